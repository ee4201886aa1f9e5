import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { SalesLineCard_SeriesFragment } from './SalesLineCard.gen.ts';

/** The days of the window as a table, oldest first, as in the chart. */
export function salesTable(
  title: string,
  series: SalesLineCard_SeriesFragment,
  t: TFunction,
): DataTable {
  return {
    title,
    asOf: series.asOf,
    currency: series.currency,
    columns: [
      { title: t('table.date'), kind: 'date' },
      { title: t('sales.actual'), kind: 'money' },
      { title: t('sales.estimated'), kind: 'money' },
      { title: `${t('sales.rate')} (%)`, kind: 'rate' },
    ],
    rows: series.points.map((point) => [
      { raw: point.date },
      { raw: point.actual },
      { raw: point.estimated },
      { raw: point.rate },
    ]),
  };
}
