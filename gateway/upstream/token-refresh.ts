import { isFaultCode, RETURNCODES } from '../errors/returncodes.ts';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../store/session-store.ts';
import type { Addresses } from './addresses.ts';
import { createBackoff } from '../async/backoff.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type HttpAnswer, type Send } from './http-call.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

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
export type TokenRefresh = (
  sessionId: string,
  expiredToken: string,
  requestId: string,
) => Promise<TokenPair>;

const MAX_FLIGHTS = 10_000;
const OPERATION = 'refreshToken';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * One refresh for all calls that met A0242 with the same token of the same session:
 * - it is keyed by session and expired token, and everybody who asks while it runs gets its outcome;
 * - the session is read again inside; whoever comes after the end finds the newer token there and no refresh is sent;
 * - the new pair is written by compare-and-set: a logout meanwhile wins, and the pair that nobody holds any more is revoked;
 * - a refusal ends the session; when the call does not come through the session lives, all who waited get `refresh-failed`, and so does
 *   whoever comes during the pause that follows, which doubles with each failure; after it one call tries again;
 * - a flight that neither ends nor fails within twice the time limit is taken for dead and another may start.
 * It never goes through the calls that wait for it, so it cannot wait for itself.
 */
export function createTokenRefresh({
  send,
  addresses,
  sessions,
  clock,
  logger,
  timeoutMs,
}: TokenRefreshOptions): TokenRefresh {
  const flights = new Map<string, Flight>();
  const backoff = createBackoff({
    clock,
    firstMs: FIRST_PAUSE_MS,
    longestMs: LONGEST_PAUSE_MS,
    maxKeys: MAX_FLIGHTS,
  });

  async function refresh(
    sessionId: string,
    expiredToken: string,
    requestId: string,
  ): Promise<TokenPair> {
    const session = await sessions.read(sessionId);
    if (!session) throw new UpstreamError('session-ended', { operation: OPERATION });
    if (session.tokens.accessToken !== expiredToken) return session.tokens;
    if (backoff.isWaiting(sessionId)) throw failed();

    try {
      const pair = await renew(session, requestId);
      backoff.succeeded(sessionId);
      return pair;
    } catch (error) {
      if (isFailedAttempt(error)) backoff.failed(sessionId);
      throw error;
    }
  }

  async function renew(session: SessionRecord, requestId: string): Promise<TokenPair> {
    const answer = await exchangePair(session.tokens, requestId);
    if (!isSuccess(answer)) return afterRefusal(answer, session);
    const pair = readPair(answer);
    if (await sessions.replaceTokens(session.id, session.tokenVersion, pair)) return pair;

    // Compare-and-set failed: another process was faster, or the user has signed out meanwhile.
    const now = await sessions.read(session.id);
    if (now) return now.tokens;
    await revoke(pair, requestId);
    throw new UpstreamError('session-ended', { operation: OPERATION });
  }

  async function exchangePair(
    { accessToken, refreshToken }: TokenPair,
    requestId: string,
  ): Promise<HttpAnswer> {
    const body = JSON.stringify({ refreshToken });
    try {
      return await send({
        operation: OPERATION,
        url: addresses.ofOperation(OPERATION),
        body,
        accessToken,
        requestId,
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'not-implemented')
        return refusedAs(RETURNCODES.NOT_IMPLEMENTED);
      throw failed(error);
    }
  }

  /** Another process may have used the single-use refresh token first: then its pair is in the store, and the refusal means nothing. */
  async function afterRefusal(answer: HttpAnswer, session: SessionRecord): Promise<TokenPair> {
    if (isFault(answer)) throw failed(refusalOf(answer, OPERATION, session.tokens.accessToken));
    const now = await sessions.read(session.id);
    if (now && now.tokenVersion !== session.tokenVersion) return now.tokens;
    await sessions.delete(session.id);
    throw new UpstreamError('session-ended', {
      operation: OPERATION,
      returncode: answer.returncode,
    });
  }

  async function revoke(
    { accessToken, refreshToken }: TokenPair,
    requestId: string,
  ): Promise<void> {
    const body = JSON.stringify({ refreshToken });
    try {
      await send({
        operation: 'logout',
        url: addresses.ofOperation('logout'),
        body,
        accessToken,
        requestId,
        timeoutMs,
      });
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
    // A clock that was set back does not keep a dead one alive.
    if (running && Math.abs(clock() - running.startedAt) < 2 * timeoutMs) return running.pair;
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
function isFault({ status, returncode }: HttpAnswer): boolean {
  return returncode !== RETURNCODES.NOT_IMPLEMENTED && (status >= 500 || isFaultCode(returncode));
}

function readPair({ data }: HttpAnswer): TokenPair {
  if (
    typeof data === 'object' &&
    data !== null &&
    'accessToken' in data &&
    'refreshToken' in data
  ) {
    const { accessToken, refreshToken } = data;
    if (isToken(accessToken) && isToken(refreshToken)) return { accessToken, refreshToken };
  }
  throw failed();
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/u.test(value);
}

/** A refresh that was sent and did not come through. What the guards of the service did not let through costs nothing and needs no pause. */
function isFailedAttempt(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.kind !== 'refresh-failed') return false;
  return !(error.cause instanceof UpstreamError && error.cause.isUnsent);
}

function failed(cause?: unknown): UpstreamError {
  return new UpstreamError('refresh-failed', { operation: OPERATION, cause });
}

function refusedAs(returncode: string): HttpAnswer {
  return { status: 200, returncode, message: '', data: null };
}
