import { useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { filterView, isSamePart, namedParts } from './filter-view.ts';
import { FilterControls } from './FilterControls.tsx';
import { useFilterStore } from './FilterContext.tsx';
import {
  applyChange,
  type FilterName,
  periodProblem,
  type SalesFilter,
  defaultFilter,
} from './sales-filter.ts';
import { effectiveFilter } from './useCardFilter.ts';
import { useProblemNotice } from './useProblemNotice.ts';

/** The browser's back button undoes a change of a filter. */
const undoable = { undoable: true } as const;

const isPeriod = (part: Partial<SalesFilter>) =>
  'granularity' in part || 'date' in part || 'endDate' in part;

/**
 * The filters of the page, which all cards that support them follow. On narrow screens they fold
 * into a button that shows the number of active filters.
 */
export function DashboardFilterBar({ known }: { known: readonly FilterName[] }) {
  const { t } = useTranslation();
  const { view, setView } = useFilterStore();
  const { today } = useViewer().enterprise;
  const narrow = useMediaQuery(NARROW_SCREEN);
  const [open, setOpen] = useState(false);
  const barId = useId();
  const value = effectiveFilter(view, known, today);
  const defaults = defaultFilter(today);
  const active = namedParts(view, known, today).length;
  const problemKey = known.includes('period') ? periodProblem(value) : null;
  useProblemNotice(problemKey);
  const change = (part: Partial<SalesFilter>) => {
    setView((before) => {
      const next = applyChange(effectiveFilter(before, known, today), part, today);
      // "All groups" and "all channels" are left out of the URL. A chosen period is always written,
      // even the default one, because cards that show yesterday follow it.
      const written = known.map((name) => {
        const isWritten =
          name === 'period'
            ? 'period' in before || isPeriod(part)
            : !isSamePart(name, next, defaults);
        return [name, isWritten ? next : null] as const;
      });
      return filterView().change(before, Object.fromEntries(written));
    }, undoable);
  };
  const reset = () =>
    setView(
      (before) =>
        filterView().change(before, { period: null, purchaseGroup: null, channels: null }),
      undoable,
    );
  return (
    <div className="dashboard-filters">
      {narrow && (
        <Button
          className="pick-button"
          aria-expanded={open}
          aria-controls={barId}
          onClick={() => setOpen(!open)}
        >
          <Icon name="sliders" size="small" />
          {`${t('filter.title')} `}
          {active > 0 && (
            <span className="filter-count">
              {`${String(active)} `}
              <span className="sr">{t('filter.active')}</span>
            </span>
          )}
        </Button>
      )}
      <div
        id={barId}
        className="filters"
        role="group"
        aria-label={t('filter.ofDashboard')}
        hidden={narrow && !open}
      >
        <FilterControls filter={{ value, problemKey, change }} known={known} />
        {active > 0 && (
          <Button kind="quiet" onClick={reset}>
            {t('filter.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
