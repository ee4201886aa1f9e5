import { parseDecimal } from '../../design/number/decimal.ts';
import type { Column, Row } from './column.ts';

/**
 * The values of a form by column name: numbers as exact decimals, several choices as codes joined
 * by commas, null for empty. Everything is plain text, so that it can be stored as a draft.
 */
export type FieldValues = Readonly<Record<string, string | null>>;

/** Converts a value of a row to a form value. */
export function valueOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.map((one) => valueOf(one) ?? '').join(',') || null : null;
}

/** Without an exponent, which neither fields nor services can parse. Null if it is not finite. */
function decimalText(number: number): string | null {
  if (!Number.isFinite(number)) return null;
  const text = String(number);
  return parseDecimal(text) === null ? BigInt(Math.round(number)).toString() : text;
}

/** The values of a row for a form with these columns. */
export function valuesOf(columns: readonly Column[], row: Row): FieldValues {
  return Object.fromEntries(columns.map(({ name }) => [name, valueOf(row[name])]));
}

/** The row for the values of a form, including fields set by chosen options. */
export function rowOf(columns: readonly Column[], values: FieldValues): Row {
  const known = columns.map(({ name }): [string, string | null] => [name, values[name] ?? null]);
  return { ...values, ...Object.fromEntries(known) };
}

/** The initial values of an empty form. */
export function defaultsOf(columns: readonly Column[]): FieldValues {
  return Object.fromEntries(columns.map(({ name, defaultValue }) => [name, valueOf(defaultValue)]));
}

/** The named values of a form; missing ones are null. */
export function pickValues(names: readonly string[], values: FieldValues): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}
