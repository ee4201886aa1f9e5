import type { Resolvers } from '../generated/resolvers.ts';
import { mayUsePlayground } from '../graphql/introspection.ts';
import type { Context } from '../request/context.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { deleteQuery, saveQuery } from './change-queries.ts';
import { findQueries, findQuery } from './stored-queries.ts';

/** Resolvers of the playground's saved queries, which the gateway stores itself. */
export const savedQueryResolvers = {
  Mutation: {
    savedQuerySave: (_root, { input }, context) => saveQuery(input, context),
    savedQueryDelete: (_root, { input }, context) => deleteQuery(input, context),
  },
  Viewer: {
    hasPlayground: (_viewer, _args, context) => mayUsePlayground(context),
    savedQueries: (_viewer, _args, context) => queriesOf(context),
    savedQuery: (_viewer, { id }, context) => {
      const { account, timeZone } = requireSignedIn(context);
      return findQuery(context.durable, ownerOf(account), { id, timeZone });
    },
  },
} satisfies Resolvers;

async function queriesOf(context: Context) {
  const { account, timeZone } = requireSignedIn(context);
  const found = await findQueries(context.durable, ownerOf(account), timeZone);
  const { compare } = new Intl.Collator(context.locale, { numeric: true });
  return found.sort(
    (one, other) => compare(one.name, other.name) || compare(one.ownerName, other.ownerName),
  );
}
