import { RETURNCODES } from '../errors/returncodes.ts';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { cancelledBy } from './cancelled.ts';
import { JSON_CALL, type CallStyle } from './call-style.ts';
import type { Envelope } from './envelope.ts';
import { TransportError, type Transport } from './transport.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

interface HttpCall {
  /** The operation's name or the use of the address: what errors and logs may say. */
  operation: string;
  url: URL;
  /** In the form of the style; empty where it has none. */
  body: string | Buffer;
  /** JSON_CALL when absent. */
  style?: CallStyle;
  accessToken: string | null;
  /** Token of the workflow services; left out where there is none, and for all other services. */
  bpmToken?: string | null | undefined;
  requestId: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface HttpAnswer extends Envelope {
  status: number;
}

export type Send = (exchange: HttpCall) => Promise<HttpAnswer>;

/** One call in the services' style, usually a POST: token as header and as query parameter, JSON body, an envelope back. Throws UpstreamError. */
export function createSend({
  transport,
  clock,
  logger,
}: {
  transport: Transport;
  clock: Clock;
  logger: Logger;
}): Send {
  return async function send({
    style = JSON_CALL,
    operation,
    url,
    body,
    accessToken,
    bpmToken,
    requestId,
    timeoutMs,
    signal,
  }) {
    const startedAt = clock();
    const { method, contentType, maxBytes } = style;
    const headers: Record<string, string> = {
      ...(contentType !== undefined && { 'content-type': contentType }),
      accept: method === 'POST' ? 'application/json' : '*/*',
      'x-request-id': requestId,
    };
    if (accessToken !== null) headers.ssoToken = accessToken;
    if (bpmToken != null) headers.bpmToken = bpmToken;
    const response = await transport({
      method,
      url: accessToken !== null && style.tokenInQuery ? withToken(url, accessToken) : url,
      headers,
      timeoutMs,
      ...(method === 'POST' && { body }),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw cancelledBy(signal, operation);
      throw fromTransport(error, operation);
    });
    const answer = { status: response.status, ...style.read(response, operation) };
    logger.debug(
      {
        requestId,
        operation,
        status: answer.status,
        returncode: answer.returncode,
        ms: clock() - startedAt,
      },
      'upstream call',
    );
    return answer;
  };
}

/** An exchange that failed below the envelope. */
export function fromTransport(error: unknown, operation: string): UpstreamError {
  if (error instanceof TransportError)
    return new UpstreamError(error.failure, { operation, cause: error.cause });
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new UpstreamError(late ? 'timeout' : 'unreachable', { operation, cause: error });
}

/** The services' refusal as an error. Words that repeat the token are dropped. */
export function refusalOf(
  { returncode, message, data }: Envelope,
  operation: string,
  accessToken: string | null,
): UpstreamError {
  const refusal = accessToken !== null && message.includes(accessToken) ? '' : message;
  return new UpstreamError(
    returncode === RETURNCODES.NOT_IMPLEMENTED ? 'not-implemented' : 'refused',
    {
      operation,
      returncode,
      refusal,
      data,
    },
  );
}

function withToken(url: URL, accessToken: string): URL {
  const target = new URL(url);
  target.searchParams.set('token', accessToken);
  return target;
}
