import type { DataTable } from '../../design/charts/data-table.ts';
import { MISSING_VALUE } from '../../design/number/amount.ts';
import { formatDayAndTime, formatDay } from '../../design/number/format-day.ts';
import { parseDecimal, formatDecimal } from '../../design/number/decimal.ts';
import type { Locale } from '../../design/language/locales.ts';

/** A column of the rows of an elf. */
export interface ElfColumn {
  field: string;
  title: string;
}

/** A row of raw values by field. */
export type ElfRow = Readonly<Record<string, unknown>>;

/** A column as displayed; all its numbers have the same number of decimals. */
export interface ShownColumn {
  key: string;
  title: string;
  /** Right-aligned, so that digits align. */
  numeric: boolean;
  places: number;
}

/** What the formatting of a value depends on. */
export interface CellFormat {
  locale: Locale;
  timeZone: string;
  yes: string;
  no: string;
}

const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const timestampPattern =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[-+]\d{2}:\d{2})$/u;
const exactAmount = /^-?\d+\.\d+$/u;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && exactAmount.test(value));

/** The raw value as text, for export; null if it is empty. */
function rawText(value: unknown): string | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A value as text. Rows of an elf have raw values without types, so a value is formatted by its
 * content: numbers with separators, dates and times in the user's format. A string of digits is a
 * code and stays unchanged; a string with decimals is an exact amount. A missing value is a dash.
 * `places` is the minimum number of decimals.
 */
export function cellText(
  value: unknown,
  { locale, timeZone, yes, no }: CellFormat,
  places = 0,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = rawText(value);
  if (text === null) return MISSING_VALUE;
  const number = isNumber(value) ? parseDecimal(text) : null;
  if (number !== null)
    return formatDecimal({ ...number, fraction: number.fraction.padEnd(places, '0') });
  if (dayPattern.test(text)) return formatDay(text, locale);
  return timestampPattern.test(text) && !Number.isNaN(Date.parse(text))
    ? formatDayAndTime(text, timeZone, locale)
    : text;
}

const placesOf = (value: unknown): number => parseDecimal(rawText(value))?.fraction.length ?? 0;

/** The columns for a grid. A column is numeric if all its values on this page are numbers. */
export function gridColumns(columns: readonly ElfColumn[], rows: readonly ElfRow[]): ShownColumn[] {
  return columns.map(({ field, title }) => {
    const values = rows.map((row) => row[field]).filter((value) => !isEmpty(value));
    const numeric = values.length > 0 && values.every(isNumber);
    const places = numeric ? Math.max(...values.map(placesOf)) : 0;
    return { key: field, title, numeric, places };
  });
}

interface Export {
  title: string;
  asOf: string;
  columns: readonly Omit<ShownColumn, 'places'>[];
  rows: readonly ElfRow[];
}

/** The displayed rows as raw values for a file. */
export function exportTable({ title, asOf, columns, rows }: Export): DataTable {
  return {
    title,
    asOf,
    currency: '',
    columns: columns.map((column) => ({
      title: column.title,
      kind: column.numeric ? 'number' : 'text',
    })),
    rows: rows.map((row) => columns.map(({ key }) => ({ raw: rawText(row[key]) }))),
  };
}
