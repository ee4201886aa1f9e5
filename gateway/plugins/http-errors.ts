import type { FastifyError, FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { GatewayError, tellError, type ErrorCode } from '../errors.ts';
import { pickLocale } from '../language/pick-locale.ts';

const CODES: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'QUERY_TOO_COMPLEX'],
  [429, 'RATE_LIMITED'],
]);

/** Whatever fails outside GraphQL is told in GraphQL's shape and by the same table, so that a client reads one kind of error. */
export const httpErrors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const audience = { locale: pickLocale(request.headers['accept-language']), requestId: request.id };
    const status = error.statusCode ?? 500;
    const fault = status < 500 ? new GatewayError(CODES.get(status) ?? 'BAD_USER_INPUT') : error;
    if (status >= 500) app.log.error({ requestId: request.id, error: error.name, detail: error.message }, 'request failed');
    return reply.code(status).send({ errors: [tellError(fault, audience)] });
  });
});
