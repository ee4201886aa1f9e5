import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { requestIdFrom } from '../request/request-id.ts';
import { decodableUrl } from './decodable-url.ts';
import { REQUEST_HEADERS } from './request-log.ts';

/** Large enough for a document of 10,000 changed lines. */
const BODY_BYTES = 2 * 1024 * 1024;
/**
 * How long receiving a request may take, including a picture over a slow connection. Answering it
 * may take longer.
 */
const REQUEST_MS = 120_000;

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Creates the Fastify instance without routes. Logs to standard output by default. */
export function createApp(
  { logLevel, trustedProxies }: Config,
  logStream: LogStream | undefined,
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
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
  });
}
