import { PrintTable } from '../../../design/print/PrintTable.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column, Row } from '../../fields/column.ts';
import { useFieldText } from '../../fields/useFieldText.ts';
import type { DetailForm } from '../sheet.ts';

interface PrintedLinesProps {
  form: DetailForm;
  /** The lines that are loaded. If there are fewer than `totalCount`, the paper says so. */
  rows: readonly Row[];
  sums: Row;
  totalCount: number;
}

/** A detail list for printing: its lines and their sums. */
export function PrintedLines({ form, rows, sums, totalCount }: PrintedLinesProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const columns = form.columns.filter(({ isVisible, type }) => isVisible && type !== 'HIDE_TEXT');
  const textOf = useFieldText();
  const isSummed = columns.some(({ name }) => sums[name] != null);
  const sumOf = (column: Column) =>
    sums[column.name] == null ? null : textOf(column, sums[column.name]);
  return (
    <>
      <h2>{serverText(form.i18nCode, form.title)}</h2>
      {totalCount === 0 ? (
        <p>{t('sheet.empty')}</p>
      ) : (
        <PrintTable
          columns={columns.map((column, index) => ({
            key: column.name,
            title: serverText(column.i18nCode, column.title),
            align: column.align,
            cells: rows.map((row) => textOf(column, row[column.name], row)),
            ...(isSummed && { foot: sumOf(column) ?? (index === 0 ? t('sheet.sums') : '') }),
          }))}
        />
      )}
      {rows.length < totalCount && (
        <p>{t('sheet.printedSome', { 0: rows.length, 1: totalCount })}</p>
      )}
    </>
  );
}
