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

/** Whether others on the way may keep it: what is named by its checksum for ever, what is for its caller alone never. */
type Kept = 'for ever' | 'never';

const CACHE_CONTROL: Record<Kept, string> = {
  'for ever': 'public, max-age=31536000, immutable',
  never: 'private, no-store',
};

const SMALL = 1024;

/** Packed when the other side takes gzip. */
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
