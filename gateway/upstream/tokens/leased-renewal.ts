import type { Clock } from '../../async/clock.ts';
import type { After } from '../../async/timers.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { RefreshLeases } from '../../store/refresh-leases.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../../store/session-store.ts';
import { createTokenRenewal, refreshFailed, type TokenRenewalOptions } from './token-renewal.ts';

export interface LeasedRenewalOptions extends TokenRenewalOptions {
  leases: RefreshLeases;
  clock: Clock;
  after: After;
}

/** How often a process looks for the tokens that another one is getting. */
const LOOK_EVERY_MS = 50;

/**
 * Returns a function that renews the tokens of a session with its lease, or takes those of the
 * process that has the lease.
 */
export function createLeasedRenewal(options: LeasedRenewalOptions) {
  const { sessions, leases, clock, after, logger, timeoutMs } = options;
  const renew = createTokenRenewal(options);
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void after(ms, resolve));

  /** The tokens of the session, if they are no longer those that have expired. */
  async function newerTokens(sessionId: string, expiredToken: string): Promise<TokenPair | null> {
    const { tokens } = await readLiveSession(sessions, sessionId);
    return tokens.accessToken === expiredToken ? null : tokens;
  }

  async function renewOrRead(
    sessionId: string,
    expiredToken: string,
    requestId: string,
    isTakenOver: boolean,
  ): Promise<TokenPair> {
    // Another process may have finished just before this one got the lease.
    const session = await readLiveSession(sessions, sessionId);
    if (session.tokens.accessToken !== expiredToken) return session.tokens;
    if (isTakenOver)
      logger.warn(
        { requestId },
        'another process began to refresh the tokens of a session and did not finish: this one does it',
      );
    try {
      return await renew(session, requestId);
    } catch (error) {
      // This process may have hung while another one refreshed the tokens.
      const known = await newerTokens(sessionId, expiredToken).catch(() => null);
      if (known !== null) return known;
      throw error;
    }
  }

  return async function renewAlone(
    sessionId: string,
    expiredToken: string,
    requestId: string,
  ): Promise<TokenPair> {
    const startedAt = clock();
    for (;;) {
      const lease = await leases.take(sessionId);
      if (lease !== null) {
        try {
          return await renewOrRead(sessionId, expiredToken, requestId, lease.isTakenOver);
        } finally {
          await lease.release();
        }
      }
      await pause(LOOK_EVERY_MS);
      const known = await newerTokens(sessionId, expiredToken);
      if (known !== null) return known;
      if (Math.abs(clock() - startedAt) >= 2 * timeoutMs) throw refreshFailed();
    }
  };
}

/** The session, or the error that it has ended. */
export async function readLiveSession(
  sessions: SessionStore,
  sessionId: string,
): Promise<SessionRecord> {
  const session = await sessions.read(sessionId);
  if (!session) throw new UpstreamError('session-ended', { operation: 'refreshToken' });
  return session;
}
