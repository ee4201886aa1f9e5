import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

interface MetricsOptions {
  metrics: Metrics;
  /** Networks that may read them. */
  networks: readonly string[];
}

/** The route of pages and of addresses that do not exist. */
const NO_ROUTE = 'page';
/** Headers that a proxy adds. Who reads the metrics comes without one, so that its address counts. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Counts and times all requests, and serves /metrics to the given networks. */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance, { metrics: counted, networks }: MetricsOptions) => {
    const isAllowed = proxyAddr.compile([...networks]);
    const mayRead = ({ headers, socket }: FastifyRequest) =>
      FORWARDED.every((name) => headers[name] === undefined) &&
      isAllowed(socket.remoteAddress ?? '', 0);
    app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
      raw.once('close', counted.opened(routeOptions.url ?? NO_ROUTE));
    });
    app.addHook('onResponse', async ({ operationName }, { statusCode, elapsedTime }) => {
      counted.answered(operationName, statusCode, elapsedTime / 1000);
    });
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request)) {
        reply.callNotFound();
        return reply;
      }
      const { text, contentType } = await counted.read();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    });
  },
);
