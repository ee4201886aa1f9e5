export interface FileNaming {
  /** What the file shows. */
  title: string;
  /** The date of its data. */
  asOf?: string | undefined;
  /** The user who exports it. */
  user?: string | undefined;
}

const MAX_PART_CHARACTERS = 100;

/** A file name of title, date and user, without characters that file systems do not allow. */
export function fileName({ title, asOf, user }: FileNaming, extension: string): string {
  const plain = (text: string) =>
    text
      .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '_')
      .replace(/^[_.]+|_+$/gu, '')
      .slice(0, MAX_PART_CHARACTERS);
  return `${[title, asOf, user]
    .map((part) => plain(part ?? ''))
    .filter(Boolean)
    .join('_')}.${extension}`;
}

/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
