import { isFaultCode, RETURNCODES } from '../errors/returncodes.ts';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../store/session-store.ts';
import type { Addresses } from './addresses.ts';
import { createBackoff } from '../async/backoff.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type HttpAnswer, type Send } from './http-call.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A running refresh, shared by all calls that wait for it. */
interface RunningRefresh {
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

/** Returns the token pair that replaces an expired access token of a session. */
export type TokenRefresh = (
  sessionId: string,
  expiredToken: string,
  requestId: string,
) => Promise<TokenPair>;

const MAX_FLIGHTS = 10_000;
const OPERATION = 'refreshToken';
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;

/**
 * Makes one refresh for all calls that met A0242 with the same token of the same session:
 * - The key is session and expired token. All calls that arrive while it runs share its result.
 * - The session is re-read first. A call that arrives after the end finds the newer token there,
 *   and no refresh is sent.
 * - The new pair is written by compare-and-set. If the user signed out meanwhile, the sign-out wins
 *   and the new pair is revoked.
 * - A refusal ends the session. If the refresh cannot be delivered, the session stays and all
 *   waiters get `refresh-failed`, as do calls during the following pause. The pause doubles with
 *   each failure; after it one call tries again.
 * - A refresh without result after twice the time limit counts as dead, and a new one may start.
 * The refresh does not go through the client of the waiting calls, so it cannot wait for itself.
 */
export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  const { sessions, clock, timeoutMs } = options;
  const renew = createRenewal(options);
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

  return function freshTokens(sessionId, expiredToken, requestId) {
    const key = `${sessionId}\n${expiredToken}`;
    const running = flights.get(key);
    // A system clock that was set back must not keep a dead refresh alive.
    if (running && Math.abs(clock() - running.startedAt) < 2 * timeoutMs) return running.pair;
    if (flights.size >= MAX_FLIGHTS) return Promise.reject(failed());

    const pair = refresh(sessionId, expiredToken, requestId).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: RunningRefresh = { pair, startedAt: clock() };
    flights.set(key, flight);
    return pair;
  };
}

/**
 * Returns a function that exchanges the token pair of a session at the services and stores the new
 * one.
 */
function createRenewal({
  send,
  addresses,
  sessions,
  logger,
  timeoutMs,
}: TokenRefreshOptions): (session: SessionRecord, requestId: string) => Promise<TokenPair> {
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

  /**
   * If another process used the single-use refresh token first, its new pair is in the store and
   * the refusal can be ignored.
   */
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

  return async function renew(session, requestId) {
    const answer = await exchangePair(session.tokens, requestId);
    if (!isSuccess(answer)) return afterRefusal(answer, session);
    const pair = readPair(answer);
    if (await sessions.replaceTokens(session.id, session.tokenVersion, pair)) return pair;

    // Compare-and-set failed: another process was faster, or the user signed out meanwhile.
    const now = await sessions.read(session.id);
    if (now) return now.tokens;
    await revoke(pair, requestId);
    throw new UpstreamError('session-ended', { operation: OPERATION });
  };
}

/**
 * Whether the services failed rather than refused: 5xx, or a code of the families B (system) and C
 * (third party).
 */
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

/**
 * Whether a refresh was sent and failed. One blocked by the service's guard was not sent and needs
 * no pause.
 */
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
