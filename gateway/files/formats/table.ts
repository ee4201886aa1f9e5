import { bmp } from './bmp.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import type { PictureFormat } from './picture-format.ts';
import { png } from './png.ts';
import { psd } from './psd.ts';
import { svg } from './svg.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

/** Every kind of picture that is taken, in the order in which people are told. A new one is a file beside this one and a line here. */
const FORMATS: readonly PictureFormat[] = [png, jpeg, bmp, gif, webp, psd, svg, tiff];

/** png jpg jpeg bmp gif webp psd svg tiff */
export const EXTENSIONS: readonly string[] = FORMATS.flatMap(({ extensions }) => extensions);

/** What a content is, whatever it is called. */
export function formatOf(content: Buffer): PictureFormat | null {
  return FORMATS.find((format) => format.recognises(content)) ?? null;
}
