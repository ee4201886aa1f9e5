import type { ColumnKind, DataCell, DataTable } from '../../../design/charts/data-table.ts';
import type { ResultList } from './result-lists.ts';

const KINDS: Readonly<Record<string, ColumnKind>> = {
  Decimal: 'number',
  Float: 'number',
  Int: 'number',
  Date: 'date',
};

const NUMBER = /^-?\d+(?:\.\d+)?$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;

/** A list of the answer as a table that can be shown and exported. */
export function resultTable(
  { columns, rows }: ResultList,
  types: ReadonlyMap<string, string>,
  { title, currency }: { title: string; currency: string },
): DataTable {
  const kinds = columns.map(({ name, path }): ColumnKind => {
    const known = KINDS[types.get(path) ?? ''];
    if (known !== undefined) return known;
    return rows.some((row) => typeof row[name] === 'number') ? 'number' : 'text';
  });
  return {
    title,
    asOf: '',
    currency,
    columns: columns.map(({ name }, index) => ({ title: name, kind: kinds[index] ?? 'text' })),
    rows: rows.map((row) =>
      columns.map(({ name }, index) => cellOf(row[name], kinds[index] ?? 'text')),
    ),
  };
}

/** A value that is not what its column says is text, so that exports treat it as such. */
function cellOf(value: unknown, kind: ColumnKind): DataCell {
  const raw = value === null || value === undefined ? null : textOf(value);
  if (raw === null || kind === 'text') return { raw };
  return (kind === 'date' ? DAY : NUMBER).test(raw) ? { raw } : { raw, kind: 'text' };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
