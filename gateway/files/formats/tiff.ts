import {
  beginsWith,
  withinContent,
  type PictureFormat,
  type PictureSize,
} from './picture-format.ts';

const WIDTH = 256;
const HEIGHT = 257;
const ENTRY_BYTES = 12;
/** Field type of two bytes. All other types of these fields have four. */
const SHORT = 3;

/** Dimensions of the first picture: a list of entries, each a tag with its value. */
function sizeOf(content: Buffer): PictureSize | null {
  const little = beginsWith(content, 'II');
  const short = (at: number) => (little ? content.readUInt16LE(at) : content.readUInt16BE(at));
  const long = (at: number) => (little ? content.readUInt32LE(at) : content.readUInt32BE(at));
  const list = long(4);
  const found = new Map<number, number>();
  for (let entry = 0; entry < short(list); entry++) {
    const at = list + 2 + entry * ENTRY_BYTES;
    found.set(short(at), short(at + 2) === SHORT ? short(at + 8) : long(at + 8));
  }
  const [width, height] = [found.get(WIDTH), found.get(HEIGHT)];
  return width === undefined || height === undefined ? null : { width, height };
}

export const tiff: PictureFormat = {
  extensions: ['tiff'],
  contentType: 'image/tiff',
  safeToOpen: false,
  recognises: (content) => beginsWith(content, 'II*\x00') || beginsWith(content, 'MM\x00*'),
  size: (content) => withinContent(() => sizeOf(content)),
};
