import { requireSignedIn, type Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { keysOfId } from '../ids.ts';
import { kpiCard } from './kinds/kpi-card.ts';
import { salesLineCard } from './kinds/sales-line-card.ts';
import { storeRankingCard } from './kinds/store-ranking-card.ts';
import { typenameOf } from './kinds/table.ts';
import { todoCard } from './kinds/todo-card.ts';
import type { CardTypename } from './kinds/card-kind.ts';
import type { CardDefinition } from './rest.ts';

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
  Viewer: {
    dashboard: async (_viewer, { code }, context) => {
      const dashboard = await requireSignedIn(context).loaders.dashboard.load(code);
      const timeoutMs = context.config.cardTimeoutMs;
      return dashboard && { ...dashboard, cards: dashboard.cards.map((card) => ({ ...card, timeoutMs })) };
    },
    card: async (_viewer, { dashboardCode, code }, context) => {
      const dashboard = await requireSignedIn(context).loaders.dashboard.load(dashboardCode);
      return dashboard?.cards.find((card) => card.code === code) ?? null;
    },
  },
  Dashboard: {
    // Stores are seen through a post: the figures of a supplier are about its goods, not about stores.
    shopCount: async (_dashboard, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return account.userType === 'SUPPLIER' ? null : (await loaders.shops()).length;
    },
  },
  Card: { __resolveType: typenameOf },
  KpiCard: { ...kpiCard.fields, __resolveReference: reference('KpiCard') },
  SalesLineCard: { ...salesLineCard.fields, __resolveReference: reference('SalesLineCard') },
  StoreRankingCard: { ...storeRankingCard.fields, __resolveReference: reference('StoreRankingCard') },
  TodoCard: { ...todoCard.fields, __resolveReference: reference('TodoCard') },
  UnknownCard: { __resolveReference: reference('UnknownCard') },
} satisfies Resolvers;
