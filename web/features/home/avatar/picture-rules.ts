/**
 * Rules for pictures. The gateway inspects the file and has the final decision. These checks report
 * the obvious cases without an upload.
 */
export const extensions = [
  'png',
  'jpg',
  'jpeg',
  'bmp',
  'gif',
  'webp',
  'psd',
  'svg',
  'tiff',
] as const;
export const MAX_MEGABYTES = 5;
export const MAX_SIDE_PX = 4096;

/**
 * Formats that common browsers cannot display. Such an avatar is stored, but the first character of
 * the name is shown instead.
 */
const notDisplayable: readonly string[] = ['psd', 'tiff'];

export interface PictureProblem {
  textKey: string;
  values: Readonly<Record<number, string | number>>;
}

/** Problems by the error code of the gateway. */
export const problemsByCode: Readonly<Record<string, PictureProblem>> = {
  FILE_MISSING: { textKey: 'avatar.missing', values: {} },
  FILE_EMPTY: { textKey: 'avatar.empty', values: {} },
  FILE_TOO_LARGE: { textKey: 'avatar.tooLarge', values: { 0: MAX_MEGABYTES } },
  FILE_TYPE: { textKey: 'avatar.type', values: { 0: extensions.join(' ') } },
  FILE_CONTENT: { textKey: 'avatar.content', values: {} },
  PICTURE_BROKEN: { textKey: 'avatar.broken', values: {} },
  PICTURE_TOO_LARGE: { textKey: 'avatar.tooManyPixels', values: { 0: MAX_SIDE_PX } },
};

export function extensionOf(name: string): string {
  return /\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

export const isDisplayable = (name: string) => !notDisplayable.includes(extensionOf(name));

/** Checks a file by name and size, without reading it. Null if there is no problem. */
export function pictureProblem({ name, size }: Pick<File, 'name' | 'size'>): PictureProblem | null {
  const isKnown = extensions.some((extension) => extension === extensionOf(name));
  const code = !isKnown
    ? 'FILE_TYPE'
    : size === 0
      ? 'FILE_EMPTY'
      : size > MAX_MEGABYTES * 1024 * 1024
        ? 'FILE_TOO_LARGE'
        : null;
  return code === null ? null : (problemsByCode[code] ?? null);
}
