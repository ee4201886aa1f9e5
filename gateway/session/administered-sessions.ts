import { mapConcurrently } from '../async/map-concurrently.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type {
  SessionsEndAllPayload,
  SessionsEndOfAccountInput,
  SessionsEndOfAccountPayload,
} from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { accountName } from '../request/security-log.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { revokeTokens } from './rest.ts';
import { findSessionRights } from './session-rights.ts';

const MAX_ACCOUNT_LENGTH = 64;
/** The tokens of so many ended sessions are revoked at the same time. */
const AT_ONCE = 8;

const NOT_PERMITTED: Refusal = { code: 'NOT_PERMITTED', message: 'sessionsNotPermitted' };
const REQUIRED: Refusal = {
  field: 'account',
  code: 'REQUIRED',
  message: 'sessionsAccountRequired',
};
const UNKNOWN: Refusal = { field: 'account', code: 'NOT_FOUND', message: 'sessionsAccountUnknown' };

/** Whether the account may end sessions of others: asked anew, so that a lost right counts at once. */
export async function isSessionAdministrator(context: Context): Promise<boolean> {
  // The server of an embedded module must not learn what the account may do here.
  if (context.readOnly) throw new GatewayError('FORBIDDEN');
  return (await findSessionRights(requireSignedIn(context).retail, null)).isAllowed;
}

/**
 * Ends the sessions of one account of the enterprise, except the caller's. Whoever may not is told
 * so for every account, so that the answer does not tell which accounts exist.
 */
export async function endSessionsOfAccount(
  { account, userType }: SessionsEndOfAccountInput,
  context: Context,
): Promise<SessionsEndOfAccountPayload> {
  const signedIn = requireSignedIn(context);
  const typed = { account: account.trim(), userType };
  if (typed.account === '') return refused(REQUIRED, context);
  const { enterprise } = signedIn.account;
  const target = accountName(enterprise.code, typed.account.slice(0, MAX_ACCOUNT_LENGTH));
  const rights = await findSessionRights(signedIn.retail, asAskable(typed));
  if (!rights.isAllowed || rights.account === null) {
    context.logSecurity('sessionsEndRefused', { target });
    return refused(rights.isAllowed ? UNKNOWN : NOT_PERMITTED, context);
  }
  const { userId } = rights.account;
  const found = await context.sessions.ofAccount({ ent_id: enterprise.code, userid: userId });
  const ended = await endOthers(found, context, (count) =>
    context.logSecurity('accountSessionsEnded', { target, count }),
  );
  return { ended, userErrors: [] };
}

/** Ends all sessions of the enterprise, except the caller's. */
export async function endAllSessions(context: Context): Promise<SessionsEndAllPayload> {
  const signedIn = requireSignedIn(context);
  const rights = await findSessionRights(signedIn.retail, null);
  if (!rights.isAllowed) {
    context.logSecurity('sessionsEndRefused', { target: null });
    return refused(NOT_PERMITTED, context);
  }
  const ended = await endOthers(context.sessions.all(), context, (count) =>
    context.logSecurity('allSessionsEnded', { count }),
  );
  return { ended, userErrors: [] };
}

/**
 * Ends those of the sessions that are of the caller's enterprise and not its own, and returns how
 * many. `log` is told the number also if the store fails on the way: what has ended has ended.
 */
async function endOthers(
  sessions: Iterable<SessionRecord> | AsyncIterable<SessionRecord>,
  context: Context,
  log: (count: number) => void,
): Promise<number> {
  const { session: own } = requireSignedIn(context);
  const ended: SessionRecord[] = [];
  try {
    for await (const session of sessions) {
      if (session.id === own.id || session.account.ent_id !== own.account.ent_id) continue;
      // Read again, because its tokens may have been refreshed since it was found.
      const latest = (await context.sessions.read(session.id)) ?? session;
      await context.sessions.delete(session.id);
      ended.push(latest);
    }
  } finally {
    log(ended.length);
    revokeLater(ended, context);
  }
  return ended.length;
}

/**
 * Revokes the tokens of ended sessions at the services (best effort). Nobody waits for it, and it is
 * no part of the request, whose calls are limited: there may be thousands.
 */
function revokeLater(ended: readonly SessionRecord[], context: Context): void {
  void mapConcurrently(AT_ONCE, ended, (session) =>
    revokeTokens(context.identifyApart(session).retail, session.tokens.refreshToken),
  );
}

/** An account that is too long exists nowhere: only the right itself is asked for. */
function asAskable<Typed extends { account: string }>(typed: Typed): Typed | null {
  return typed.account.length > MAX_ACCOUNT_LENGTH ? null : typed;
}

function refused(refusal: Refusal, { locale }: Context) {
  return { ended: null, userErrors: [userError(locale, refusal)] };
}
