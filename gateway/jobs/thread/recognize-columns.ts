import { FileProblem } from '../../workbook/reading/file-problem.ts';
import type { ReadLine } from '../../workbook/reading/read-cell.ts';
import type { ImportColumn } from './import-column.ts';
import { isTemplateOf, type TemplateNotes } from './template-notes.ts';

/** How the columns of a file map to the module's columns. */
export interface RecognizedColumns {
  /** By column index; null for a column that is unknown or ignored. */
  columns: readonly (ImportColumn | null)[];
  unknownHeads: string[];
  /** Names of required columns that the file does not have. */
  missing: string[];
}

/**
 * Maps the headers of a file to columns: by the names in the file's hidden notes, the title in the
 * user's language, the services' title or the column name. A repeated header counts once. Throws
 * FileProblem if no column is recognized or the template is of a different module.
 */
export function recognizeColumns(
  headers: ReadLine,
  columns: readonly ImportColumn[],
  notes: TemplateNotes | null,
  moduleCode: string,
): RecognizedColumns {
  if (notes !== null && !isTemplateOf(notes, moduleCode)) throw new FileProblem('WRONG_TEMPLATE');
  const byName = new Map(columns.map((column) => [column.name, column]));
  const byHeader = new Map<string, ImportColumn>();
  for (const column of columns.toReversed())
    for (const header of [column.name, column.title, column.header])
      byHeader.set(normalizeHeader(header), column);
  for (const { name, title } of notes?.columns ?? []) {
    const column = byName.get(name);
    if (column !== undefined) byHeader.set(normalizeHeader(title), column);
  }
  const taken = new Set<string>();
  const unknownHeads: string[] = [];
  const matched = Array.from(headers.cells, (cell) => {
    const header = normalizeHeader(cell?.text ?? '');
    if (header === '' || notes?.ignored.some((title) => normalizeHeader(title) === header))
      return null;
    const column = byHeader.get(header);
    if (column === undefined || taken.has(column.name)) {
      unknownHeads.push((cell?.text ?? '').trim().slice(0, 200));
      return null;
    }
    taken.add(column.name);
    return column;
  });
  if (taken.size === 0) throw new FileProblem('WRONG_TEMPLATE');
  const missing = columns
    .filter(
      ({ name, isRequired, defaultValue }) =>
        isRequired && defaultValue === null && !taken.has(name),
    )
    .map(({ name }) => name);
  return { columns: matched, unknownHeads, missing };
}

/** Normalizes a header: without the required mark, single spaces, lower case. */
function normalizeHeader(header: string): string {
  return header.replace(/[*＊]/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
}
