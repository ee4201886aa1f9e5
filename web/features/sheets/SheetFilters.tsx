import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOfStatus } from './SheetStatusTag.tsx';
import { type SheetView, sheetStatuses } from './sheet-view.ts';
import type { GoTo } from './useSheetView.ts';

/** Which documents of a module are listed. */
export function SheetFilters({ view, goTo }: { view: SheetView; goTo: GoTo }) {
  const { t } = useTranslation();
  const [text, setText] = useState(view.search);
  return (
    <form
      className="sheet-filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        goTo({ search: text.trim(), page: 1 });
      }}
    >
      <label className="sheet-filter">
        <span>{t('sheets.number')}</span>
        <span className="in">
          <input type="search" value={text} maxLength={100} onChange={(event) => setText(event.target.value)} />
        </span>
      </label>
      <fieldset className="sheet-states">
        <legend className="sr">{t('sheets.status')}</legend>
        {[null, ...sheetStatuses].map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            className="sheet-state"
            aria-pressed={view.status === status}
            onClick={() => goTo({ status, page: 1 })}
          >
            {status === null ? t('sheets.all') : t(labelOfStatus(status))}
          </button>
        ))}
      </fieldset>
      <button type="submit" className="btn">
        {t('sheets.search')}
      </button>
    </form>
  );
}
