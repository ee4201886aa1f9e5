import { startsWith, readSize, type PictureFormat, type PictureSize } from './picture-format.ts';

/**
 * The length of the second header tells the version. Bitmaps stored top-down have a negative
 * height.
 */
function sizeOf(content: Buffer): PictureSize | null {
  const head = content.readUInt32LE(14);
  if (head === 12) return { width: content.readUInt16LE(18), height: content.readUInt16LE(20) };
  if (head < 40) return null;
  return { width: content.readInt32LE(18), height: Math.abs(content.readInt32LE(22)) };
}

export const bmp: PictureFormat = {
  extensions: ['bmp'],
  contentType: 'image/bmp',
  safeToOpen: true,
  // Two letters are a weak signature, so the pixel offset must be inside the file too.
  recognizes: (content) =>
    startsWith(content, 'BM') && content.length >= 26 && content.readUInt32LE(10) <= content.length,
  size: (content) => readSize(() => sizeOf(content)),
};
