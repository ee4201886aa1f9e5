import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import type { Entity } from './entity.ts';
import type { NumberingSettings } from './settings.ts';

/** How new rows are numbered; null when the key must be typed. Rows without a key field get a running number. */
export function numberingOf({ key, settings }: Entity): NumberingSettings | null {
  return settings.numbering ?? (key === null ? { prefix: '', digits: 1 } : null);
}

/** Assigns numbers following the highest existing one; a transaction reads that once. */
export function createNumbers(
  { searchable }: Entity,
  { prefix, digits }: NumberingSettings,
  db: RetailDatabase,
): () => string {
  const { from, values = [], fields } = searchable;
  const id = fields.id ?? '';
  let last: number | undefined;
  return () => {
    last ??= onlyRow(
      db.prepare<{ last: number }>(
        `SELECT coalesce(max(CAST(substr(${id}, ?) AS INTEGER)), 0) AS last FROM ${from} WHERE ${id} GLOB ? AND ${id} NOT GLOB ?`,
      ),
      [prefix.length + 1, ...values, `${prefix}[0-9]*`, `${prefix}*[^0-9]*`],
    ).last;
    last += 1;
    return prefix + String(last).padStart(digits, '0');
  };
}
