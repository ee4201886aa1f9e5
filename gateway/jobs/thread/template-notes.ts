import type { CellValue } from '../../workbook/cell.ts';
import type { OpenFile } from '../../workbook/reading/open-file.ts';
import type { TitledName } from '../job.ts';

/** Name of the hidden sheet with notes for the import, in workbooks generated here. */
export const NOTES_SHEET = '_portal';
const MARK = 'retail-portal';

/** The notes of a generated workbook. */
export interface TemplateNotes {
  moduleCode: string;
  columns: readonly TitledName[];
  /** Headers of columns that hold no values, such as reasons. */
  ignored: readonly string[];
}

/** The rows of the notes sheet: the marker with the module, then one column per line. */
export function notesLines({ moduleCode, columns, ignored }: TemplateNotes): CellValue[][] {
  return [
    [MARK, moduleCode],
    ...columns.map(({ name, title }) => [name, title]),
    ...ignored.map((title) => ['', title]),
  ];
}

/** Reads the notes. Null for a workbook that was not generated here. */
export async function readNotes(file: OpenFile): Promise<TemplateNotes | null> {
  const lines: string[][] = [];
  for await (const { cells } of file.notes(NOTES_SHEET))
    lines.push([cells[0]?.text ?? '', cells[1]?.text ?? '']);
  const [[mark, moduleCode = ''] = [], ...rest] = lines;
  if (mark !== MARK) return null;
  const named = rest.map(([name = '', title = '']) => ({ name, title }));
  return {
    moduleCode,
    columns: named.filter(({ name }) => name !== ''),
    ignored: named.filter(({ name }) => name === '').map(({ title }) => title),
  };
}

export function isTemplateOf(notes: TemplateNotes, moduleCode: string): boolean {
  return notes.moduleCode === moduleCode;
}
