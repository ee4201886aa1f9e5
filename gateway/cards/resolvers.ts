import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { globalId, keysOfId } from '../request/ids.ts';
import { channelRank, type ChannelModel } from './base-data.ts';
import { CARD_KINDS, typenameOf } from './kinds/table.ts';
import type { CardTypename } from './kinds/card-kind.ts';
import { resetDashboardLayout, saveDashboardLayout } from './layout.ts';
import type { CardDefinition } from './rest.ts';
import { templateOf } from './template.ts';

/**
 * Resolves a card for federation. A dashboard of this account must show or offer it, and it must
 * have the requested type.
 */
function cardReference(typename: CardTypename) {
  return async ({ id }: { id: string }, context: Context): Promise<CardDefinition | null> => {
    const [dashboardCode, code] = keysOfId('Card', id) ?? [];
    if (dashboardCode === undefined || code === undefined) return null;
    const card = await requireSignedIn(context).loaders.card(dashboardCode, code);
    // A copy, because Apollo's library writes the type into it, and requests share the definitions.
    return card !== null && typenameOf(card) === typename ? { ...card } : null;
  };
}

/**
 * The resolvers of each card type: its own fields and its reference resolver. Each kind is
 * type-checked in its own file.
 */
const kindResolvers = Object.fromEntries(
  CARD_KINDS.map(({ typename, fields }) => [
    typename,
    { ...fields, __resolveReference: cardReference(typename) },
  ]),
) as Pick<Resolvers, CardTypename>;

/** The rank of a channel; null without the list of channels, which is needed for colors only. */
async function rankOf({ rank, code }: ChannelModel, context: Context): Promise<number | null> {
  if (rank !== undefined) return rank;
  const { loaders } = requireSignedIn(context);
  return channelRank(await loaders.channels(glanceLimit(context)).catch(() => []), code);
}

/** Dashboards and their cards. */
export const cardResolvers = {
  Mutation: {
    dashboardLayoutSave: (_root, { input }, context) => saveDashboardLayout(input, context),
    dashboardLayoutReset: (_root, { input }, context) => resetDashboardLayout(input, context),
  },
  Viewer: {
    dashboardTemplate: (_viewer, { code }, context) => {
      const { retail, account } = requireSignedIn(context);
      return templateOf(retail, account, code);
    },
    dashboard: async (_viewer, { code }, context) => {
      const dashboard = await requireSignedIn(context).loaders.dashboard.load(code);
      const timeoutMs = context.config.cardTimeoutMs;
      return (
        dashboard && {
          ...dashboard,
          cards: dashboard.cards.map((card) => ({ ...card, timeoutMs })),
        }
      );
    },
    card: (_viewer, { dashboardCode, code }, context) =>
      requireSignedIn(context).loaders.card(dashboardCode, code),
    channels: (_viewer, _args, context) => requireSignedIn(context).loaders.channels(),
    purchaseGroups: (_viewer, _args, context) => requireSignedIn(context).loaders.purchaseGroups(),
  },
  Dashboard: {
    cards: ({ cards }, { fromRow, toRow }) =>
      cards.filter(
        ({ position }) =>
          position.row >= (fromRow ?? -Infinity) && position.row <= (toRow ?? Infinity),
      ),
    // Null for suppliers, whose figures are about their goods and not about stores.
    shopCount: async (_dashboard, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return account.userType === 'SUPPLIER'
        ? null
        : (await loaders.shops(glanceLimit(context))).length;
    },
  },
  Channel: {
    id: ({ code }) => globalId('Channel', code),
    rank: (channel, _args, context) => rankOf(channel, context),
    place: (channel, _args, context) => rankOf(channel, context),
    __resolveReference: async (reference, context) => {
      const channels = await requireSignedIn(context).loaders.channels();
      const code = 'code' in reference ? reference.code : keysOfId('Channel', reference.id)?.[0];
      const found = channels.find((each) => each.code === code);
      return found === undefined ? null : { ...found };
    },
  },
  Card: { __resolveType: typenameOf },
  ...kindResolvers,
} satisfies Resolvers;
