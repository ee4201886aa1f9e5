import { RETURNCODES } from '../errors/returncodes.ts';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { cancelledBy } from './cancelled.ts';
import { JSON_CALL, type CallStyle } from './call-style.ts';
import type { Envelope } from './envelope.ts';
import { createEqualAnswers } from './equal-answers.ts';
import { TransportError, type Transport } from './transport.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

interface HttpCall {
  /**
   * The operation's name or the use of the address; this is all that errors and logs may contain.
   */
  operation: string;
  url: URL;
  /** Encoded as the style requires; empty without a body. */
  body: string | Buffer;
  /** JSON_CALL when absent. */
  style?: CallStyle;
  accessToken: string | null;
  /** Token of the workflow services. Not sent when absent, nor to other services. */
  bpmToken?: string | null | undefined;
  requestId: string;
  traceparent?: string | undefined;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface HttpAnswer extends Envelope {
  status: number;
}

export type Send = (exchange: HttpCall) => Promise<HttpAnswer>;

/**
 * Makes one call, usually a POST with the token as header and query parameter, a JSON body, and an
 * envelope as answer. Throws UpstreamError.
 */
export function createSend({
  transport,
  clock,
  logger,
}: {
  transport: Transport;
  clock: Clock;
  logger: Logger;
}): Send {
  const parse = createEqualAnswers();
  return async function send({
    style = JSON_CALL,
    operation,
    url,
    body,
    accessToken,
    bpmToken,
    requestId,
    traceparent,
    timeoutMs,
    signal,
  }) {
    const startedAt = clock();
    const { method, contentType, maxBytes } = style;
    const headers: Record<string, string> =
      contentType === undefined
        ? { accept: method === 'POST' ? 'application/json' : '*/*', 'x-request-id': requestId }
        : {
            'content-type': contentType,
            accept: method === 'POST' ? 'application/json' : '*/*',
            'x-request-id': requestId,
          };
    if (traceparent !== undefined) headers.traceparent = traceparent;
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
    const { status } = response;
    const { returncode, message, data } = style.read(response, operation, parse);
    logger.debug(
      { requestId, operation, status, returncode, ms: clock() - startedAt },
      'upstream call',
    );
    return { status, returncode, message, data };
  };
}

/** Converts an error of the transport into an UpstreamError. */
export function fromTransport(error: unknown, operation: string): UpstreamError {
  if (error instanceof TransportError)
    return new UpstreamError(error.failure, { operation, cause: error.cause });
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new UpstreamError(late ? 'timeout' : 'unreachable', { operation, cause: error });
}

/** The services' refusal as an error. A message that contains the token is dropped. */
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
  // Far faster than changing the parameters of a URL, which is only needed where it has some.
  if (url.search === '' && /^[\w.*-]+$/u.test(accessToken))
    return new URL(`${url.href}?token=${accessToken}`);
  const target = new URL(url);
  target.searchParams.set('token', accessToken);
  return target;
}
