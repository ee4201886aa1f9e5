import { useTranslation } from 'react-i18next';
import type { FilterName } from './sales-filter.ts';
import type { CardFilter } from './useCardFilter.ts';
import { FilterControls } from './FilterControls.tsx';
import { useProblemNotice } from './useProblemNotice.ts';

interface CardFilterBarProps {
  filter: CardFilter;
  known: readonly FilterName[];
  /** It knows one channel or all: of several it says so. */
  singleChannel?: boolean;
}

/** The controls of a card's own filter, and the mark that it differs from the dashboard's. */
export function CardFilterBar({ filter, known, singleChannel = false }: CardFilterBarProps) {
  const { t } = useTranslation();
  // What is wrong with the dashboard's filter is told once, at the dashboard's.
  useProblemNotice(filter.isOwn ? filter.problemKey : null);
  return (
    <div className="filters" role="group" aria-label={t('filter.ofCard')}>
      <FilterControls filter={filter} known={known} singleChannel={singleChannel} />
      {singleChannel && filter.value.channels.length > 1 && <span className="filter-note">{t('filter.oneChannel')}</span>}
      {filter.isOwn && (
        <span className="filter-own">
          {t('filter.own')}
          <button type="button" onClick={filter.followDashboard}>
            {t('filter.follow')}
          </button>
        </span>
      )}
    </div>
  );
}
