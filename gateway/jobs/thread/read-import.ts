import { brokenRules, type FieldRule } from '../../module-model/field-rules.ts';
import { messageIn, type Locale } from '../../language/messages.ts';
import { checkRow } from '../../module-model/row-rules.ts';
import { FileProblem } from '../../workbook/reading/file-problem.ts';
import { openFile } from '../../workbook/reading/open-file.ts';
import { isEmptyLine, type ReadLine } from '../../workbook/reading/read-cell.ts';
import type { CellProblem, ReadRow } from '../job.ts';
import { valueOfCell } from './cell-value.ts';
import type { ImportColumn } from './import-column.ts';
import { recognise, type Recognised } from './recognise.ts';
import { readNotes } from './template-notes.ts';

export interface ImportQuestion {
  content: Buffer;
  moduleCode: string;
  columns: readonly ImportColumn[];
  keyField: string;
  /** Rules between the fields of a row, each with what it says when it is broken. */
  rules: readonly (FieldRule & { message: string })[];
  /** The day of the enterprise. */
  today: string;
  mostRows: number;
  locale: Locale;
}

/** The file's columns first, then its rows, some at a time. */
export interface ReadingImport {
  recognised: Recognised;
  /** Empty after the last. */
  next(): Promise<ReadRow[]>;
}

const ROWS_AT_ONCE = 1000;

/** Opens the file and finds its columns; each row is then checked by the rules of the form. Throws FileProblem for a file that is not read. */
export async function readImport({
  content,
  moduleCode,
  columns,
  keyField,
  rules,
  today,
  mostRows,
  locale,
}: ImportQuestion): Promise<ReadingImport> {
  const file = await openFile(content);
  const notes = await readNotes(file);
  const lines = filledLines(file.lines());
  const heads = await lines.next();
  if (heads.done) throw new FileProblem('NO_ROWS');
  const recognised = recognise(heads.value, columns, notes, moduleCode);
  const placed = new Set(recognised.columns.flatMap((column) => column?.name ?? []));
  // What the form would begin with, where the file says nothing of a column at all.
  const begun = columns.filter(
    ({ name, defaultValue }) => !placed.has(name) && defaultValue !== null,
  );
  const defaults = Object.fromEntries(begun.map(({ name, defaultValue }) => [name, defaultValue]));
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

  /** Two rows that say the same in every column: what has a key is told by that. */
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
      while (rows.length < ROWS_AT_ONCE) {
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
