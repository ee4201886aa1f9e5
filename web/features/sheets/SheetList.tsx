import { useTranslation } from 'react-i18next';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { DataGridPager } from '../../design/table/DataGridPager.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { ListFailure, ListNote, StaleRows } from '../../design/feedback/ListNote.tsx';
import { ListTable } from '../../design/table/ListTable.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { NoSheets } from './NoSheets.tsx';
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
  const { selected } = useTab();
  const { search, status, page } = view;
  const { data, previousData, error, loading, refetch } = useSheetsQuery({
    variables: { moduleCode, page, pageSize, search: search || null, status },
    // Somebody may have handed in or approved one meanwhile.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error === undefined ? null : failureOf(error);
  const again = () => void refetch().catch(() => undefined);
  const narrowed = search !== '' || status !== null;
  const shown = (data ?? previousData)?.viewer;
  const found = shown?.sheets ?? null;
  const columns = useSheetColumns(shown?.sheetForm);
  // Null is an answer: the module has no documents, and waiting would not bring any.
  const isForbidden = codeOf(error) === 'FORBIDDEN';
  if (found === null && !loading && (failure === null || isForbidden))
    return <NoSheets title={title} isForbidden={isForbidden} onRetry={again} />;
  return (
    <div className="sheet-list">
      <header className="sheet-head">
        <h1>{title}</h1>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-p"
          onClick={() => goTo({ composing: true, number: null })}
        >
          <Icon name="plus" />
          {t('sheets.new')}
        </button>
      </header>
      <div className="list-sheet">
        <SheetFilters view={view} goTo={goTo} keys={selected}>
          {failure !== null && found !== null && <StaleRows failure={failure} onRetry={again} />}
          {failure !== null && found === null ? (
            <ListFailure title={t('sheets.failed')} failure={failure} onRetry={again} />
          ) : found?.totalCount === 0 ? (
            <ListNote
              icon={narrowed ? 'search' : 'empty'}
              title={t(narrowed ? 'sheets.noneFound' : 'sheets.none')}
            />
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
        </SheetFilters>
      </div>
    </div>
  );
}
