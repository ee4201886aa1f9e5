import { useTranslation } from 'react-i18next';
import { useChosenParts } from '../../filters/useChosenParts.ts';
import { filterNames } from '../../filters/filter-view.ts';
import { useCardPage } from '../../PageContext.tsx';
import { followedFilters } from '../frame/card-traits.ts';

interface FilterCoverage {
  /** Which filters of the page the card follows, in words; empty on a page without any. */
  statement: string;
  /** The page is narrowed, and the figures of this card follow nothing of it. */
  isUntouched: boolean;
}

/** What a card says of the filters of its page. */
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
