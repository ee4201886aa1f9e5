import { PrintTable } from '../../../design/print/PrintTable.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
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
  const textOf = useFieldText();
  const isSummed = columns.some(({ name }) => sums[name] != null);
  const sumOf = (column: Column) =>
    sums[column.name] == null ? null : textOf(column, sums[column.name]);
  return (
    <>
      <h2>{serverText(form.i18nCode, form.title)}</h2>
      <PrintTable
        columns={columns.map((column, index) => ({
          key: column.name,
          title: serverText(column.i18nCode, column.title),
          align: column.align,
          cells: rows.map((row) => textOf(column, row[column.name], row)),
          ...(isSummed && { foot: sumOf(column) ?? (index === 0 ? t('approval.print.sum') : '') }),
        }))}
      />
      {rows.length < totalCount && (
        <p>{t('approval.print.some', { 0: rows.length, 1: totalCount })}</p>
      )}
    </>
  );
}
