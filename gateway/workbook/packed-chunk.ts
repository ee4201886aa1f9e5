import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * One chunk of a file in a zip archive. Each chunk is compressed separately and ends on a byte
 * boundary, so that chunks can be concatenated, and finished chunks are kept when a job is
 * interrupted.
 */
export interface PackedChunk {
  bytes: Uint8Array;
  /** Checksum of the uncompressed file up to the end of this chunk. */
  crc: number;
  plainBytes: number;
}

export const NOTHING_PACKED: Pick<PackedChunk, 'crc' | 'plainBytes'> = { crc: 0, plainBytes: 0 };

export function packNext(
  before: Pick<PackedChunk, 'crc' | 'plainBytes'>,
  text: string,
  isLast = false,
): PackedChunk {
  const plain = Buffer.from(text, 'utf8');
  return {
    bytes: deflateRawSync(plain, {
      level: 4,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    }),
    crc: crc32(plain, before.crc),
    plainBytes: before.plainBytes + plain.length,
  };
}
