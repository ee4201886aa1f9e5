import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { FieldText } from '../../../records/fields/FieldText.tsx';
import { detailOf, type DetailForm } from '../../../records/documents/sheet.ts';
import type { ApprovalSheet } from './approval.ts';

interface PrintedLinesProps {
  form: DetailForm;
  sheet: ApprovalSheet;
}

/** A detail list for printing: the loaded lines and their sums. */
export function PrintedLines({ form, sheet }: PrintedLinesProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { rows, sums, totalCount } = detailOf(sheet, form.section);
  const columns = form.columns.filter(({ isVisible, type }) => isVisible && type !== 'HIDE_TEXT');
  const isSummed = columns.some(({ name }) => sums[name] != null);
  return (
    <>
      <h2>{serverText(form.i18nCode, form.title)}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} className={alignments[column.align]}>
                {serverText(column.i18nCode, column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // The index is a safe key, because lines do not change while printing.
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} className={alignments[column.align]}>
                  <FieldText column={column} value={row[column.name]} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isSummed && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.name} className={alignments[column.align]}>
                  {sums[column.name] != null ? (
                    <FieldText column={column} value={sums[column.name]} />
                  ) : (
                    index === 0 && t('approval.print.sum')
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length < totalCount && (
        <p>{t('approval.print.some', { 0: rows.length, 1: totalCount })}</p>
      )}
    </>
  );
}

const alignments = { LEFT: '', CENTER: 'print-center', RIGHT: 'print-right' } as const;
