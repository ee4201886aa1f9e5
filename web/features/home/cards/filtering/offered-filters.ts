import { filterNames } from '../../filters/filter-view.ts';
import type { FilterName } from '../../filters/sales-filter.ts';
import type { DashboardCard } from '../../dashboard-card.ts';
import { cardKindOf } from '../card-kinds.ts';

/**
 * The filters that a page with these cards offers: those that at least one card has controls for.
 */
export function offeredFilters(cards: readonly DashboardCard[]): readonly FilterName[] {
  const known = new Set(cards.flatMap((card) => cardKindOf(card).offers ?? []));
  return filterNames.filter((name) => known.has(name));
}
