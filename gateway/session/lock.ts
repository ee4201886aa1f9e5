import { RETURNCODES } from '../errors/returncodes.ts';
import type { Config } from '../config/config.ts';
import { adoptSession, sessionExpired, liveSession } from '../request/session-change.ts';
import { requireSession } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { LockedSession, SessionLockPayload, UserError } from '../generated/resolvers.ts';
import { rfc3339 } from '../values/calendar.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { checkPassword } from './account-rest.ts';
import { passwordProblem } from './own-password.ts';
import { countSignIn, isRefusal, withFailureLimits } from './attempt-limits.ts';
import { endSession } from './sign-in.ts';
import { singleSignOnUrl } from './single-sign-on.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/**
 * The lock screen. The session is locked, not the page: a request with its cookie gets no data
 * until it is unlocked, in any window, after a reload and after a restart of the gateway.
 * - A session that began with a password is unlocked with it. If the services cannot check a
 *   password, such a session cannot be locked, because it could not be unlocked again.
 * - A single-sign-on session is unlocked by signing on again, which starts a new session.
 * - Unlock attempts run one at a time per session, so that parallel attempts cannot bypass the
 *   count. The fifth wrong password in a row ends the session. An attempt that the services did not
 *   check (a fault, or A0211: account blocked) does not count.
 */
const MAX_FAILURES = 5;

export interface UnlockResult {
  viewer: Viewer | null;
  attemptsLeft: number | null;
  userErrors: UserError[];
}

/** Whether the session can be locked, which requires a way to unlock it. */
export function isLockable({ origin }: SessionRecord, { retailConfig }: Config): boolean {
  return origin.method === 'SINGLE_SIGN_ON' || !retailConfig.missing.includes('checkPassword');
}

/** What the lock screen shows. */
export function lockedSessionOf(
  { session, account, timeZone }: SignedIn,
  { config }: Context,
): LockedSession {
  const { method } = session.origin;
  return {
    code: account.code,
    name: account.name,
    enterpriseName: account.enterprise.name,
    userType: account.userType,
    signedInBy: method,
    singleSignOnUrl: method === 'SINGLE_SIGN_ON' ? singleSignOnUrl(config) : null,
    lockedAt: rfc3339(session.lockedAt ?? session.lastSeenAt, timeZone),
  };
}

/** Locks the session of the request. Locking twice has no effect; a visitor has nothing to lock. */
export async function lockSession(context: Context): Promise<SessionLockPayload> {
  const own = context.locked ?? context.signedIn;
  if (own === null) return { lockedSession: null, userErrors: [] };
  if (!isLockable(own.session, context.config))
    throw new UpstreamError('not-implemented', { operation: 'checkPassword' });
  await context.sessions.lock(own.session.id);
  if (context.locked === null) context.logSecurity('lock');
  const locked = context.identify(await liveSession(own.session.id, context));
  Object.assign(context, { signedIn: null, locked });
  return { lockedSession: lockedSessionOf(locked, context), userErrors: [] };
}

/** Unlocks the session with its password. Returns the viewer, or how many attempts are left. */
export async function unlockSession(password: string, context: Context): Promise<UnlockResult> {
  const { locked } = context;
  if (locked === null)
    return { viewer: viewerOf(requireSession(context)), attemptsLeft: null, userErrors: [] };
  const refusal = await context.sessionMutex(locked.session.id, () =>
    tryUnlock(password, locked, context),
  );
  if (refusal === null)
    return { viewer: viewerOf(requireSession(context)), attemptsLeft: null, userErrors: [] };
  const failures = (await context.sessions.read(locked.session.id))?.unlockFailures ?? MAX_FAILURES;
  const attemptsLeft = refusal.code === 'NO_PASSWORD' ? null : Math.max(0, MAX_FAILURES - failures);
  return { viewer: null, attemptsLeft, userErrors: [userError(context.locale, refusal)] };
}

/** Returns null when the session is unlocked, otherwise the reason why not. */
async function tryUnlock(
  password: string,
  locked: SignedIn,
  context: Context,
): Promise<Refusal | null> {
  const { sessions } = context;
  const { id, origin } = locked.session;
  const session = await liveSession(id, context);
  if (session.lockedAt === null) return resumeSession(id, context);
  if (origin.method === 'SINGLE_SIGN_ON') return { code: 'NO_PASSWORD', message: 'noPassword' };
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  countSignIn(context);
  try {
    await withFailureLimits([{ limit: context.attempts.unlock, key: id, resets: true }], () =>
      checkPassword(locked.retail, locked.account, password),
    );
  } catch (error) {
    return unlockRefusal(error, locked, context);
  }
  await sessions.unlock(id);
  context.logSecurity('unlock');
  return resumeSession(id, context);
}

async function unlockRefusal(
  error: unknown,
  { session }: SignedIn,
  context: Context,
): Promise<Refusal> {
  const returncode = isRefusal(error) ? error.returncode : undefined;
  if (returncode !== undefined) context.logSecurity('unlockFailed', { reason: returncode });
  if (returncode === RETURNCODES.TOO_MANY_ATTEMPTS)
    return { code: 'TOO_MANY_ATTEMPTS', message: 'tooManyAttempts' };
  if (returncode !== RETURNCODES.WRONG_CREDENTIALS) throw error;
  const failures = await context.sessions.failUnlock(session.id);
  if (failures === 0) throw sessionExpired(context);
  if (failures < MAX_FAILURES)
    return { field: 'password', code: 'WRONG_CREDENTIALS', message: 'wrongPassword' };
  await endSession(context);
  context.logSecurity('sessionEnded', { reason: 'unlockFailures' });
  return {
    field: 'password',
    code: 'WRONG_CREDENTIALS',
    message: 'unlockEnded',
    values: { count: MAX_FAILURES },
  };
}

async function resumeSession(id: string, context: Context): Promise<null> {
  adoptSession(context, await liveSession(id, context));
  return null;
}
