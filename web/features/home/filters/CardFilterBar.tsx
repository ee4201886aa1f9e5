import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { periodText } from './period-text.ts';
import type { FilterName } from './sales-filter.ts';
import type { CardFilter } from './useCardFilter.ts';
import { FilterControls } from './FilterControls.tsx';
import { useProblemNotice } from './useProblemNotice.ts';

interface CardFilterBarProps {
  filter: CardFilter;
  known: readonly FilterName[];
  /**
   * The card filters by one channel or by all. If several are chosen, it says that it shows all.
   */
  singleChannel?: boolean;
}

/**
 * The filter controls of a card, with a note if the card has a filter of its own. While the card
 * follows the page's period, it shows the period as text instead of a date control. The user can
 * detach it to choose another period for this card.
 */
export function CardFilterBar({ filter, known, singleChannel = false }: CardFilterBarProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const follows = known.includes('period') && !filter.isDetached;
  // A problem of the page's filter is reported once, by the page's filter bar.
  useProblemNotice(filter.isOwn ? filter.problemKey : null);
  return (
    <div className="filters" role="group" aria-label={t('filter.ofCard')}>
      {follows && (
        <span className="filter-period">
          <span>{periodText(filter.value, locale) ?? t('filter.chooseDate')}</span>
          <Button onClick={filter.detach}>{t('filter.detach')}</Button>
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
          <Button onClick={filter.followDashboard}>{t('filter.follow')}</Button>
        </span>
      )}
    </div>
  );
}
