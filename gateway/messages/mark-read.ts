import { RETURNCODES } from '../errors/returncodes.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type {
  MessagesReadAllInput,
  MessagesReadInput,
  MustSeeItem,
  MustSeeMarkInput,
  UserError,
} from '../generated/resolvers.ts';
import { keysOfNode, localNodeId } from '../request/node-ids.ts';
import { codeOf } from '../values/rows.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { markSeen, MUST_SEE_ID } from './must-see-rest.ts';
import { MESSAGE_ID, typeOf, type MessageRow } from './message-row.ts';
import { markMessages, readRows, unreadRows } from './rest.ts';

export interface ReadResult {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

export interface SeenResult {
  item: MustSeeItem | null;
  userErrors: UserError[];
}

const MAX_MESSAGES = 100;

const UNKNOWN_ITEM: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'unknownMustSee' };
const FOREIGN_MESSAGE: Refusal = { field: 'ids', code: 'NOT_PERMITTED', message: 'unknownMessage' };
/** A message was withdrawn after the list was read. A retry reads the list again. */
const WITHDRAWN_MESSAGE: Refusal = { code: 'NOT_PERMITTED', message: 'messagesChanged' };

/** Marks all of the given messages, or none. Marking twice has no effect. */
export async function markMessagesRead(
  { ids, isRead }: MessagesReadInput,
  context: Context,
): Promise<ReadResult> {
  const { retail, account } = requireSignedIn(context);
  const keys = ids.map((id) => keysOfNode(MESSAGE_ID, id, context)?.[0] ?? '');
  const wrong = idsRefusal(keys);
  if (wrong !== null) return readResult(wrong, context);
  const rows = await rowsToMark([...new Set(keys)], isRead !== false, requireSignedIn(context));
  const messages = [...new Set(keys)].map((id) => ({ id, row: rows.get(id) }));
  const marking = markMessages(retail, account, messages, isRead !== false);
  return readResult(await refusalOf(marking, FOREIGN_MESSAGE), context);
}

/**
 * The messages as the services sent them. What is marked as read is mostly among the unread
 * messages, which are at hand. Those that are not there are looked up with one further read; what
 * is not found then is sent by its key, and so are all after a failure.
 */
async function rowsToMark(
  keys: readonly string[],
  isRead: boolean,
  { retail, account }: SignedIn,
): Promise<ReadonlyMap<string, MessageRow>> {
  const rows = new Map<string, MessageRow>();
  const add = (found: readonly MessageRow[]) => {
    for (const row of found) rows.set(codeOf(row.id), row);
  };
  if (isRead) add(await unreadRows(retail, account).catch(() => []));
  const missing = keys.filter((key) => !rows.has(key));
  add(await readRows(retail, account, missing).catch(() => []));
  return rows;
}

/**
 * Marks all unread messages, or those of a type. Messages that arrive in the meantime stay unread.
 */
export async function markAllMessagesRead(
  { type }: MessagesReadAllInput,
  context: Context,
): Promise<ReadResult> {
  const { retail, account } = requireSignedIn(context);
  const unread = (await unreadRows(retail, account)).filter(
    (row) => type == null || typeOf(row) === type,
  );
  const rows = new Map(unread.map((row) => [codeOf(row.id), row]));
  rows.delete('');
  const messages = [...rows].map(([id, row]) => ({ id, row }));
  return readResult(
    await refusalOf(markMessages(retail, account, messages, true), WITHDRAWN_MESSAGE),
    context,
  );
}

/** After a change the account is loaded again, so that the same request sees fresh data. */
function readResult(refusal: Refusal | null, context: Context): ReadResult {
  const { session } = requireSignedIn(context);
  if (refusal !== null) return { viewer: null, userErrors: [userError(context.locale, refusal)] };
  context.live.notify(session, [
    { kind: 'message', key: null },
    { kind: 'announcement', key: null },
  ]);
  return { viewer: adoptSession(context, session).viewer, userErrors: [] };
}

/**
 * Marks an item as seen. Refuses an item that the account does not have today; an item already seen
 * is not sent to the services again.
 */
export async function markMustSee({ id }: MustSeeMarkInput, context: Context): Promise<SeenResult> {
  const { retail, loaders, session } = requireSignedIn(context);
  const unknown = { item: null, userErrors: [userError(context.locale, UNKNOWN_ITEM)] };
  const [code] = keysOfNode(MUST_SEE_ID, id, context) ?? [];
  if (!code) return unknown;
  const known = localNodeId(MUST_SEE_ID, id, context);
  const item = (await loaders.mustSee()).find((each) => each.id === known);
  if (item === undefined) return unknown;
  if (item.isSeen) return { item, userErrors: [] };
  const refused = await refusalOf(markSeen(retail, code), {
    ...UNKNOWN_ITEM,
    code: 'NOT_PERMITTED',
  });
  if (refused !== null) return { item: null, userErrors: [userError(context.locale, refused)] };
  context.live.notify(session, [{ kind: 'mustSee', key: null }]);
  adoptSession(context, session);
  return { item: { ...item, isSeen: true }, userErrors: [] };
}

function idsRefusal(keys: readonly string[]): Refusal | null {
  if (keys.length === 0) return { field: 'ids', code: 'REQUIRED', message: 'messageRequired' };
  if (keys.length > MAX_MESSAGES)
    return {
      field: 'ids',
      code: 'TOO_MANY',
      message: 'tooManyMessages',
      values: { limit: MAX_MESSAGES },
    };
  const wrong = keys.indexOf('');
  return wrong === -1
    ? null
    : { field: ['ids', String(wrong)], code: 'NOT_FOUND', message: 'unknownMessage' };
}

/**
 * Runs a call and returns its refusal as data: A0301 when the item belongs to another account,
 * A0400 when it does not exist. Other errors are thrown.
 */
async function refusalOf(call: Promise<unknown>, foreign: Refusal): Promise<Refusal | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const returncode = error instanceof UpstreamError ? error.returncode : undefined;
    if (returncode === RETURNCODES.NOT_PERMITTED) return foreign;
    if (returncode === RETURNCODES.INVALID) return { ...foreign, code: 'NOT_FOUND' };
    throw error;
  }
}
