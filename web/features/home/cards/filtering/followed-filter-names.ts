import type { FilterName } from '../../filters/sales-filter.ts';

/**
 * The filters that cards which show yesterday follow. They are the same for all these cards, so
 * that the data that came with the page fit each of them.
 */
export const followedFilterNames = [
  'period',
  'purchaseGroup',
] as const satisfies readonly FilterName[];
