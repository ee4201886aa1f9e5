import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';

/** The next number of a kind on a day: its code, the day as yymmdd, and a count of at least four digits. */
export function nextNumber(db: RetailDatabase, sheettype: string, today: string): string {
  const prefix = sheettype + today.replaceAll('-', '').slice(2);
  const { last } = onlyRow(
    db.prepare<{ last: number | null }>(
      `SELECT max(CAST(substr(sheetid, ?) AS INTEGER)) AS last FROM sheet
       WHERE sheettype = ? AND sheetid GLOB ? AND substr(sheetid, ?) NOT GLOB '*[^0-9]*'`,
    ),
    [prefix.length + 1, sheettype, `${prefix}*`, prefix.length + 1],
  );
  return prefix + String((last ?? 0) + 1).padStart(4, '0');
}
