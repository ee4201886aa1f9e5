import { useTranslation } from '../../../design/language/useTranslation.ts';
import { PrintPaper } from '../../../design/print/PrintPaper.tsx';
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
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={alignmentClass(column)}>
                {serverText(column.i18nCode, column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, values, labels }) => (
            <tr key={key}>
              {columns.map((column) => (
                <td key={column.name} className={alignmentClass(column)}>
                  {textOf(column, values[column.name], values, labels[column.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const alignmentClass = ({ align }: Column): string => `print-${align.toLowerCase()}`;
