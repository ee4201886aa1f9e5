import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { Measure } from '../frame/measure.ts';
import { displayedValue } from './product-value.ts';
import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';

export function topProductTable(
  title: string,
  ranking: TopProductCard_RankingFragment,
  { measure, asOf, t }: { measure: Measure; asOf: string; t: TFunction },
): DataTable {
  return {
    title,
    asOf,
    currency: ranking.currency,
    columns: [
      { title: t('sku.place'), kind: 'count' },
      { title: t('sku.code'), kind: 'text' },
      { title: t('sku.name'), kind: 'text' },
      { title: measure.kind === 'rate' ? `${measure.name} (%)` : measure.name, kind: measure.kind },
      { title: `${t('metric.share')} (%)`, kind: 'rate' },
    ],
    rows: ranking.products.map((product) => [
      { raw: String(product.rank) },
      { raw: product.code },
      { raw: product.name },
      { raw: displayedValue(product) },
      { raw: product.share },
    ]),
  };
}
