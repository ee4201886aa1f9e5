export interface FileNaming {
  /** What it shows. */
  title: string;
  /** The day of its data. */
  asOf?: string | undefined;
  /** Who made it. */
  user?: string | undefined;
}

const longestTitle = 100;

/** What it shows, the day of its data and who made it, without what file systems refuse. */
export function fileName({ title, asOf, user }: FileNaming, extension: string): string {
  const plain = (text: string) =>
    text
      .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '_')
      .replace(/^[_.]+|_+$/gu, '')
      .slice(0, longestTitle);
  return `${[title, asOf, user]
    .map((part) => plain(part ?? ''))
    .filter(Boolean)
    .join('_')}.${extension}`;
}

/** Has the browser keep a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
