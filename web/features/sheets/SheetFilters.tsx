import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Tabs } from '../../design/tabs/Tabs.tsx';
import { ListFilters } from '../../records/lists/ListFilters.tsx';
import { statusLabelKey } from './SheetStatusTag.tsx';
import { type SheetView, sheetStatuses, type UpdateView } from './sheet-view.ts';

interface SheetFiltersProps {
  view: SheetView;
  updateView: UpdateView;
  /** The list of documents. */
  children: ReactNode;
}

const ALL_STATUSES = 'ALL';

/** Filters the documents of a module by status and number. */
export function SheetFilters({ view, updateView, children }: SheetFiltersProps) {
  const { t } = useTranslation();
  const states = sheetStatuses.map((value) => ({
    value,
    label: t(statusLabelKey(value)),
    count: null,
  }));
  return (
    <Tabs
      label={t('sheets.status')}
      value={view.status ?? ALL_STATUSES}
      tabs={[{ value: ALL_STATUSES, label: t('sheets.all'), count: null }, ...states]}
      onChange={(value) => updateView({ status: value === ALL_STATUSES ? null : value, page: 1 })}
    >
      <ListFilters
        label={t('sheets.number')}
        placeholder={t('sheets.search.hint')}
        search={view.search}
        onSearch={(search) => updateView({ search, page: 1 })}
      />
      {children}
    </Tabs>
  );
}
