import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { unrecordedTrace, type RequestTrace } from '../tracing/request-trace.ts';
import type { Tracing } from '../tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace;
  }
}

/**
 * Routes whose requests are not recorded: streams, which last for hours, probes, the spans of
 * pages, and the files of the portal, which need no call of a service.
 */
const UNRECORDED: ReadonlySet<string> = new Set([
  '/events',
  '/healthz',
  '/readyz',
  '/metrics',
  '/traces',
  '/*',
  '*',
]);

/** Gives each request its trace, and each recorded answer the name of its trace. */
export const requestTracing = fastifyPlugin(
  async (app: FastifyInstance, { tracing }: { tracing: Tracing | null }) => {
    app.decorateRequest('trace');
    app.addHook('onRequest', async (request, reply) => {
      const { headers, method, id: requestId } = request;
      const { url: route = '*' } = request.routeOptions;
      const recorded = UNRECORDED.has(route)
        ? null
        : (tracing?.startRequest({ headers, method, route, requestId }) ?? null);
      request.trace = recorded ?? unrecordedTrace(headers);
      if (recorded === null) return;
      // The de facto standard by which scripts in the browser learn the trace of an answer.
      reply.header('server-timing', `traceparent;desc="${recorded.traceparent ?? ''}"`);
      // Also if the client has gone before the answer.
      reply.raw.once('close', () => recorded.end(reply.statusCode, request.operationName));
    });
  },
);
