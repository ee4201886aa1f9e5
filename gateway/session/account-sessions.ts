import { scopeOf } from '../request/account.ts';
import { rfc3339 } from '../values/calendar.ts';
import { requireSession } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { AccountSession, Session } from '../generated/resolvers.ts';
import { globalId, keysOfId } from '../request/ids.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { isLockable } from './lock.ts';
import { terminateSession } from './terminate-session.ts';
import type { Refusal } from '../errors/user-error.ts';
import { browserOf, systemOf } from './user-agent.ts';

const MINUTE_MS = 60_000;

/** The session as its own account sees it. */
export function sessionOf(signedIn: SignedIn, { config }: Context): Session {
  const { session, account, timeZone } = signedIn;
  return {
    signedInBy: session.origin.method,
    idleMinutes: Math.floor(config.sessionIdleMs / MINUTE_MS),
    endsAt: rfc3339(session.createdAt + config.sessionAbsoluteMs, timeZone),
    scope: scopeOf(account),
    isLockable: isLockable(session, config),
    lockable: isLockable(session, config),
  };
}

/** All sessions of the account: the caller's own first, then by last use, newest first. */
export async function sessionsOf(context: Context): Promise<AccountSession[]> {
  // The server of an embedded module must not learn which browsers an account uses, and from where.
  if (context.readOnly) throw new GatewayError('FORBIDDEN');
  const { session: own, timeZone } = requireSession(context);
  const sessions = await context.sessions.ofAccount(own.account);
  const ordered = sessions.toSorted((one, other) => sortKeyOf(other, own) - sortKeyOf(one, own));
  return ordered.map((session) => ({
    id: globalId('AccountSession', session.id),
    isCurrent: session.id === own.id,
    current: session.id === own.id,
    startedAt: rfc3339(session.createdAt, timeZone),
    lastSeenAt: rfc3339(
      Math.max(session.createdAt, Math.floor(session.lastSeenAt / MINUTE_MS) * MINUTE_MS),
      timeZone,
    ),
    browser: browserOf(session.origin.userAgent),
    system: systemOf(session.origin.userAgent),
    address: session.origin.address,
  }));
}

/**
 * Ends all other sessions of the account, in the gateway and (best effort) at the services. Returns
 * how many.
 */
export async function endOtherSessions(signedIn: SignedIn, context: Context): Promise<number> {
  const others = await otherSessionsOf(signedIn, context);
  await Promise.all(others.map((other) => terminateSession(other, context)));
  return others.length;
}

/**
 * Ends another session of the account, in the gateway and (best effort) at the services. Returns why
 * not; null when it is done.
 */
export async function endOneSession(id: string, context: Context): Promise<Refusal | null> {
  const signedIn = requireSession(context);
  const [sessionId] = keysOfId('AccountSession', id) ?? [];
  if (sessionId === signedIn.session.id)
    return { field: 'id', code: 'INVALID', message: 'sessionIsOwn' };
  const others = await otherSessionsOf(signedIn, context);
  const meant = others.find(({ session }) => session.id === sessionId);
  if (meant === undefined) return { field: 'id', code: 'NOT_FOUND', message: 'sessionUnknown' };
  await terminateSession(meant, context);
  return null;
}

/** The account's sessions except this one. */
export async function otherSessionsOf(
  { session: own }: SignedIn,
  context: Context,
): Promise<SignedIn[]> {
  const sessions = await context.sessions.ofAccount(own.account);
  return sessions.filter(({ id }) => id !== own.id).map((other) => context.identify(other));
}

function sortKeyOf(session: SessionRecord, own: SessionRecord): number {
  return session.id === own.id ? Number.MAX_SAFE_INTEGER : session.lastSeenAt;
}
