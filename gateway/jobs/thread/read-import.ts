import { brokenRules, type FieldRule } from '../../module-model/field-rules.ts';
import { messageIn, type Locale } from '../../language/messages.ts';
import { checkRow } from '../../module-model/row-rules.ts';
import { FileProblem } from '../../workbook/reading/file-problem.ts';
import { openFile } from '../../workbook/reading/open-file.ts';
import { isEmptyLine, type ReadLine } from '../../workbook/reading/read-cell.ts';
import type { CellProblem, ReadRow } from '../job.ts';
import { valueOfCell } from './cell-value.ts';
import type { ImportColumn } from './import-column.ts';
import { recognizeColumns, type RecognizedColumns } from './recognize-columns.ts';
import { readNotes } from './template-notes.ts';

export interface ImportQuestion {
  content: Buffer;
  moduleCode: string;
  columns: readonly ImportColumn[];
  keyField: string;
  /** Rules between the fields of a row, each with its message. */
  rules: readonly (FieldRule & { message: string })[];
  /** Today in the enterprise's time zone, `YYYY-MM-DD`. */
  today: string;
  mostRows: number;
  locale: Locale;
}

/** An opened file: its recognized columns, and its rows in batches. */
export interface OpenedFile {
  recognised: RecognizedColumns;
  /** The next batch of rows; empty after the last one. */
  next(): Promise<ReadRow[]>;
}

const ROWS_PER_BATCH = 1000;

/**
 * Opens a file and recognizes its columns; each row is then checked by the rules of the form.
 * Throws FileProblem for a file that cannot be imported.
 */
export async function readImport({
  content,
  moduleCode,
  columns,
  keyField,
  rules,
  today,
  mostRows,
  locale,
}: ImportQuestion): Promise<OpenedFile> {
  const file = await openFile(content);
  const notes = await readNotes(file);
  const lines = filledLines(file.lines());
  const heads = await lines.next();
  if (heads.done) throw new FileProblem('NO_ROWS');
  const recognised = recognizeColumns(heads.value, columns, notes, moduleCode);
  const foundNames = new Set(recognised.columns.flatMap((column) => column?.name ?? []));
  // Default values of the form for columns that the file does not have.
  const preset = columns.filter(
    ({ name, defaultValue }) => !foundNames.has(name) && defaultValue !== null,
  );
  const defaults = Object.fromEntries(preset.map(({ name, defaultValue }) => [name, defaultValue]));
  const ruled = columns.map((column) => ({ ...column, title: column.head }));
  const keys = new Map<string, number>();
  const wholes = new Map<string, number>();
  let count = 0;

  function rowOf({ number, cells }: ReadLine): ReadRow {
    const read = recognised.columns.flatMap((column, at) =>
      column === null ? [] : [{ column, cell: cells[at] }],
    );
    const values = {
      ...defaults,
      ...Object.fromEntries(
        read.map(({ column, cell }) => [column.name, valueOfCell(cell, column)]),
      ),
    };
    const uncalculated = read.filter(({ cell }) => cell?.kind === 'error');
    const broken = uncalculated.map(({ column }) => column);
    const problems = [
      ...uncalculated.map(({ column: { name, head }, cell }) => ({
        column: name,
        message: messageIn(locale, cell?.text === '' ? 'formulaNotCalculated' : 'fieldInvalid', {
          title: head,
        }),
      })),
      ...checkRow(ruled, values, locale).filter(({ column }) =>
        broken.every(({ name }) => name !== column),
      ),
      ...repeatedKey(values[keyField] ?? null, number),
      ...repeatedRow(values, number),
    ];
    const crossed = brokenRules(rules, values, { section: 'header', today, changed: null })
      .filter(({ column }) => problems.every((problem) => problem.column !== column))
      .map(({ column, code }) => ({
        column,
        message: rules.find((rule) => rule.code === code)?.message ?? '',
      }));
    return {
      number,
      values,
      problems: [...problems, ...crossed].map(({ column, message }) => ({ column, message })),
    };
  }

  function repeatedKey(key: string | null, number: number): CellProblem[] {
    if (key === null) return [];
    const first = keys.get(key);
    if (first === undefined) keys.set(key, number);
    return first === undefined
      ? []
      : [{ column: keyField, message: messageIn(locale, 'repeatedKey', { key, line: first }) }];
  }

  /**
   * Reports a row without key that equals an earlier one in every column. Rows with a key are
   * checked by key.
   */
  function repeatedRow(values: ReadRow['values'], number: number): CellProblem[] {
    if ((values[keyField] ?? null) !== null) return [];
    const whole = JSON.stringify(values);
    const first = wholes.get(whole);
    if (first === undefined) wholes.set(whole, number);
    return first === undefined
      ? []
      : [{ column: null, message: messageIn(locale, 'repeatedRow', { line: first }) }];
  }

  return {
    recognised,
    async next() {
      const rows: ReadRow[] = [];
      while (rows.length < ROWS_PER_BATCH) {
        const line = await lines.next();
        if (line.done) break;
        count += 1;
        if (count > mostRows)
          throw new FileProblem('TOO_MANY_ROWS', {
            message: 'tooManyFileRows',
            values: { limit: mostRows },
          });
        rows.push(rowOf(line.value));
      }
      if (count === 0) throw new FileProblem('NO_ROWS');
      return rows;
    },
  };
}

async function* filledLines(lines: AsyncGenerator<ReadLine>): AsyncGenerator<ReadLine> {
  for await (const line of lines) if (!isEmptyLine(line)) yield line;
}
