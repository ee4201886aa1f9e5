import { isFaultCode, RETURNCODES } from '../../errors/returncodes.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { Logger } from '../../logging/logger.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../../store/session-store.ts';
import type { Addresses } from '../addresses.ts';
import { isSuccess } from '../envelope.ts';
import { refusalOf, type HttpAnswer, type Send } from '../http-call.ts';

export interface TokenRenewalOptions {
  send: Send;
  addresses: Addresses;
  sessions: SessionStore;
  logger: Logger;
  timeoutMs: number;
}

const OPERATION = 'refreshToken';
const REISSUE = 'loginByApiToken';
type RenewalOperation = typeof OPERATION | typeof REISSUE;

/**
 * Returns a function that exchanges the token pair of a session at the services and stores the new
 * one.
 */
export function createTokenRenewal({
  send,
  addresses,
  sessions,
  logger,
  timeoutMs,
}: TokenRenewalOptions): (session: SessionRecord, requestId: string) => Promise<TokenPair> {
  const exchangePair = createExchange({ send, addresses, timeoutMs });

  /**
   * If another process used the single-use refresh token first, its new pair is in the store and
   * the refusal can be ignored.
   */
  async function afterRefusal(answer: HttpAnswer, session: SessionRecord): Promise<TokenPair> {
    if (isFault(answer))
      throw refreshFailed(refusalOf(answer, OPERATION, session.tokens.accessToken));
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
    const answer = await exchangePair(session, requestId);
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
 * Returns a function that asks the services for a new pair. When the pair of an API token has ended,
 * such as after a long time without use, it asks them to issue another one.
 */
function createExchange({
  send,
  addresses,
  timeoutMs,
}: Pick<TokenRenewalOptions, 'send' | 'addresses' | 'timeoutMs'>) {
  async function askForPair(
    operation: RenewalOperation,
    body: object,
    accessToken: string | null,
    requestId: string,
  ): Promise<HttpAnswer> {
    try {
      return await send({
        operation,
        url: addresses.ofOperation(operation),
        body: JSON.stringify(body),
        accessToken,
        requestId,
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'not-implemented')
        return refusedAs(RETURNCODES.NOT_IMPLEMENTED);
      throw refreshFailed(error);
    }
  }

  /** The answer with a new pair, or the refusal to give one. */
  return async function exchangePair(
    { tokens, origin }: SessionRecord,
    requestId: string,
  ): Promise<HttpAnswer> {
    const { accessToken, refreshToken } = tokens;
    const answer = await askForPair(OPERATION, { refreshToken }, accessToken, requestId);
    return origin.apiToken === null || isSuccess(answer) || isFault(answer)
      ? answer
      : askForPair(REISSUE, { apitoken: origin.apiToken }, null, requestId);
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
  throw refreshFailed();
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/u.test(value);
}

/** The error of a refresh that brought no tokens although the session may still be valid. */
export function refreshFailed(cause?: unknown): UpstreamError {
  return new UpstreamError('refresh-failed', { operation: OPERATION, cause });
}

function refusedAs(returncode: string): HttpAnswer {
  return { status: 200, returncode, message: '', data: null };
}
