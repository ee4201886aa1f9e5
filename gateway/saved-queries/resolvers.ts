import type { Resolvers } from '../generated/resolvers.ts';
import { mayUsePlayground } from '../graphql/introspection.ts';
import type { Context } from '../request/context.ts';
import { localNodeId } from '../request/node-ids.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { deleteQuery, saveQuery } from './change-queries.ts';
import { findQueries, findQuery } from './stored-queries.ts';

/** Resolvers of the playground's saved queries, which the gateway stores itself. */
export const savedQueryResolvers = {
  Mutation: {
    savedQuerySave: (_root, { input }, context) => {
      const { id } = input;
      return saveQuery(id == null ? input : { ...input, id: storedId(id, context) }, context);
    },
    savedQueryDelete: (_root, { input }, context) =>
      deleteQuery({ id: storedId(input.id, context) }, context),
  },
  Viewer: {
    hasPlayground: (_viewer, _args, context) => mayUsePlayground(context),
    savedQueries: (_viewer, _args, context) => queriesOf(context),
    savedQuery: (_viewer, { id }, context) => queryById(id, context),
  },
  SavedQuery: {
    __resolveReference: ({ id }, context) => queryById(id, context),
  },
} satisfies Resolvers;

/** The id that the store knows; one that no query has when the client's id is not the caller's. */
const storedId = (id: string, context: Context): string =>
  localNodeId('SavedQuery', id, context) ?? '';

function queryById(id: string, context: Context) {
  const { account, timeZone } = requireSignedIn(context);
  const own = { id: storedId(id, context), timeZone };
  return findQuery(context.durable, ownerOf(account), own);
}

async function queriesOf(context: Context) {
  const { account, timeZone } = requireSignedIn(context);
  const found = await findQueries(context.durable, ownerOf(account), timeZone);
  const { compare } = new Intl.Collator(context.locale, { numeric: true });
  return found.sort(
    (one, other) => compare(one.name, other.name) || compare(one.ownerName, other.ownerName),
  );
}
