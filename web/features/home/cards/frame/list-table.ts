import type { ColumnKind, DataTable } from '../../../../design/charts/data-table.ts';

interface Enterprise {
  today: string;
  currency: string;
}

/**
 * Creates the table of a list card, dated today, from the columns (title and kind) and the raw
 * values of the rows.
 */
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
