import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useChosenParts } from '../../filters/useChosenParts.ts';
import { filterNames } from '../../filters/filter-view.ts';
import { useCardPage } from '../../PageContext.tsx';
import { followedFilters } from '../frame/card-traits.ts';

interface FilterCoverage {
  /**
   * A sentence about the filters of the page that the card follows. Empty on a page without
   * filters.
   */
  statement: string;
  /** Filters are set on the page, but the figures of this card follow none of them. */
  isUntouched: boolean;
}

/** Which filters of the page apply to a card. */
export function useFilterCoverage(): FilterCoverage {
  const { t } = useTranslation();
  const { filters, traits } = useCardPage();
  const chosen = useChosenParts();
  if (filters.length === 0) return { statement: '', isUntouched: false };
  const followed = followedFilters(traits);
  const named = filterNames
    .filter((name) => followed.includes(name))
    .map((name) => t(`filter.part.${name}`));
  return {
    statement:
      named.length === 0
        ? t('filter.untouched')
        : t('filter.follows', { filters: named.join(t('filter.and')) }),
    isUntouched:
      traits.withoutSales !== true &&
      chosen.length > 0 &&
      !chosen.some((name) => followed.includes(name)),
  };
}
