import { memo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { numberText } from '../../fields/number-text.ts';
import { MISSING_VALUE } from '../../../design/number/amount.ts';
import type { Slot } from '../layout/column-slots.ts';
import { cellClass, type ColumnLayout } from '../layout/detail-columns.ts';
import type { Sums, SumStyle } from './sums.ts';

interface DetailSumsProps {
  slots: readonly Slot[];
  sums: Sums;
  canRemove: boolean;
}

/** Texts that name a summary other than a sum. */
const styleNames: Partial<Record<SumStyle, string>> = {
  AVERAGE: 'sheet.sums.average',
  COUNT: 'sheet.sums.count',
  MINIMUM: 'sheet.sums.minimum',
  MAXIMUM: 'sheet.sums.maximum',
};

/** The footer of the table: sums over all lines of the list, including those on other pages. */
export const DetailSums = memo(function DetailSums({ slots, sums, canRemove }: DetailSumsProps) {
  const { t } = useTranslation();
  if (Object.keys(sums).length === 0) return null;
  const isTitleInNumberColumn = slots[0]?.layout != null && slots[0].layout.column.name in sums;
  const textOf = ({ source }: ColumnLayout, sum: string | null) => {
    const style = source.sumStyle ?? 'SUM';
    const name = styleNames[style];
    if (sum === null) return MISSING_VALUE;
    const text = numberText(
      source.name,
      sum,
      style === 'COUNT' ? 0 : (source.decimalPlaces ?? undefined),
    );
    return name === undefined ? text : t(name, { 0: text });
  };
  return (
    <tfoot>
      <tr>
        <td role={isTitleInNumberColumn ? 'rowheader' : 'gridcell'} className="detail-number">
          {isTitleInNumberColumn && t('sheet.sums')}
        </td>
        {slots.map(({ index, span, layout }) => {
          if (layout === null)
            return <td key={`empty-${String(index)}`} aria-hidden="true" colSpan={span} />;
          const { name } = layout.column;
          const sum = sums[name];
          return (
            <td
              key={name}
              role="gridcell"
              aria-colindex={index + 2}
              className={cellClass(layout)}
              style={layout.style}
              title={sum === null ? t('sheet.sums.later') : undefined}
            >
              {sum === undefined ? index === 0 && t('sheet.sums') : textOf(layout, sum)}
            </td>
          );
        })}
        {canRemove && <td role="gridcell" className="detail-remove" />}
      </tr>
    </tfoot>
  );
});
