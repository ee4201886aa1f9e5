import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { readEnvelope, type Envelope } from './envelope.ts';
import { TransportError, type Transport } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

export interface Exchange {
  /** The operation's name or the use of the address: what errors and logs may say. */
  operation: string;
  url: URL;
  /** JSON. */
  body: string;
  accessToken: string | null;
  requestId: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface Answer extends Envelope {
  status: number;
}

export type Send = (exchange: Exchange) => Promise<Answer>;

/** One POST in the services' style: token as header and as query parameter, JSON body, an envelope back. Throws UpstreamError. */
export function createSend({ transport, clock, logger }: { transport: Transport; clock: Clock; logger: Logger }): Send {
  return async function send({ operation, url, body, accessToken, requestId, timeoutMs, signal }) {
    const startedAt = clock();
    const target = accessToken === null ? url : withToken(url, accessToken);
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-request-id': requestId,
    };
    if (accessToken !== null) headers.ssoToken = accessToken;
    const request = { method: 'POST' as const, url: target, headers, body, timeoutMs, ...(signal && { signal }) };
    const response = await transport(request).catch((error: unknown) => {
      throw fromTransport(error, operation);
    });
    const answer = { status: response.status, ...readEnvelope(response, operation) };
    logger.debug(
      { requestId, operation, status: answer.status, returncode: answer.returncode, ms: clock() - startedAt },
      'upstream call',
    );
    return answer;
  };
}

/** An exchange that failed below the envelope. */
export function fromTransport(error: unknown, operation: string): UpstreamError {
  if (error instanceof TransportError) return new UpstreamError(error.failure, { operation, cause: error.cause });
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new UpstreamError(late ? 'timeout' : 'unreachable', { operation, cause: error });
}

/** The services' refusal as an error. Words that repeat the token are dropped. */
export function refusalOf({ returncode, message }: Envelope, operation: string, accessToken: string | null): UpstreamError {
  const refusal = accessToken !== null && message.includes(accessToken) ? '' : message;
  return new UpstreamError(returncode === 'B0501' ? 'not-implemented' : 'refused', { operation, returncode, refusal });
}

function withToken(url: URL, accessToken: string): URL {
  const target = new URL(url);
  target.searchParams.set('token', accessToken);
  return target;
}
