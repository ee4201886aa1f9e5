import { useTranslation } from 'react-i18next';
import { amountOf, countOf, missing } from '../number/amount.ts';
import { plainDay } from '../number/calendar.ts';
import { rateOf } from '../number/rate.ts';
import { useLanguage } from '../language/LanguageContext.tsx';
import type { Locale } from '../language/locales.ts';
import { type ColumnKind, type DataTable, isNumeric } from './data-table.ts';
import './DataTableView.css';

const writers: Record<ColumnKind, (raw: string, currency: string, locale: Locale) => string> = {
  text: (raw) => raw,
  date: (raw, _currency, locale) => plainDay(raw, locale),
  money: (raw, currency, locale) => amountOf(raw, { locale, currency }).exact,
  count: (raw) => countOf(raw).exact,
  rate: (raw) => rateOf(raw),
};

/** The figures of a card as a plain table: exact, grouped, never in 万. */
export function DataTableView({ table }: { table: DataTable }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <table className="data-table">
      <caption className="sr">{`${table.title}, ${t('card.asOf', { date: plainDay(table.asOf, locale) })}`}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.title} scope="col" className={isNumeric(column.kind) ? 'num' : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, place) => {
              const kind = cell.kind ?? table.columns[place]?.kind ?? 'text';
              return (
                <td key={place} className={isNumeric(kind) ? 'num' : undefined}>
                  {cell.raw === null ? missing : writers[kind](cell.raw, table.currency, locale)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
