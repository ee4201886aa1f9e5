import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTabs } from '../../design/tabs/ListTabs.tsx';
import { SearchField } from '../../design/forms/SearchField.tsx';
import { labelOfStatus } from './SheetStatusTag.tsx';
import { longestSearch, type SheetView, sheetStatuses } from './sheet-view.ts';
import type { GoTo } from './useSheetView.ts';

interface SheetFiltersProps {
  view: SheetView;
  goTo: GoTo;
  /** False while the page is not what is looked at: `/` does not lead to the search then. */
  keys: boolean;
  /** The documents that are listed. */
  children: ReactNode;
}

const any = 'ALL';

/** Which documents of a module are listed: those of a state, those whose number is searched for. */
export function SheetFilters({ view, goTo, keys, children }: SheetFiltersProps) {
  const { t } = useTranslation();
  const states = sheetStatuses.map((value) => ({
    value,
    label: t(labelOfStatus(value)),
    count: null,
  }));
  return (
    <ListTabs
      label={t('sheets.status')}
      value={view.status ?? any}
      tabs={[{ value: any, label: t('sheets.all'), count: null }, ...states]}
      onChange={(value) => goTo({ status: value === any ? null : value, page: 1 })}
    >
      <div className="sheet-filters" role="search">
        <SearchField
          label={t('sheets.number')}
          placeholder={t('sheets.search.hint')}
          value={view.search}
          maxLength={longestSearch}
          keys={keys}
          onSearch={(search) => goTo({ search, page: 1 })}
        />
      </div>
      {children}
    </ListTabs>
  );
}
