import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operationName: string | null;
  }
}

/** Where libraries put the headers of a request into a line of their own, the cookie among them. The logger leaves them out. */
export const REQUEST_HEADERS = ['busboyOptions.headers'];

/** One line a request. Query strings and bodies stay out of it: tokens and passwords travel there. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('operationName', null);
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, url, operationName } = request;
    const fields = {
      requestId: id,
      method,
      path: pathOf(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    app.log.info(operationName === null ? fields : { ...fields, operationName }, 'request');
  });
});

export function pathOf(url: string): string {
  return url.split(/[?#]/u, 1)[0] ?? '';
}
