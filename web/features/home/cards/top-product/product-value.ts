import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';

export type Product = TopProductCard_RankingFragment['products'][number];

/**
 * The value shown beside the bar: the summary value, or the value of the bar if the services send
 * no summary.
 */
export const displayedValue = ({
  figure,
  summaryValue,
}: Pick<Product, 'figure' | 'summaryValue'>): string | null => summaryValue ?? figure;
