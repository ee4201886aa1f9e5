import { createBackoff } from '../../async/backoff.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { TokenPair } from '../../store/session-store.ts';
import { NO_OBSERVER, type UpstreamObserver } from '../../logging/upstream-observer.ts';
import {
  createLeasedRenewal,
  readLiveSession,
  type LeasedRenewalOptions,
} from './leased-renewal.ts';
import { refreshFailed } from './token-renewal.ts';

/** A running refresh, shared by all calls that wait for it. */
interface RunningRefresh {
  pair: Promise<TokenPair>;
  startedAt: number;
}

/** Returns the token pair that replaces an expired access token of a session. */
export type TokenRefresh = (
  sessionId: string,
  expiredToken: string,
  requestId: string,
) => Promise<TokenPair>;

interface TokenRefreshOptions extends LeasedRenewalOptions {
  refreshed?: UpstreamObserver['refreshed'];
}

const MAX_FLIGHTS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;

/**
 * Makes one refresh for all calls that met A0242 with the same token of the same session:
 * - The key is session and expired token. All calls that arrive while it runs share its result.
 * - The session is re-read first. A call that arrives after the end finds the newer token there,
 *   and no refresh is sent.
 * - One process at a time has the lease of a session. The others wait for its tokens, or for the
 *   end of its lease.
 * - The new pair is written by compare-and-set. If the user signed out meanwhile, the sign-out wins
 *   and the new pair is revoked.
 * - A refusal ends the session. If the refresh cannot be delivered, the session stays and all
 *   waiters get `refresh-failed`, as do calls during the following pause. The pause doubles with
 *   each failure; after it one call tries again.
 * - A refresh without result after twice the time limit counts as dead, and a new one may start.
 * The refresh does not go through the client of the waiting calls, so it cannot wait for itself.
 */
export function createTokenRefresh({
  refreshed = NO_OBSERVER.refreshed,
  ...options
}: TokenRefreshOptions): TokenRefresh {
  const { sessions, clock, timeoutMs } = options;
  const renewAlone = createLeasedRenewal(options);
  const flights = new Map<string, RunningRefresh>();
  const backoff = createBackoff({
    clock,
    firstMs: FIRST_PAUSE_MS,
    maxMs: MAX_PAUSE_MS,
    maxKeys: MAX_FLIGHTS,
  });

  async function refresh(
    sessionId: string,
    expiredToken: string,
    requestId: string,
  ): Promise<TokenPair> {
    const { tokens } = await readLiveSession(sessions, sessionId);
    if (tokens.accessToken !== expiredToken) return tokens;
    if (backoff.isWaiting(sessionId)) {
      refreshed('paused');
      throw refreshFailed();
    }

    try {
      const pair = await renewAlone(sessionId, expiredToken, requestId);
      backoff.succeeded(sessionId);
      refreshed('renewed');
      return pair;
    } catch (error) {
      if (isFailedAttempt(error)) backoff.failed(sessionId);
      const isEnded = error instanceof UpstreamError && error.kind === 'session-ended';
      refreshed(isEnded ? 'ended' : 'failed');
      throw error;
    }
  }

  return function freshTokens(sessionId, expiredToken, requestId) {
    const key = `${sessionId}\n${expiredToken}`;
    const running = flights.get(key);
    // A system clock that was set back must not keep a dead refresh alive.
    if (running && Math.abs(clock() - running.startedAt) < 2 * timeoutMs) return running.pair;
    if (flights.size >= MAX_FLIGHTS) return Promise.reject(refreshFailed());

    const pair = refresh(sessionId, expiredToken, requestId).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: RunningRefresh = { pair, startedAt: clock() };
    flights.set(key, flight);
    return pair;
  };
}

/**
 * Whether a refresh was sent and failed. One blocked by the service's guard was not sent and needs
 * no pause.
 */
function isFailedAttempt(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.kind !== 'refresh-failed') return false;
  return !(error.cause instanceof UpstreamError && error.cause.isUnsent);
}
