import type { CellValue } from '../../workbook/cell.ts';
import type { OpenFile } from '../../workbook/reading/open-file.ts';
import type { TitledName } from '../job.ts';

/** The sheet for programs in a workbook that was made here. */
export const NOTES_SHEET = '_portal';
const MARK = 'retail-portal';

/** What such a workbook says of itself. */
export interface TemplateNotes {
  moduleCode: string;
  columns: readonly TitledName[];
  /** Heads that hold something else than values: what was wrong with them. */
  ignored: readonly string[];
}

/** Its lines: the mark and the module, then a column on each. */
export function notesLines({ moduleCode, columns, ignored }: TemplateNotes): CellValue[][] {
  return [
    [MARK, moduleCode],
    ...columns.map(({ name, title }) => [name, title]),
    ...ignored.map((title) => ['', title]),
  ];
}

/** Null for a workbook of somebody else's. */
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
