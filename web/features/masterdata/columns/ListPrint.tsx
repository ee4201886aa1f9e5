import { useTranslation } from '../../../design/language/useTranslation.ts';
import { PrintPaper } from '../../../design/print/PrintPaper.tsx';
import { PrintTable } from '../../../design/print/PrintTable.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useTabSelected } from '../../../platform/workbench/TabContext.tsx';
import type { ListRow } from '../list-module.ts';

interface ListPrintProps {
  title: string;
  columns: readonly Column[];
  rows: readonly ListRow[];
  totalCount: number;
}

/**
 * The print version of a list: the rows of the page with their headings. It is rendered only while
 * printing.
 */
export function ListPrint(paper: ListPrintProps) {
  return <PrintPaper enabled={useTabSelected()}>{() => <Paper {...paper} />}</PrintPaper>;
}

function Paper({ title, columns, rows, totalCount }: ListPrintProps) {
  const { t } = useTranslation();
  const { enterprise } = useViewer();
  const serverText = useServerText();
  const textOf = useFieldText();
  return (
    <>
      <p>{enterprise.name}</p>
      <h1>{title}</h1>
      <p>{t('masterdata.printed', { 0: rows.length, 1: totalCount })}</p>
      <PrintTable
        columns={columns.map((column) => ({
          key: column.name,
          title: serverText(column.i18nCode, column.title),
          align: column.align,
          cells: rows.map(({ values, labels }) =>
            textOf(column, values[column.name], values, labels[column.name]),
          ),
        }))}
      />
    </>
  );
}
