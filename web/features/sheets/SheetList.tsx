import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { ListFailure, ListNote, StaleRows } from '../../design/feedback/ListNote.tsx';
import { ListTable } from '../../design/table/ListTable.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { NoSheets } from './NoSheets.tsx';
import { NEW_SHEET, PAGE_SIZE, type SheetView, type UpdateView } from './sheet-view.ts';
import { SheetFilters } from './SheetFilters.tsx';
import { useSheetsQuery } from './Sheets.gen.ts';
import { useSheetColumns } from './useSheetColumns.tsx';

interface SheetListProps {
  moduleCode: string;
  title: string;
  view: SheetView;
  updateView: UpdateView;
}

/** The documents of a module by page, newest first. */
export function SheetList({ moduleCode, title, view, updateView }: SheetListProps) {
  const { t } = useTranslation();
  const { selected } = useTab();
  const { search, status, page } = view;
  const { data, previousData, error, loading, refetch } = useSheetsQuery({
    variables: { moduleCode, page, pageSize: PAGE_SIZE, search: search || null, status },
    // Other users may have submitted or approved documents meanwhile.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error === undefined ? null : failureOf(error);
  const reload = () => void refetch().catch(() => undefined);
  const narrowed = search !== '' || status !== null;
  const shown = (data ?? previousData)?.viewer;
  const found = shown?.sheets ?? null;
  const columns = useSheetColumns(shown?.sheetForm);
  // A null result without an error is final: the module has no documents, so do not show a loading
  // state.
  const isForbidden = codeOf(error) === 'FORBIDDEN';
  if (found === null && !loading && (failure === null || isForbidden))
    return <NoSheets title={title} isForbidden={isForbidden} onRetry={reload} />;
  return (
    <div className="sheet-list">
      <header className="sheet-head">
        <h1>{title}</h1>
        <span className="grow" />
        <Button kind="primary" onClick={() => updateView({ open: NEW_SHEET })}>
          <Icon name="plus" />
          {t('sheets.new')}
        </Button>
      </header>
      <div className="list-frame">
        <SheetFilters view={view} updateView={updateView} keys={selected}>
          {failure !== null && found !== null && <StaleRows failure={failure} onRetry={reload} />}
          {failure !== null && found === null ? (
            <ListFailure title={t('sheets.failed')} failure={failure} onRetry={reload} />
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
                onOpen={({ number }) => updateView({ open: number })}
                busy={loading}
                keysEnabled={selected}
              />
              {found !== null && (
                <Pager
                  label={title}
                  page={page}
                  pageSize={PAGE_SIZE}
                  totalCount={found.totalCount}
                  busy={loading}
                  onPage={(next) => updateView({ page: next })}
                />
              )}
            </>
          )}
        </SheetFilters>
      </div>
    </div>
  );
}
