import {
  beginsWith,
  withinContent,
  type PictureFormat,
  type PictureSize,
} from './picture-format.ts';

/** Markers C0 to CF begin a frame, except those that define tables. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
/** Pixel data begins, so no frame header follows. */
const isScan = (marker: number) => marker === 0xda || marker === 0xd9;

/** Walks from segment to segment. Each step advances by at least one byte, so it ends. */
function sizeOf(content: Buffer): PictureSize | null {
  let at = 2;
  while (at < content.length) {
    if (content.readUInt8(at) !== 0xff) return null;
    const marker = content.readUInt8(at + 1);
    if (isFrame(marker))
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    if (isScan(marker)) return null;
    at += marker === 0xff ? 1 : 2 + Math.max(2, content.readUInt16BE(at + 2));
  }
  return null;
}

export const jpeg: PictureFormat = {
  extensions: ['jpg', 'jpeg'],
  contentType: 'image/jpeg',
  safeToOpen: true,
  recognises: (content) => beginsWith(content, '\xff\xd8\xff'),
  size: (content) => withinContent(() => sizeOf(content)),
};
