import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { codeOf } from '../../platform/apollo/failure.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { ListTable } from '../../design/table/ListTable.tsx';
import { useLastAnswer } from '../../platform/apollo/useLastAnswer.ts';
import { usePagedQuery } from '../../platform/data/usePagedQuery.ts';
import { ListScreen } from '../../records/lists/ListScreen.tsx';
import { PagedList } from '../../records/lists/PagedList.tsx';
import { NoSheets } from './NoSheets.tsx';
import { NEW_SHEET, PAGE_SIZE, type SheetView, type UpdateView } from './sheet-view.ts';
import { SheetFilters } from './SheetFilters.tsx';
import { SheetsDocument } from './Sheets.gen.ts';
import { SheetListPrint } from './SheetListPrint.tsx';
import { useSheetColumns } from './useSheetColumns.tsx';

/** Other users may submit or approve documents meanwhile. */
const liveKinds = ['approval'] as const;

interface SheetListProps {
  moduleCode: string;
  title: string;
  view: SheetView;
  updateView: UpdateView;
}

/** The documents of a module by page, newest first. */
export function SheetList({ moduleCode, title, view, updateView }: SheetListProps) {
  const { t } = useTranslation();
  const { search, status, page } = view;
  const sheets = usePagedQuery(SheetsDocument, {
    variables: { moduleCode, page, pageSize: PAGE_SIZE, search: search || null, status },
    pageOf: ({ viewer }) => viewer?.sheets,
    page,
    pageSize: PAGE_SIZE,
    onPage: (number) => updateView({ page: number }),
    subject: status ?? '',
    liveKinds,
  });
  const { rows, data, error, loading, reload } = sheets;
  const narrowed = search !== '' || status !== null;
  const form = useLastAnswer(moduleCode, data?.viewer?.sheetForm);
  const columns = useSheetColumns(form?.answer);
  // A null result without an error is final: the module has no documents, so do not show a loading
  // state.
  const isForbidden = codeOf(error) === 'FORBIDDEN';
  if (rows === null && !loading && (error === undefined || isForbidden))
    return <NoSheets title={title} isForbidden={isForbidden} onRetry={reload} />;
  return (
    <ListScreen
      title={title}
      actions={
        <Button kind="primary" onClick={() => updateView({ open: NEW_SHEET })}>
          <Icon name="plus" />
          {t('sheets.new')}
        </Button>
      }
    >
      <SheetListPrint
        title={title}
        columns={columns}
        rows={rows ?? []}
        totalCount={sheets.totalCount}
      />
      <SheetFilters view={view} updateView={updateView}>
        <PagedList
          label={title}
          list={sheets}
          failedTitle={t('sheets.failed')}
          empty={
            <ListNote
              icon={narrowed ? 'search' : 'empty'}
              title={t(narrowed ? 'sheets.noneFound' : 'sheets.none')}
            />
          }
        >
          <ListTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => number}
            rowName={({ number }) => number}
            onOpen={({ number }) => updateView({ open: number })}
            busy={sheets.busy}
          />
        </PagedList>
      </SheetFilters>
    </ListScreen>
  );
}
