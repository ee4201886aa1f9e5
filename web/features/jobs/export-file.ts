import type { ListFileFormat } from '../../generated/schema.ts';

export type ExportFormat = Extract<ListFileFormat, 'XLSX' | 'CSV'>;

/** What the user chooses about the file of an export. */
export interface ExportFile {
  format: ExportFormat;
  /** As typed, with or without the ending of the format. */
  name: string;
}

const ENDINGS = /\.(?:xlsx|csv)$/iu;
const endingOf = (format: ExportFormat): string => `.${format.toLowerCase()}`;

/** The file in another format: an ending of a format is replaced. */
export const withFormat = ({ name }: ExportFile, format: ExportFormat): ExportFile => ({
  format,
  name: ENDINGS.test(name.trim()) ? name.trim().replace(ENDINGS, endingOf(format)) : name,
});

/** The name with the ending of its format. */
export function fullName({ name, format }: ExportFile): string {
  const ending = endingOf(format);
  const typed = name.trim();
  return typed.toLowerCase().endsWith(ending) ? typed : `${typed}${ending}`;
}
