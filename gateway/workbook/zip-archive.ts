import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive: its name, checksum and sizes. */
export interface ZipEntry {
  name: string;
  crc: number;
  packedBytes: number;
  plainBytes: number;
}

/** Maximum size of the archive format. Generated files are far smaller. */
export const MAX_ARCHIVE_BYTES = 0xffff_ffff;
const VERSION = 20;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** A constant date, 1980-01-01, so that equal files have equal bytes. */
const DATE = 0x21;

/** Compresses a small file. */
export function packWhole(name: string, text: string): { entry: ZipEntry; bytes: Buffer } {
  const plain = Buffer.from(text, 'utf8');
  const bytes = deflateRawSync(plain);
  return {
    entry: { name, crc: crc32(plain), packedBytes: bytes.length, plainBytes: plain.length },
    bytes,
  };
}

/** The header before a file's compressed bytes. */
export function localHeader(entry: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  writeCommon(header, entry, 4);
  return Buffer.concat([header, Buffer.from(entry.name, 'utf8')]);
}

/**
 * The central directory at the end of the archive. The files must follow each other in this order
 * from the first byte.
 */
export function directory(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x0201_4b50, 0);
    header.writeUInt16LE(VERSION, 4);
    writeCommon(header, entry, 6);
    header.writeUInt32LE(offset, 42);
    parts.push(header, name);
    offset += 30 + name.length + entry.packedBytes;
  }
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, end]);
}

/** Writes the fields that both headers share. */
function writeCommon(
  header: Buffer,
  { name, crc, packedBytes, plainBytes }: ZipEntry,
  offset: number,
): void {
  header.writeUInt16LE(VERSION, offset);
  header.writeUInt16LE(FLAGS, offset + 2);
  header.writeUInt16LE(DEFLATED, offset + 4);
  header.writeUInt16LE(0, offset + 6);
  header.writeUInt16LE(DATE, offset + 8);
  header.writeUInt32LE(crc, offset + 10);
  header.writeUInt32LE(packedBytes, offset + 14);
  header.writeUInt32LE(plainBytes, offset + 18);
  header.writeUInt16LE(Buffer.byteLength(name), offset + 22);
}
