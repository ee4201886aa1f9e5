import type { Server as HttpServer, RequestListener } from 'node:http';
import { createServer, Server } from 'node:https';
import type { Logger } from '../logging/logger.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { readTlsPair, type TlsFiles } from '../certificates/tls-pair.ts';

/** Creates a server that speaks HTTP over TLS 1.2 or newer, with the certificate of these files. */
export function createTlsServer(
  files: TlsFiles,
  { headersMs, requestMs, silentMs, checkEveryMs }: ConnectionLimits,
  answer: RequestListener,
): HttpServer {
  const server = createServer(
    {
      ...readTlsPair(files),
      minVersion: 'TLSv1.2',
      handshakeTimeout: headersMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: silentMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    answer,
  );
  return server.setTimeout(silentMs);
}

/**
 * Uses the files as they are now, for new connections. If they cannot be used, the gateway keeps the
 * certificate that it has, and the log says why.
 */
export function renewCertificate(server: HttpServer, files: TlsFiles, logger: Logger): void {
  if (!(server instanceof Server)) return;
  try {
    server.setSecureContext({ ...readTlsPair(files), minVersion: 'TLSv1.2' });
    logger.info({}, 'the certificate was read again');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.error({ reason }, 'the new certificate cannot be used');
  }
}
