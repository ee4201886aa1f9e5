import type { FilterName } from '../../filters/sales-filter.ts';

/** What cards that show yesterday are asked with, all with the same: what came with the page is then what each of them would ask for. */
export const followedFilterNames = [
  'period',
  'purchaseGroup',
] as const satisfies readonly FilterName[];
