import { startsWith, readSize, type PictureFormat, type PictureSize } from './picture-format.ts';

const FOURTEEN_BITS = 0x3fff;

/** By the name of the first chunk: lossy, lossless, or extended (animation, transparency). */
const SIZES: Readonly<Record<string, (content: Buffer) => PictureSize | null>> = {
  'VP8 ': (content) => ({
    width: content.readUInt16LE(26) & FOURTEEN_BITS,
    height: content.readUInt16LE(28) & FOURTEEN_BITS,
  }),
  VP8L(content) {
    if (content.readUInt8(20) !== 0x2f) return null;
    const bits = content.readUInt32LE(21);
    return { width: 1 + (bits & FOURTEEN_BITS), height: 1 + ((bits >>> 14) & FOURTEEN_BITS) };
  },
  VP8X: (content) => ({
    width: 1 + content.readUIntLE(24, 3),
    height: 1 + content.readUIntLE(27, 3),
  }),
};

export const webp: PictureFormat = {
  extensions: ['webp'],
  contentType: 'image/webp',
  safeToOpen: true,
  recognizes: (content) => startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8),
  size: (content) => readSize(() => SIZES[content.toString('latin1', 12, 16)]?.(content) ?? null),
};
