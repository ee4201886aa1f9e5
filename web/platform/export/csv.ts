import { type DataTable, isNumeric } from '../../design/charts/data-table.ts';
import { guardFormula } from './formula.ts';
import { rawValue } from './raw-value.ts';

function csvField(raw: string | null, numeric: boolean): string {
  const text = raw ?? '';
  const safe = numeric ? text : guardFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) with a byte order mark, without which spreadsheets misread Chinese. */
export function buildCsv(table: DataTable): string {
  const head = table.columns.map((column) => csvField(column.title, false));
  const body = table.rows.map((row) =>
    row.map((cell, index) => {
      const kind = cell.kind ?? table.columns[index]?.kind ?? 'text';
      return csvField(rawValue(cell.raw, kind), isNumeric(kind));
    }),
  );
  return `\uFEFF${[head, ...body].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

export function csvFile(table: DataTable): Blob {
  return new Blob([buildCsv(table)], { type: 'text/csv;charset=utf-8' });
}
