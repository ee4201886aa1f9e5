import { FileRefusal } from './file-refusal.ts';
import type { PictureFormat } from './formats/picture-format.ts';
import { EXTENSIONS, formatOf } from './formats/picture-formats.ts';

const MAX_MEGABYTES = 5;
export const MAX_PICTURE_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** With both sides at this length it has 16.7 million pixels: 64 MB when decoded. */
const MAX_SIDE = 4096;

/** The refusal of a picture with too many bytes. */
export function pictureTooLarge(): FileRefusal {
  return new FileRefusal('FILE_TOO_LARGE', { limit: MAX_MEGABYTES });
}

/**
 * The extension of a file name, in lower case without the dot. Nothing else of the name is used.
 */
function extensionOf(filename: string): string {
  return /\.([^.]*)$/u.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/**
 * The format of an acceptable picture. Throws the first problem, from the file name to the header
 * of its content.
 */
export function checkPicture(filename: string, content: Buffer): PictureFormat {
  const extension = extensionOf(filename);
  if (!EXTENSIONS.includes(extension))
    throw new FileRefusal('FILE_TYPE', { formats: EXTENSIONS.join(' ') });
  if (content.length === 0) throw new FileRefusal('FILE_EMPTY');
  if (content.length > MAX_PICTURE_BYTES) throw pictureTooLarge();
  const format = formatOf(content);
  if (!format?.extensions.includes(extension)) throw new FileRefusal('FILE_CONTENT');
  const size = format.size(content);
  if (size === 'drawn') return format;
  if (size === null || size.width < 1 || size.height < 1) throw new FileRefusal('PICTURE_BROKEN');
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw new FileRefusal('PICTURE_TOO_LARGE', { limit: MAX_SIDE });
  return format;
}
