import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { formatRate } from '../../../../design/number/rate.ts';
import { type PlainColumn, PlainTable } from '../../../../design/table/PlainTable.tsx';
import { iconColours } from '../frame/icon-colour.ts';
import type { Measure } from '../frame/measure.ts';
import { type Product, displayedValue } from './product-value.ts';
import { MAX_PRODUCTS } from './top-choices.ts';
import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';
import './TopProductCard.css';

interface ProductTableProps {
  /** The accessible name of the table: the title of the card and the metric. */
  name: string;
  ranking: TopProductCard_RankingFragment;
  measure: Measure;
}

/** The usual number of products, for which the card is high enough. */
const ROWS_OF_CARD = 10;

/**
 * The products with bars in proportion to the first, their values and shares, and the totals. More
 * than ten products scroll.
 */
export function ProductTable({ name, ranking, measure }: ProductTableProps) {
  const { t } = useTranslation();
  const products = ranking.products.slice(0, MAX_PRODUCTS);
  const best = Math.max(...products.map(({ figure }) => Number(figure)), 0);
  const amount = (value: string | null) => (
    <>
      <span className="sr">{measure.exact(value)}</span>
      <span aria-hidden="true">{measure.inHead(value)}</span>
    </>
  );
  const columns: readonly PlainColumn<Product>[] = [
    {
      key: 'rank',
      className: 'products-rank',
      title: <span className="sr">{t('sku.place')}</span>,
      cell: ({ rank }) => rank,
    },
    {
      key: 'name',
      className: 'products-name clip',
      title: t('sku.name'),
      isRowHeader: true,
      cell: (product) => product.name,
      hint: (product) => product.name,
      footer: t('chart.total'),
    },
    {
      key: 'compare',
      className: 'products-compare',
      title: null,
      isDecoration: true,
      cell: ({ figure }) => (
        <i className="products-bar" style={{ width: `${String(partOf(figure, best))}%` }} />
      ),
    },
    {
      key: 'value',
      className: 'products-value',
      numeric: true,
      title: t('card.inUnit', { name: measure.name, unit: measure.head }),
      cell: (product) => amount(displayedValue(product)),
      hint: (product) => measure.exact(displayedValue(product)),
      footer: <span title={measure.exact(ranking.total)}>{amount(ranking.total)}</span>,
    },
    {
      key: 'share',
      className: 'products-share',
      numeric: true,
      title: t('metric.share'),
      cell: ({ share }) => formatRate(share),
      footer: formatRate(ranking.shareTotal),
    },
  ];
  return (
    <div
      className={`products ${lengthClass(products.length)}`}
      role="region"
      aria-label={name}
      tabIndex={0}
    >
      <PlainTable
        className="products-table"
        label={name}
        columns={columns}
        rows={products}
        rowKey={({ rank }) => rank}
        rowStyle={(product) => lineStyle(product, best)}
        hasFooter={ranking.total !== null || ranking.shareTotal !== null}
      />
    </div>
  );
}

/** Ten rows fill the card. More of them scroll, and fewer keep their height instead of growing. */
function lengthClass(rows: number): string {
  if (rows === ROWS_OF_CARD) return '';
  return rows > ROWS_OF_CARD ? 'products-long' : 'products-short';
}

/** The length of the bar and, if it has enough contrast, the color from the services. */
function lineStyle({ figure, colour }: Product, best: number): CSSProperties {
  return {
    '--products-part': `${String(partOf(figure, best))}%`,
    ...iconColours(colour),
  } as CSSProperties;
}

/**
 * The width of the bar in percent, with one decimal. A product without a figure or with more returns
 * than sales has no bar.
 */
function partOf(figure: string | null, best: number): number {
  return best > 0 ? Math.round(Math.max(Number(figure) / best, 0) * 1000) / 10 : 0;
}
