import { bmp } from './bmp.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import type { PictureFormat } from './picture-format.ts';
import { png } from './png.ts';
import { psd } from './psd.ts';
import { svg } from './svg.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

/**
 * All accepted picture formats, in the order shown to users. To add one, add a file beside this one
 * and a line here.
 */
const FORMATS: readonly PictureFormat[] = [png, jpeg, bmp, gif, webp, psd, svg, tiff];

/** png jpg jpeg bmp gif webp psd svg tiff */
export const EXTENSIONS: readonly string[] = FORMATS.flatMap(({ extensions }) => extensions);

/** The format of a content, regardless of its file name; null when it is none of them. */
export function formatOf(content: Buffer): PictureFormat | null {
  return FORMATS.find((format) => format.recognizes(content)) ?? null;
}
