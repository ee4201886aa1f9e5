import { useTranslation } from '../../design/language/useTranslation.ts';
import { PrintPaper } from '../../design/print/PrintPaper.tsx';
import { PrintTable } from '../../design/print/PrintTable.tsx';
import type { ListColumn } from '../../design/table/list-table/list-view.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useTabSelected } from '../../platform/workbench/TabContext.tsx';
import { statusLabelKey } from './SheetStatusTag.tsx';
import type { SheetLine } from './useSheetColumns.tsx';

interface SheetListPrintProps {
  title: string;
  columns: readonly ListColumn<SheetLine>[];
  rows: readonly SheetLine[];
  totalCount: number;
}

/** The print version of a list of documents, rendered only while printing. */
export function SheetListPrint(paper: SheetListPrintProps) {
  return <PrintPaper enabled={useTabSelected()}>{() => <Paper {...paper} />}</PrintPaper>;
}

function Paper({ title, columns, rows, totalCount }: SheetListPrintProps) {
  const { t } = useTranslation();
  const { enterprise } = useViewer();
  function textOf({ key, cell }: ListColumn<SheetLine>, row: SheetLine): string {
    if (key === 'status') return t(statusLabelKey(row.status));
    const shown = cell(row);
    return typeof shown === 'string' ? shown : '';
  }
  return (
    <>
      <p>{enterprise.name}</p>
      <h1>{title}</h1>
      <p>{t('sheets.printedRows', { 0: rows.length, 1: totalCount })}</p>
      {rows.length > 0 && (
        <PrintTable
          columns={columns.map((column) => ({
            key: column.key,
            title: typeof column.title === 'string' ? column.title : '',
            align: column.numeric === true ? 'RIGHT' : 'LEFT',
            cells: rows.map((row) => textOf(column, row)),
          }))}
        />
      )}
    </>
  );
}
