import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A file of a zip archive in the making, piece by piece. Each piece is packed for itself and ends on a whole byte without ending the whole, so
 * that pieces stand behind each other as they are: what was made before a stop need not be made again after it.
 */
export interface Packed {
  bytes: Uint8Array;
  /** Of everything up to the end of this piece, unpacked. */
  crc: number;
  plainBytes: number;
}

export const NOTHING_PACKED: Pick<Packed, 'crc' | 'plainBytes'> = { crc: 0, plainBytes: 0 };

export function packNext(
  before: Pick<Packed, 'crc' | 'plainBytes'>,
  text: string,
  isLast = false,
): Packed {
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
