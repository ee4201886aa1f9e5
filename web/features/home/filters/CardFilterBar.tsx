import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { periodText } from './period-text.ts';
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

/**
 * The controls of a card's own filter, and the mark that it has one. A card that follows the page's period tells it and has no date control: the
 * page has the one, until somebody wants another period for this card.
 */
export function CardFilterBar({ filter, known, singleChannel = false }: CardFilterBarProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const follows = known.includes('period') && !filter.isDetached;
  // What is wrong with the dashboard's filter is told once, at the dashboard's.
  useProblemNotice(filter.isOwn ? filter.problemKey : null);
  return (
    <div className="filters" role="group" aria-label={t('filter.ofCard')}>
      {follows && (
        <span className="filter-period">
          <span>{periodText(filter.value, locale) ?? t('filter.chooseDate')}</span>
          <button type="button" onClick={filter.detach}>
            {t('filter.detach')}
          </button>
        </span>
      )}
      <FilterControls
        filter={filter}
        known={follows ? known.filter((name) => name !== 'period') : known}
        singleChannel={singleChannel}
      />
      {singleChannel && filter.value.channels.length > 1 && (
        <span className="filter-note">{t('filter.oneChannel')}</span>
      )}
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
