import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { ChannelPieCard_SharesFragment } from './ChannelPieCard.gen.ts';

/** All channels with both metrics, including those that the pie combines. */
export function shareTable(
  title: string,
  shares: ChannelPieCard_SharesFragment,
  asOf: string,
  t: TFunction,
): DataTable {
  const shareOf = (metric: string) => `${metric} ${t('metric.share')} (%)`;
  return {
    title,
    asOf,
    currency: shares.currency,
    columns: [
      { title: t('channel.name'), kind: 'text' },
      { title: t('metric.AMOUNT'), kind: 'money' },
      { title: shareOf(t('metric.AMOUNT')), kind: 'rate' },
      { title: t('metric.QUANTITY'), kind: 'count' },
      { title: shareOf(t('metric.QUANTITY')), kind: 'rate' },
    ],
    rows: shares.channels.map(({ name, sales, amountShare, units, quantityShare }) => [
      { raw: name },
      { raw: sales },
      { raw: amountShare },
      { raw: units },
      { raw: quantityShare },
    ]),
  };
}
