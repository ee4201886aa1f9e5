import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../apollo/failure.ts';
import { DataGridPager } from '../../kit/ui/DataGridPager.tsx';
import { FailedPage } from '../../kit/ui/FailedPage.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ListTable } from '../../kit/ui/ListTable.tsx';
import { useTab } from '../../kit/workbench/TabContext.tsx';
import { type SheetView, pageSize } from './sheet-view.ts';
import { SheetFilters } from './SheetFilters.tsx';
import { useSheetsQuery } from './Sheets.gen.ts';
import { useSheetColumns } from './useSheetColumns.tsx';
import type { GoTo } from './useSheetView.ts';

interface SheetListProps {
  moduleCode: string;
  title: string;
  view: SheetView;
  goTo: GoTo;
}

/** The documents of a module by page, the newest first. */
export function SheetList({ moduleCode, title, view, goTo }: SheetListProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { selected } = useTab();
  const { search, status, page } = view;
  const { data, previousData, error, loading, refetch } = useSheetsQuery({
    variables: { moduleCode, page, pageSize, search: search || null, status },
    // Somebody may have handed in or approved one meanwhile.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const columns = useSheetColumns(moduleCode);
  const found = (data ?? previousData)?.viewer?.sheets ?? null;
  return (
    <section className="sheet-list" aria-labelledby={heading}>
      <header className="sheet-head">
        <h1 id={heading}>{title}</h1>
        <span className="grow" />
        <button type="button" className="btn btn-p" onClick={() => goTo({ composing: true, number: null })}>
          <Icon name="plus" />
          {t('sheets.new')}
        </button>
      </header>
      <SheetFilters view={view} goTo={goTo} />
      {found === null && error !== undefined ? (
        <FailedPage title={t('sheets.failed')} failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <>
          <ListTable
            label={title}
            columns={columns}
            rows={found?.nodes ?? null}
            rowKey={({ id }) => id}
            rowName={({ number }) => number}
            onOpen={({ number }) => goTo({ number, composing: false })}
            busy={loading}
            keys={selected}
          />
          {found?.totalCount === 0 && <p className="sheet-none">{t(search || status ? 'sheets.noneFound' : 'sheets.none')}</p>}
          {found !== null && (
            <DataGridPager
              label={title}
              page={page}
              pageSize={pageSize}
              totalCount={found.totalCount}
              busy={loading}
              onPage={(next) => goTo({ page: next })}
            />
          )}
        </>
      )}
    </section>
  );
}
