import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A handler that answers a file instead of an envelope returns one of these. */
export class Download {
  readonly contentType: string;
  readonly content: Buffer;

  constructor(contentType: string, content: Buffer) {
    this.contentType = contentType;
    this.content = content;
  }
}

const SMALL = 1024;

/** Downloads are named by their checksum, so they may be kept for ever. Packed when the other side takes gzip. */
export function sendDownload(
  reply: FastifyReply,
  { contentType, content }: Download,
  acceptEncoding: string | undefined,
): FastifyReply {
  reply
    .header('content-type', contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding');
  if (content.length < SMALL || !/\bgzip\b/.test(acceptEncoding ?? '')) return reply.send(content);
  return reply.header('content-encoding', 'gzip').send(gzipSync(content));
}
