import { GatewayError } from '../errors/gateway-error.ts';
import { subjectOf } from './security-log.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { Context, SignedIn } from './context.ts';

/**
 * Reads a session again. Throws SESSION_EXPIRED when it has ended in the meantime, such as in
 * another window or because of its age.
 */
export async function liveSession(
  id: string,
  { sessions, cookie }: Pick<Context, 'sessions' | 'cookie'>,
): Promise<SessionRecord> {
  const session = await sessions.read(id);
  if (session === null) throw sessionExpired({ cookie });
  return session;
}

/**
 * Clears the browser's cookie, which names a session that has ended, and returns the error to
 * throw.
 */
export function sessionExpired({ cookie }: Pick<Context, 'cookie'>): GatewayError {
  cookie.clear();
  return new GatewayError('SESSION_EXPIRED');
}

/**
 * Continues the request with a session that has just been created, unlocked or switched. If the
 * session was locked in the meantime, it stays locked.
 */
export function adoptSession(context: Context, session: SessionRecord): SignedIn {
  const identified = context.identify(session);
  context.request.subject = subjectOf(session);
  Object.assign(context, {
    ...signedInOrLocked(identified),
    scopeChanged: false,
    sessionEnded: false,
  });
  return identified;
}

/** The identified session as `signedIn` or, while it is locked, as `locked`. */
export function signedInOrLocked(
  identified: SignedIn | null,
): Pick<Context, 'signedIn' | 'locked'> {
  return identified?.session.lockedAt === null
    ? { signedIn: identified, locked: null }
    : { signedIn: null, locked: identified };
}

/** Continues the request as a visitor. Returns the account that was signed in, if any. */
export function dropSession(context: Context): SignedIn | null {
  const former = context.signedIn ?? context.locked;
  context.cookie.clear();
  Object.assign(context, { signedIn: null, locked: null, scopeChanged: false });
  return former;
}
