import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Config } from '../config/config.ts';
import { requestIdFrom } from '../request/request-id.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { decodableUrl } from './decodable-url.ts';
import { createTlsServer } from './tls-server.ts';
import { REQUEST_HEADERS } from './request-log.ts';

/** Large enough for a document of 10,000 changed lines. */
const BODY_BYTES = 2 * 1024 * 1024;

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Creates the Fastify instance without routes. Logs to standard output by default. */
export function createApp(
  { logLevel, trustedProxies, tls }: Config,
  logStream: LogStream | undefined,
  limits: ConnectionLimits,
): FastifyInstance {
  const { headersMs, requestMs, silentMs, checkEveryMs } = limits;
  return fastify<Server>({
    logger: {
      level: logLevel,
      base: null,
      redact: REQUEST_HEADERS,
      ...(logStream && { stream: logStream }),
    },
    // http/request-log.ts writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdFrom,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    bodyLimit: BODY_BYTES,
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    ...(tls && { serverFactory: (answer) => createTlsServer(tls, limits, answer) }),
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
  });
}
