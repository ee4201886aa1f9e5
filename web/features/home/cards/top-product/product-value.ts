import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';

export type Product = TopProductCard_RankingFragment['products'][number];

/** What stands beside the bar: the value of the summary, or that of the bar where the services send no summary. */
export const displayedValue = ({
  value,
  summaryValue,
}: Pick<Product, 'value' | 'summaryValue'>): string => summaryValue ?? value;
