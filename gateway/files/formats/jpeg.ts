import { startsWith, readSize, type PictureFormat, type PictureSize } from './picture-format.ts';

/** Markers C0 to CF begin a frame, except those that define tables. */
const TABLE_MARKERS: readonly number[] = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && !TABLE_MARKERS.includes(marker);
/** Pixel data begins, so no frame header follows. */
const isScan = (marker: number) => marker === 0xda || marker === 0xd9;

/** Walks from segment to segment. Each step advances by at least one byte, so it ends. */
function sizeOf(content: Buffer): PictureSize | null {
  let offset = 2;
  while (offset < content.length) {
    if (content.readUInt8(offset) !== 0xff) return null;
    const marker = content.readUInt8(offset + 1);
    if (isFrame(marker))
      return { width: content.readUInt16BE(offset + 7), height: content.readUInt16BE(offset + 5) };
    if (isScan(marker)) return null;
    offset += marker === 0xff ? 1 : 2 + Math.max(2, content.readUInt16BE(offset + 2));
  }
  return null;
}

export const jpeg: PictureFormat = {
  extensions: ['jpg', 'jpeg'],
  contentType: 'image/jpeg',
  safeToOpen: true,
  recognizes: (content) => startsWith(content, '\xff\xd8\xff'),
  size: (content) => readSize(() => sizeOf(content)),
};
