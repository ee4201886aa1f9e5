import { requireSignedIn, type Context } from '../request/context.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { keysOfId } from '../request/ids.ts';
import { channelBarCard } from './kinds/channel-bar-card.ts';
import { channelPieCard } from './kinds/channel-pie-card.ts';
import { circleCard } from './kinds/circle-card.ts';
import { countCard } from './kinds/count-card.ts';
import { iconCard } from './kinds/icon-card.ts';
import { progressCard } from './kinds/progress-card.ts';
import { topProductCard } from './kinds/top-product-card.ts';
import { announcementCard } from './kinds/announcement-card.ts';
import { cardGroupCard } from './kinds/card-group-card.ts';
import { fastAppCard } from './kinds/fast-app-card.ts';
import { kpiCard } from './kinds/kpi-card.ts';
import { messageCard } from './kinds/message-card.ts';
import { mustSeeCard } from './kinds/must-see-card.ts';
import { salesLineCard } from './kinds/sales-line-card.ts';
import { storeRankingCard } from './kinds/store-ranking-card.ts';
import { typenameOf } from './kinds/table.ts';
import { todoCard } from './kinds/todo-card.ts';
import type { CardTypename } from './kinds/card-kind.ts';
import { resetDashboardLayout, saveDashboardLayout } from './layout.ts';
import type { CardDefinition } from './rest.ts';
import { templateOf } from './template.ts';

/** A card of another team's query: it must stand on a dashboard of this account and be of the type that is asked for. */
function reference(typename: CardTypename) {
  return async ({ id }: { id: string }, context: Context): Promise<CardDefinition | null> => {
    const [dashboardCode] = keysOfId('Card', id) ?? [];
    if (dashboardCode === undefined) return null;
    const dashboard = await requireSignedIn(context).loaders.dashboard.load(dashboardCode);
    return dashboard?.cards.find((card) => card.id === id && typenameOf(card) === typename) ?? null;
  };
}

/** Dashboards, and the fields that the kinds of cards bring along. */
export const cardResolvers = {
  Mutation: {
    dashboardLayoutSave: (_root, { input }, context) => saveDashboardLayout(input, context),
    dashboardLayoutReset: (_root, { input }, context) => resetDashboardLayout(input, context),
  },
  Viewer: {
    dashboardTemplate: (_viewer, { code }, context) => templateOf(requireSignedIn(context).retail, code),
    dashboard: async (_viewer, { code }, context) => {
      const dashboard = await requireSignedIn(context).loaders.dashboard.load(code);
      const timeoutMs = context.config.cardTimeoutMs;
      return dashboard && { ...dashboard, cards: dashboard.cards.map((card) => ({ ...card, timeoutMs })) };
    },
    card: (_viewer, { dashboardCode, code }, context) => requireSignedIn(context).loaders.card(dashboardCode, code),
    channels: (_viewer, _args, context) => requireSignedIn(context).loaders.channels(),
    purchaseGroups: (_viewer, _args, context) => requireSignedIn(context).loaders.purchaseGroups(),
  },
  Dashboard: {
    cards: ({ cards }, { fromRow, toRow }) =>
      cards.filter(({ position }) => position.row >= (fromRow ?? -Infinity) && position.row <= (toRow ?? Infinity)),
    // Stores are seen through a post: the figures of a supplier are about its goods, not about stores.
    shopCount: async (_dashboard, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return account.userType === 'SUPPLIER' ? null : (await loaders.shops(glanceLimit(context))).length;
    },
  },
  Card: { __resolveType: typenameOf },
  KpiCard: { ...kpiCard.fields, __resolveReference: reference('KpiCard') },
  SalesLineCard: { ...salesLineCard.fields, __resolveReference: reference('SalesLineCard') },
  StoreRankingCard: { ...storeRankingCard.fields, __resolveReference: reference('StoreRankingCard') },
  TodoCard: { ...todoCard.fields, __resolveReference: reference('TodoCard') },
  ChannelBarCard: { ...channelBarCard.fields, __resolveReference: reference('ChannelBarCard') },
  ChannelPieCard: { ...channelPieCard.fields, __resolveReference: reference('ChannelPieCard') },
  CircleCard: { ...circleCard.fields, __resolveReference: reference('CircleCard') },
  CountCard: { ...countCard.fields, __resolveReference: reference('CountCard') },
  IconCard: { ...iconCard.fields, __resolveReference: reference('IconCard') },
  ProgressCard: { ...progressCard.fields, __resolveReference: reference('ProgressCard') },
  TopProductCard: { ...topProductCard.fields, __resolveReference: reference('TopProductCard') },
  FastAppCard: { ...fastAppCard.fields, __resolveReference: reference('FastAppCard') },
  MessageCard: { ...messageCard.fields, __resolveReference: reference('MessageCard') },
  AnnouncementCard: { ...announcementCard.fields, __resolveReference: reference('AnnouncementCard') },
  MustSeeCard: { ...mustSeeCard.fields, __resolveReference: reference('MustSeeCard') },
  CardGroupCard: { ...cardGroupCard.fields, __resolveReference: reference('CardGroupCard') },
  UnknownCard: { __resolveReference: reference('UnknownCard') },
} satisfies Resolvers;
