import { filterNames } from '../../filters/filter-view.ts';
import type { FilterName } from '../../filters/sales-filter.ts';
import type { CardTypename } from '../frame/card-kind.ts';
import { narrowable } from './narrowable.ts';

/** The filters that a page of these cards offers: those that one of them has controls for. */
export function filtersOf(cards: readonly { __typename: CardTypename }[]): readonly FilterName[] {
  const known = new Set(cards.flatMap(({ __typename }) => narrowable[__typename] ?? []));
  return filterNames.filter((name) => known.has(name));
}
