import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { requestIdFrom } from '../request/request-id.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { decodableUrl } from './decodable-url.ts';
import { REQUEST_HEADERS } from './request-log.ts';

/** Large enough for a document of 10,000 changed lines. */
const BODY_BYTES = 2 * 1024 * 1024;

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Creates the Fastify instance without routes. Logs to standard output by default. */
export function createApp(
  { logLevel, trustedProxies }: Config,
  logStream: LogStream | undefined,
  { headersMs, requestMs, silentMs, checkEveryMs }: ConnectionLimits,
): FastifyInstance {
  return fastify({
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
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
  });
}
