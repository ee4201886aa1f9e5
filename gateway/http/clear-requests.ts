import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { GatewayError } from '../errors/gateway-error.ts';

/** A name or an address, and a port; nothing for an HTTP/1.0 client or a health check without a name. */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/**
 * Refuses a request that a proxy in front may have understood otherwise than Node does: for which host
 * it is, or where it ends. Node refuses most of them itself. The connection is closed, because what
 * follows may belong to another request.
 */
export const clearRequests = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    if (isClear(request)) return;
    reply.header('connection', 'close');
    throw new GatewayError('BAD_REQUEST', 'unclearRequest');
  });
});

function isClear({ raw, originalUrl }: FastifyRequest): boolean {
  const { rawHeaders, headers, httpVersion } = raw;
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  const host = headers.host ?? '';
  return (
    hosts.length <= 1 &&
    HOST.test(host) &&
    isForHost(originalUrl, host) &&
    // Node speaks no other version, and HTTP/1.0 has no chunks.
    (httpVersion === '1.1' || (httpVersion === '1.0' && headers['transfer-encoding'] === undefined))
  );
}

/** Whether a target with a host of its own, as proxies are sent it, has the one of the header. */
function isForHost(target: string, host: string): boolean {
  if (target.startsWith('/') || target === '*') return true;
  const [own, named] = [`http://${host}`, target].map((text) =>
    URL.canParse(text) ? new URL(text).host : null,
  );
  return own !== null && own === named;
}
