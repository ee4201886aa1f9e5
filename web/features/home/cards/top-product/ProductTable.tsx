import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../../design/number/rate.ts';
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

/**
 * The products with bars in proportion to the first, their values and shares, and the totals. More
 * than ten products scroll.
 */
export function ProductTable({ name, ranking, measure }: ProductTableProps) {
  const { t } = useTranslation();
  const products = ranking.products.slice(0, MAX_PRODUCTS);
  const best = Math.max(...products.map(({ value }) => Number(value)), 0);
  const hasSums = ranking.total !== null || ranking.shareTotal !== null;
  return (
    <div
      className={`products ${products.length > 10 ? 'products-long' : ''}`}
      role="region"
      aria-label={name}
      tabIndex={0}
    >
      <table className="products-table">
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className="products-rank">
              <span className="sr">{t('sku.place')}</span>
            </th>
            <th scope="col" className="products-name">
              {t('sku.name')}
            </th>
            <th className="products-compare" aria-hidden="true" />
            <th scope="col" className="products-value num">
              {t('card.inUnit', { name: measure.name, unit: measure.head })}
            </th>
            <th scope="col" className="products-share num">
              {t('metric.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.rank} style={lineStyle(product, best)}>
              <td className="products-rank">{product.rank}</td>
              <th scope="row" className="products-name clip" title={product.name}>
                {product.name}
              </th>
              <td className="products-compare" aria-hidden="true">
                <i
                  className="products-bar"
                  style={{ width: `${String(partOf(product.value, best))}%` }}
                />
              </td>
              <td className="products-value num" title={measure.exact(displayedValue(product))}>
                <span className="sr">{measure.exact(displayedValue(product))}</span>
                <span aria-hidden="true">{measure.inHead(displayedValue(product))}</span>
              </td>
              <td className="products-share num mute">{formatRate(product.share)}</td>
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              <td className="products-rank" />
              <th scope="row" className="products-name">
                {t('chart.total')}
              </th>
              <td className="products-compare" aria-hidden="true" />
              <td className="products-value num" title={measure.exact(ranking.total)}>
                <span className="sr">{measure.exact(ranking.total)}</span>
                <span aria-hidden="true">{measure.inHead(ranking.total)}</span>
              </td>
              <td className="products-share num">{formatRate(ranking.shareTotal)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The length of the bar and, if it has enough contrast, the color from the services. */
function lineStyle({ value, colour }: Product, best: number): CSSProperties {
  return {
    '--products-part': `${String(partOf(value, best))}%`,
    ...iconColours(colour),
  } as CSSProperties;
}

/**
 * The width of the bar in percent, with one decimal. A product with more returns than sales has no
 * bar.
 */
function partOf(value: string, best: number): number {
  return best > 0 ? Math.round(Math.max(Number(value) / best, 0) * 1000) / 10 : 0;
}
