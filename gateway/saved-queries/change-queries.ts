import { userError, type Refusal } from '../errors/user-error.ts';
import type {
  SavedQuery,
  SavedQueryDeleteInput,
  SavedQuerySaveInput,
  UserError,
} from '../generated/resolvers.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { checkContent } from './checks.ts';
import { addQuery, changeQuery, findQuery, removeQuery } from './stored-queries.ts';

interface QueryOutcome {
  savedQuery: SavedQuery | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** Saves a new query, or changes one of the account's own if it was not changed since it was read. */
export async function saveQuery(
  input: SavedQuerySaveInput,
  context: Context,
): Promise<QueryOutcome> {
  const { account, timeZone, viewer } = requireSignedIn(context);
  const content = checkContent(input);
  if ('refusal' in content) return refused(content.refusal, context);
  const owner = ownerOf(account);
  const change = { ownerName: account.name, now: context.clock() };
  const { id, version = null } = input;
  const saved = await context.durable.transaction((queries) =>
    id == null
      ? addQuery(queries, owner, content.value, change)
      : changeQuery(queries, owner, { id, version }, content.value, change),
  );
  if (typeof saved !== 'string') return refused(saved, context);
  const savedQuery = await findQuery(context.durable, owner, { id: saved, timeZone });
  return { savedQuery, viewer, userErrors: [] };
}

export async function deleteQuery(
  { id }: SavedQueryDeleteInput,
  context: Context,
): Promise<QueryOutcome> {
  const { account, viewer } = requireSignedIn(context);
  const refusal = await removeQuery(context.durable, ownerOf(account), id);
  return refusal === null
    ? { savedQuery: null, viewer, userErrors: [] }
    : refused(refusal, context);
}

function refused(refusal: Refusal, { locale }: Context): QueryOutcome {
  return { savedQuery: null, viewer: null, userErrors: [userError(locale, refusal)] };
}
