import type { ColumnKind, DataTable } from '../../../../design/charts/data-table.ts';

interface Enterprise {
  today: string;
  currency: string;
}

/** A list of today as a table: its columns by title and kind, its rows as raw values. */
export function listTable(
  title: string,
  { today, currency }: Enterprise,
  columns: readonly (readonly [title: string, kind: ColumnKind])[],
  rows: readonly (readonly (string | null)[])[],
): DataTable {
  return {
    title,
    asOf: today,
    currency,
    columns: columns.map(([name, kind]) => ({ title: name, kind })),
    rows: rows.map((row) => row.map((raw) => ({ raw }))),
  };
}
