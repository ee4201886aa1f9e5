import { cellXml, columnLetters, textCell, type SheetColumn } from '../../workbook/cell.ts';
import type { TitledColumn } from '../../workbook/sheet-xml.ts';
import { styleIndex } from '../../workbook/styles.ts';
import type { ReadRow } from '../job.ts';
import type { Choice } from './import-column.ts';

/**
 * A column of the report: a value of the file, or the problems of the value before it. A problem
 * column without a name holds problems of the whole row.
 */
export interface ReportColumn extends TitledColumn {
  name: string | null;
  holds: 'number' | 'value' | 'problem';
  /** Its codes and labels, so that the user corrects the report in the same language. */
  choices?: readonly Choice[] | null;
  /** A cell may hold several codes. */
  isSeveral?: boolean;
}

/** The sheet XML of invalid or refused rows, with each reason next to its cell. */
export function reportRows(
  columns: readonly ReportColumn[],
  rows: readonly ReadRow[],
  firstLine: number,
): string {
  const letters = columns.map((_, index) => columnLetters(index));
  const lines = rows.map((row, index) => {
    const line = firstLine + index;
    const cells = columns.map((column, index) =>
      reportCell(`${letters[index]}${line}`, row, column),
    );
    return `<row r="${line}">${cells.join('')}</row>`;
  });
  return lines.join('');
}

function reportCell(
  reference: string,
  { number, values, problems }: ReadRow,
  column: ReportColumn,
): string {
  const { name, holds, kind, decimals } = column;
  if (holds === 'number') return cellXml(reference, number, NUMBER);
  const wrong = problems.filter((problem) => problem.column === name);
  if (holds === 'problem')
    return textCell(reference, wrong.map(({ message }) => message).join(' '), 'problem');
  const value = labelFor(values[name ?? ''] ?? null, column);
  if (wrong.length === 0) return cellXml(reference, value, { kind, decimals });
  // An empty cell is marked too: it is the missing value.
  return value === null ? `<c r="${reference}" s="${BAD}"/>` : textCell(reference, value, 'bad');
}

function labelFor(value: string | null, { choices, isSeveral }: ReportColumn): string | null {
  if (value === null || !choices) return value;
  const nameOf = (code: string) => choices.find((choice) => choice.value === code)?.label ?? code;
  return isSeveral === true ? value.split(',').map(nameOf).join(', ') : nameOf(value);
}

const NUMBER: SheetColumn = { kind: 'number', decimals: 0 };
const BAD = styleIndex('bad');
