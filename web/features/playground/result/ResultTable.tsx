import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import {
  type ColumnKind,
  type DataCell,
  type DataTable,
  isNumeric,
} from '../../../design/charts/data-table.ts';
import { formatCount } from '../../../design/number/amount.ts';
import { formatDecimal, parseDecimal } from '../../../design/number/decimal.ts';
import { PlainTable } from '../../../design/table/PlainTable.tsx';
import '../../../design/table/data-table.css';

/** Rows rendered at first and per press of the button: thousands would block the page. */
const ROWS_AT_ONCE = 200;

/** The chosen list as a table, with the values as the gateway sent them. */
export function ResultTable({ table }: { table: DataTable }) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const shown = pages * ROWS_AT_ONCE;
  const left = table.rows.length - shown;
  const label = t('playground.table', { 0: formatCount(String(table.rows.length)).exact });
  return (
    <div className="result-table" role="region" aria-label={label} tabIndex={0}>
      <PlainTable
        className="data-table"
        label={label}
        columns={table.columns.map(({ title, kind }, index) => ({
          key: title,
          title,
          numeric: isNumeric(kind),
          cell: (row: DataTable['rows'][number]) => textOf(row[index], kind),
          hint: (row: DataTable['rows'][number]) => row[index]?.raw ?? '',
        }))}
        rows={table.rows.slice(0, shown)}
      />
      {left > 0 && (
        <Button kind="plain" className="result-more" onClick={() => setPages(pages + 1)}>
          {t('table.more', { number: formatCount(String(left)).text })}
        </Button>
      )}
    </div>
  );
}

/** Numbers have thousands separators here; exports and the hint have the value as it was sent. */
function textOf(cell: DataCell | undefined, column: ColumnKind): string {
  const raw = cell?.raw ?? '';
  if (!isNumeric(cell?.kind ?? column)) return raw;
  const value = parseDecimal(raw);
  return value === null ? raw : formatDecimal(value);
}
