import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A handler that answers a file instead of an envelope returns one of these. */
export class Download {
  readonly contentType: string;
  readonly content: Buffer;
  readonly kept: Kept;

  constructor(contentType: string, content: Buffer, kept: Kept) {
    this.contentType = contentType;
    this.content = content;
    this.kept = kept;
  }
}

/**
 * How long the response may be cached: files named by their checksum for ever, private files never.
 */
type Kept = 'for ever' | 'never';

const CACHE_CONTROL: Record<Kept, string> = {
  'for ever': 'public, max-age=31536000, immutable',
  never: 'private, no-store',
};

const SMALL = 1024;

/** Compressed if the client accepts gzip. */
export function sendDownload(
  reply: FastifyReply,
  { contentType, content, kept }: Download,
  acceptEncoding: string | undefined,
): FastifyReply {
  reply
    .header('content-type', contentType)
    .header('cache-control', CACHE_CONTROL[kept])
    .header('vary', 'accept-encoding');
  if (content.length < SMALL || !/\bgzip\b/.test(acceptEncoding ?? '')) return reply.send(content);
  return reply.header('content-encoding', 'gzip').send(gzipSync(content));
}
