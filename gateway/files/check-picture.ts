import { FileRefusal } from './file-refusal.ts';
import type { PictureFormat } from './formats/picture-format.ts';
import { EXTENSIONS, formatOf } from './formats/table.ts';

const MOST_MEGABYTES = 5;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** With both sides as long as this it is 16.7 million pixels, 64 MB once somebody draws it. */
const LONGEST_SIDE = 4096;

export function tooLarge(): FileRefusal {
  return new FileRefusal('FILE_TOO_LARGE', { limit: MOST_MEGABYTES });
}

/** The extension of a file's name, without its dot and in lower case. The name counts for nothing else, here or later. */
function extensionOf(filename: string): string {
  return /\.([^.]*)$/u.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a picture that may be taken; throws the first reason against it, from what its name says to what its head says. */
export function checkPicture(filename: string, content: Buffer): PictureFormat {
  const extension = extensionOf(filename);
  if (!EXTENSIONS.includes(extension))
    throw new FileRefusal('FILE_TYPE', { formats: EXTENSIONS.join(' ') });
  if (content.length === 0) throw new FileRefusal('FILE_EMPTY');
  if (content.length > MOST_BYTES) throw tooLarge();
  const format = formatOf(content);
  if (!format?.extensions.includes(extension)) throw new FileRefusal('FILE_CONTENT');
  const size = format.size(content);
  if (size === 'drawn') return format;
  if (size === null || size.width < 1 || size.height < 1) throw new FileRefusal('PICTURE_BROKEN');
  if (Math.max(size.width, size.height) > LONGEST_SIDE)
    throw new FileRefusal('PICTURE_TOO_LARGE', { limit: LONGEST_SIDE });
  return format;
}
