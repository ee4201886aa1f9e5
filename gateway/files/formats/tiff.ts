import { startsWith, readSize, type PictureFormat, type PictureSize } from './picture-format.ts';

const WIDTH = 256;
const HEIGHT = 257;
const ENTRY_BYTES = 12;
/** Field type of two bytes. All other types of these fields have four. */
const SHORT = 3;

/** Dimensions of the first picture: a list of entries, each a tag with its value. */
function sizeOf(content: Buffer): PictureSize | null {
  const little = startsWith(content, 'II');
  const short = (offset: number) =>
    little ? content.readUInt16LE(offset) : content.readUInt16BE(offset);
  const long = (offset: number) =>
    little ? content.readUInt32LE(offset) : content.readUInt32BE(offset);
  const list = long(4);
  const found = new Map<number, number>();
  for (let entry = 0; entry < short(list); entry++) {
    const offset = list + 2 + entry * ENTRY_BYTES;
    found.set(short(offset), short(offset + 2) === SHORT ? short(offset + 8) : long(offset + 8));
  }
  const [width, height] = [found.get(WIDTH), found.get(HEIGHT)];
  return width === undefined || height === undefined ? null : { width, height };
}

export const tiff: PictureFormat = {
  extensions: ['tiff'],
  contentType: 'image/tiff',
  safeToOpen: false,
  recognizes: (content) => startsWith(content, 'II*\x00') || startsWith(content, 'MM\x00*'),
  size: (content) => readSize(() => sizeOf(content)),
};
