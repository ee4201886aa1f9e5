import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/u;

/**
 * The id of a request in its answer, its errors and the log: the load balancer's if it sends one,
 * otherwise a new one.
 */
export function requestIdFrom({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

export function requestIdOf(request: FastifyRequest): string {
  return request.id;
}

/** Sends the request id in the header `x-request-id`. */
export const requestId = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', requestIdOf(request));
  });
});
