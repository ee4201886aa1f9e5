import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operationName: string | null;
  }
}

/**
 * Log fields in which libraries write request headers, including the cookie. The logger removes
 * them.
 */
export const REQUEST_HEADERS = ['busboyOptions.headers'];

/**
 * One log line per request. Without query strings and bodies, because they may contain tokens and
 * passwords.
 */
export const requestLog = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('operationName', null);
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, url, operationName } = request;
    const { traceId } = request.trace;
    const fields = {
      requestId: id,
      ...(traceId !== null && { traceId }),
      method,
      path: pathOf(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    app.log.info(operationName === null ? fields : { ...fields, operationName }, 'request');
  });
});

/** The path of a URL without query string and fragment. */
export function pathOf(url: string): string {
  return url.split(/[?#]/u, 1)[0] ?? '';
}
