import { type DataTable, isNumeric } from './data-table.ts';

/** A spreadsheet runs what begins like this as a formula; an apostrophe makes it text. Numbers are ours and keep their sign. */
const formula = /^[=+\-@\t\r]/;

function field(raw: string | null, numeric: boolean): string {
  const text = raw ?? '';
  const safe = !numeric && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark, without which spreadsheets read Chinese as rubbish. */
export function csvOf(table: DataTable): string {
  const head = table.columns.map((column) => field(column.title, false));
  const body = table.rows.map((row) =>
    row.map((cell, at) => field(cell.raw, isNumeric(cell.kind ?? table.columns[at]?.kind ?? 'text'))),
  );
  return `\uFEFF${[head, ...body].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** Name of the file: what it shows and the day of its data, without what file systems refuse. */
export function csvFileName(table: DataTable): string {
  const title = table.title
    .replace(/[\\/:*?"<>|\s]+/g, '_')
    .replace(/_$/, '')
    .slice(0, 100);
  return `${title}_${table.asOf}.csv`;
}

export function downloadCsv(table: DataTable): void {
  const address = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = csvFileName(table);
  link.click();
  URL.revokeObjectURL(address);
}
