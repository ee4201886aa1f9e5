import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { ProgressCard_ProgressFragment } from './ProgressCard.gen.ts';

/** Maximum rows shown. */
export const MAX_PROGRESS_ROWS = 10;

export function progressTable(
  title: string,
  { asOf, currency, rows }: ProgressCard_ProgressFragment,
  t: TFunction,
): DataTable {
  return {
    title,
    asOf,
    currency,
    columns: [
      { title: t('progress.name'), kind: 'text' },
      { title: `${t('progress.rate')} (%)`, kind: 'rate' },
      { title: t('progress.value'), kind: 'money' },
    ],
    rows: rows
      .slice(0, MAX_PROGRESS_ROWS)
      .map(({ name, rate, value }) => [{ raw: name }, { raw: rate }, { raw: value }]),
  };
}
