import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { ConnectionLimits } from './connection-limits.ts';
import { pathOf } from './request-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file, which a slow connection may send for much longer than a request. */
    takesFile?: boolean;
  }
}

/** What Node itself answers when the headers are late. */
const TIMEOUT_ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the reading of a body that came too slowly. */
class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
  readonly statusCode = 408;
}

/**
 * Closes the connection of a client that does not send the body of its request in time. Node's own
 * limit is the same for all routes, and files need a long one; a route that takes no file is cut
 * here, because a client that sends one byte at a time would hold a request and its connection.
 */
export const slowClients = fastifyPlugin(
  async (app: FastifyInstance, { bodyMs }: Pick<ConnectionLimits, 'bodyMs'>) => {
    app.addHook('onRequest', async ({ id, raw, url, method, routeOptions }, reply) => {
      if (!hasBody(raw) || routeOptions.config.takesFile === true) return;
      const timer = setTimeout(() => {
        if (raw.complete) return;
        // A closed connection has no answer, and so no line of its own in the log.
        app.log.info({ requestId: id, method, path: pathOf(url), status: 408 }, 'slow request');
        // None where the request was answered without its body.
        reply.raw.socket?.write(TIMEOUT_ANSWER);
        raw.destroy(new SlowBodyError());
      }, bodyMs).unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    });
  },
);

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
