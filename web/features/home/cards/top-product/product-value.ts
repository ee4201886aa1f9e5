import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';

export type Product = TopProductCard_RankingFragment['products'][number];

/**
 * The value shown beside the bar: the summary value, or the value of the bar if the services send
 * no summary.
 */
export const displayedValue = ({
  value,
  summaryValue,
}: Pick<Product, 'value' | 'summaryValue'>): string => summaryValue ?? value;
