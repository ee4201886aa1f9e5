import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../store/session-store.ts';
import type { Addresses } from './addresses.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type Answer, type Send } from './exchange.ts';
import { UpstreamError } from './upstream-error.ts';

/** A wave of calls that wait for one refresh. */
interface Flight {
  pair: Promise<TokenPair>;
  startedAt: number;
}

interface TokenRefreshOptions {
  send: Send;
  addresses: Addresses;
  sessions: SessionStore;
  clock: Clock;
  logger: Logger;
  timeoutMs: number;
}

/** The pair that replaces an expired access token of a session. */
export type TokenRefresh = (sessionId: string, expiredToken: string, requestId: string) => Promise<TokenPair>;

const MAX_FLIGHTS = 10_000;
const OPERATION = 'refreshToken';

/**
 * One refresh for all calls that met A0242 with the same token of the same session:
 * - it is keyed by session and expired token, and everybody who asks while it runs gets its outcome;
 * - the session is read again inside; whoever comes after the end finds the newer token there and no refresh is sent;
 * - the new pair is written by compare-and-set: a logout meanwhile wins, and the pair that nobody holds any more is revoked;
 * - a refusal ends the session; when the call does not come through the session lives, all who waited get `refresh-failed`, and the
 *   next wave may try again;
 * - a flight that neither ends nor fails within twice the time limit is taken for dead and another may start.
 * It never goes through the calls that wait for it, so it cannot wait for itself.
 */
export function createTokenRefresh({ send, addresses, sessions, clock, logger, timeoutMs }: TokenRefreshOptions): TokenRefresh {
  const flights = new Map<string, Flight>();

  async function refresh(sessionId: string, expiredToken: string, requestId: string): Promise<TokenPair> {
    const session = await sessions.read(sessionId);
    if (!session) throw new UpstreamError('session-ended', { operation: OPERATION });
    if (session.tokens.accessToken !== expiredToken) return session.tokens;

    const answer = await exchangePair(session.tokens, requestId);
    if (!isSuccess(answer)) return afterRefusal(answer, session);
    const pair = readPair(answer);
    if (await sessions.replaceTokens(sessionId, session.tokenVersion, pair)) return pair;

    // Compare-and-set failed: another process was faster, or the user has signed out meanwhile.
    const now = await sessions.read(sessionId);
    if (now) return now.tokens;
    await revoke(pair, requestId);
    throw new UpstreamError('session-ended', { operation: OPERATION });
  }

  async function exchangePair({ accessToken, refreshToken }: TokenPair, requestId: string): Promise<Answer> {
    const body = JSON.stringify({ refreshToken });
    try {
      return await send({ operation: OPERATION, url: addresses.ofOperation(OPERATION), body, accessToken, requestId, timeoutMs });
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'not-implemented') return refusedAs('B0501');
      throw failed(error);
    }
  }

  /** Another process may have used the single-use refresh token first: then its pair is in the store, and the refusal means nothing. */
  async function afterRefusal(answer: Answer, session: SessionRecord): Promise<TokenPair> {
    if (isFault(answer)) throw failed(refusalOf(answer, OPERATION, session.tokens.accessToken));
    const now = await sessions.read(session.id);
    if (now && now.tokenVersion !== session.tokenVersion) return now.tokens;
    await sessions.delete(session.id);
    throw new UpstreamError('session-ended', { operation: OPERATION, returncode: answer.returncode });
  }

  async function revoke({ accessToken, refreshToken }: TokenPair, requestId: string): Promise<void> {
    const body = JSON.stringify({ refreshToken });
    try {
      await send({ operation: 'logout', url: addresses.ofOperation('logout'), body, accessToken, requestId, timeoutMs });
    } catch (error) {
      logger.warn(
        { requestId, reason: error instanceof Error ? error.message : '' },
        'a token pair of an ended session was not revoked',
      );
    }
  }

  return function freshTokens(sessionId, expiredToken, requestId) {
    const key = `${sessionId}\n${expiredToken}`;
    const running = flights.get(key);
    if (running && clock() - running.startedAt < 2 * timeoutMs) return running.pair;
    if (flights.size >= MAX_FLIGHTS) return Promise.reject(failed());

    const pair = refresh(sessionId, expiredToken, requestId).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { pair, startedAt: clock() };
    flights.set(key, flight);
    return pair;
  };
}

/** The services could not answer, as against would not: 5xx, or a code of the families B (system) and C (third party). */
function isFault({ status, returncode }: Answer): boolean {
  return returncode !== 'B0501' && (status >= 500 || /^[BC]/u.test(returncode));
}

function readPair({ data }: Answer): TokenPair {
  if (typeof data === 'object' && data !== null && 'accessToken' in data && 'refreshToken' in data) {
    const { accessToken, refreshToken } = data;
    if (isToken(accessToken) && isToken(refreshToken)) return { accessToken, refreshToken };
  }
  throw failed();
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/u.test(value);
}

function failed(cause?: unknown): UpstreamError {
  return new UpstreamError('refresh-failed', { operation: OPERATION, cause });
}

function refusedAs(returncode: string): Answer {
  return { status: 200, returncode, message: '', data: null };
}
