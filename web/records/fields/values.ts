import { parseDecimal } from '../../design/number/decimal.ts';
import type { Column, Row } from './column.ts';

/**
 * What a form holds, by the names of its columns: numbers as exact decimals, several choices as codes joined by commas, null for nothing.
 * Everything is plain text, so that a draft can keep it.
 */
export type FieldValues = Readonly<Record<string, string | null>>;

/** A value of a row as a form holds it. */
export function valueOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return writtenOut(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.map((one) => valueOf(one) ?? '').join(',') || null : null;
}

/** Without an exponent, which no field and no service reads. */
function writtenOut(number: number): string | null {
  if (!Number.isFinite(number)) return null;
  const text = String(number);
  return parseDecimal(text) === null ? BigInt(Math.round(number)).toString() : text;
}

/** The values of a row, for a form of these columns. */
export function valuesOf(columns: readonly Column[], row: Row): FieldValues {
  return Object.fromEntries(columns.map(({ name }) => [name, valueOf(row[name])]));
}

/** The row of what a form of these columns holds, and of what choosing has put beside it. */
export function rowOf(columns: readonly Column[], values: FieldValues): Row {
  const known = columns.map(({ name }): [string, string | null] => [name, values[name] ?? null]);
  return { ...values, ...Object.fromEntries(known) };
}

/** What a form holds before anybody has typed. */
export function defaultsOf(columns: readonly Column[]): FieldValues {
  return Object.fromEntries(columns.map(({ name, defaultValue }) => [name, valueOf(defaultValue)]));
}

/** Some of the values of a form; what it does not hold is null. */
export function pickValues(names: readonly string[], values: FieldValues): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}
