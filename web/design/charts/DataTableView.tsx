import { useState } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { formatAmount, formatCount, MISSING_VALUE } from '../number/amount.ts';
import { formatDay } from '../number/format-day.ts';
import { formatRate } from '../number/rate.ts';
import { useLanguage } from '../language/LanguageContext.tsx';
import type { Locale } from '../language/locales.ts';
import { PlainTable } from '../table/PlainTable.tsx';
import { type ColumnKind, type DataCell, type DataTable, isNumeric } from './data-table.ts';
import '../table/data-table.css';
import './DataTableView.css';

const formatters: Record<ColumnKind, (raw: string, currency: string, locale: Locale) => string> = {
  text: (raw) => raw,
  date: (raw, _currency, locale) => formatDay(raw, locale),
  money: (raw, currency, locale) => formatAmount(raw, { locale, currency }).exact,
  number: (raw) => raw,
  count: (raw) => formatCount(raw).exact,
  rate: (raw) => formatRate(raw),
};

/**
 * Rows rendered at first and per press of the button: thousands would block the page for seconds.
 * Exports have all rows.
 */
const rowsAtOnce = { view: 500, brief: 100 };

/**
 * The figures of a card as a plain table: exact, with thousands separators, never in 万. `brief`
 * shows only the first rows and no button, for screen readers beside a chart.
 */
export function DataTableView({ table, brief = false }: { table: DataTable; brief?: boolean }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [pages, setPages] = useState(1);
  const shown = brief ? rowsAtOnce.brief : pages * rowsAtOnce.view;
  const left = table.rows.length - shown;
  const textOf = ({ raw, kind }: DataCell, column: ColumnKind) =>
    raw === null ? MISSING_VALUE : formatters[kind ?? column](raw, table.currency, locale);
  return (
    <>
      <PlainTable
        className="data-table"
        label={[table.title, table.asOf && t('card.asOf', { date: formatDay(table.asOf, locale) })]
          .filter(Boolean)
          .join(', ')}
        columns={table.columns.map(({ title, kind }, index) => ({
          key: title,
          title,
          numeric: isNumeric(kind),
          cell: (row: readonly DataCell[]) => row[index] && textOf(row[index], kind),
        }))}
        rows={table.rows.slice(0, shown)}
      />
      {left > 0 && brief && <p>{t('table.left', { number: formatCount(left).text })}</p>}
      {left > 0 && !brief && (
        <Button kind="plain" className="data-table-more" onClick={() => setPages(pages + 1)}>
          {t('table.more', { number: formatCount(left).text })}
        </Button>
      )}
    </>
  );
}
