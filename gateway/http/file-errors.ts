import { RETURNCODES } from '../errors/returncodes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError, type ErrorCode } from '../errors/gateway-error.ts';
import { logError } from '../logging/log-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { FILE_REFUSALS, FileRefusal } from '../files/file-refusal.ts';
import { messageIn } from '../language/messages.ts';
import { pickLocale } from '../language/pick-locale.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { pathOf } from './request-log.ts';
import { logRefusal } from './security-log.ts';
import { mayHaveLongRemainder } from './upload-form.ts';

/** HTTP status by error code. All other errors are the services' fault: 502. */
const STATUS_BY_CODE: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  SESSION_LOCKED: 423,
  SCOPE_CHANGED: 409,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  QUERY_TOO_COMPLEX: 413,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  UPSTREAM_TIMEOUT: 504,
  INTERNAL: 500,
};

/**
 * Sends the error of a file request as one flat object: { code, message, requestId }, with the
 * limit if one was exceeded.
 */
export async function sendFileError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = pickLocale(request.headers['accept-language']);
  const requestId = request.id;
  const error = ownErrorOf(thrown);
  reply.header('cache-control', 'no-store');
  if (request.method === 'POST' && mayHaveLongRemainder(request))
    reply.header('connection', 'close');
  if (error instanceof FileRefusal) {
    const { status, message } = FILE_REFUSALS[error.code];
    return reply
      .code(status)
      .send({ code: error.code, message: messageIn(locale, message, error.values), requestId });
  }
  const { message, extensions } = describeError(error, { locale, requestId });
  const { code, reason, limit } = extensions;
  logError(error, { requestId, code }, request.log);
  logRefusal(request, extensions, pathOf(request.url));
  if (limit?.retryAfterSeconds !== undefined) reply.header('retry-after', limit.retryAfterSeconds);
  return reply
    .code(STATUS_BY_CODE[code] ?? 502)
    .send({ code, message, requestId, ...(reason && { reason }), ...(limit && { limit }) });
}

/**
 * Replaces errors about a single file: those of the services by the gateway's own, and Fastify's
 * errors for an unreadable form by FILE_MISSING.
 */
function ownErrorOf(error: unknown): unknown {
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return new FileRefusal('FILE_MISSING');
  if (!(error instanceof UpstreamError) || error.operation !== 'file') return error;
  if (error.returncode === RETURNCODES.NOT_FOUND) return new GatewayError('NOT_FOUND');
  return error.returncode === RETURNCODES.NOT_PERMITTED ? new GatewayError('FORBIDDEN') : error;
}
