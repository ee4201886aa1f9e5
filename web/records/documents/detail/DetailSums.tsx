import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../fields/number-text.ts';
import { missing } from '../../../design/number/amount.ts';
import type { Slot } from './column-slots.ts';
import { cellClass, type LaidColumn } from '../detail-columns.ts';
import { sumStyleOf, type Sums, type SumStyle } from './sums.ts';

interface DetailSumsProps {
  slots: readonly Slot[];
  sums: Sums;
  hasRemoving: boolean;
}

/** Texts that name a summary other than a sum. */
const styleNames: Partial<Record<SumStyle, string>> = {
  AVERAGE: 'sheet.sums.average',
  COUNT: 'sheet.sums.count',
  MINIMUM: 'sheet.sums.minimum',
  MAXIMUM: 'sheet.sums.maximum',
};

/** The footer of the table: sums over all lines of the list, including those on other pages. */
export const DetailSums = memo(function DetailSums({ slots, sums, hasRemoving }: DetailSumsProps) {
  const { t } = useTranslation();
  if (Object.keys(sums).length === 0) return null;
  const titleStandsFirst = slots[0]?.laid != null && slots[0].laid.column.name in sums;
  const textOf = ({ source }: LaidColumn, sum: string | null) => {
    const style = sumStyleOf(source) ?? 'SUM';
    const name = styleNames[style];
    if (sum === null) return missing;
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
        <td role={titleStandsFirst ? 'rowheader' : 'gridcell'} className="detail-number">
          {titleStandsFirst && t('sheet.sums')}
        </td>
        {slots.map(({ at, span, laid }) => {
          if (laid === null)
            return <td key={`room-${String(at)}`} aria-hidden="true" colSpan={span} />;
          const { name } = laid.column;
          const sum = sums[name];
          return (
            <td
              key={name}
              role="gridcell"
              aria-colindex={at + 2}
              className={cellClass(laid)}
              style={laid.style}
              title={sum === null ? t('sheet.sums.later') : undefined}
            >
              {sum === undefined ? at === 0 && t('sheet.sums') : textOf(laid, sum)}
            </td>
          );
        })}
        {hasRemoving && <td role="gridcell" className="detail-remove" />}
      </tr>
    </tfoot>
  );
});
