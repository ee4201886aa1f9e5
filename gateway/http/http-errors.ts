import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { GatewayError, type ErrorCode } from '../errors/gateway-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { pickLocale } from '../language/pick-locale.ts';
import { bearerOf } from '../request/bearer-token.ts';
import { pathOf } from './request-log.ts';
import { logRefusal } from './security-log.ts';

const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'QUERY_TOO_COMPLEX'],
  [423, 'SESSION_LOCKED'],
  [429, 'RATE_LIMITED'],
  [503, 'OVERLOADED'],
]);

/** Errors of the gateway have a code, errors of Fastify a status. */
function statusOf(error: FastifyError | GatewayError): number {
  if (!(error instanceof GatewayError)) return error.statusCode ?? 500;
  return [...CODE_BY_STATUS].find(([, code]) => code === error.code)?.[0] ?? 400;
}

/** Says how to authenticate, and whether the token that came was not valid (RFC 6750). */
function challengeTo(request: FastifyRequest): string {
  return bearerOf(request) === null ? 'Bearer' : 'Bearer error="invalid_token"';
}

/**
 * Sends errors outside GraphQL in the same shape and from the same table as GraphQL errors, so that
 * clients need to handle one kind.
 */
export const httpErrors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(async (error: FastifyError | GatewayError, request, reply) => {
    const audience = {
      locale: pickLocale(request.headers['accept-language']),
      requestId: request.id,
    };
    const status = statusOf(error);
    const fault =
      status >= 500 || error instanceof GatewayError
        ? error
        : new GatewayError(CODE_BY_STATUS.get(status) ?? 'BAD_REQUEST');
    if (status >= 500 && fault.name !== 'GatewayError')
      app.log.error(
        { requestId: request.id, error: error.name, detail: error.message },
        'request failed',
      );
    const described = describeError(fault, audience);
    logRefusal(request, described.extensions, pathOf(request.url));
    const { retryAfterSeconds } = described.extensions.limit ?? {};
    if (status === 401) reply.header('www-authenticate', challengeTo(request));
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ errors: [described] });
  });
});
