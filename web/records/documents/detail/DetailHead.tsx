import { memo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { Slot } from '../layout/column-slots.ts';
import { cellClass, type ColumnLayout } from '../layout/detail-columns.ts';
import {
  NUMBER_COLUMN_WIDTH,
  REMOVE_COLUMN_WIDTH,
  flexibleColumn,
} from '../layout/table-layout.ts';

interface DetailHeadProps {
  columns: readonly ColumnLayout[];
  slots: readonly Slot[];
  titles: readonly string[];
  canRemove: boolean;
}

/** Column widths and titles. */
export const DetailHead = memo(function DetailHead({
  columns,
  slots,
  titles,
  canRemove,
}: DetailHeadProps) {
  const { t } = useTranslation();
  const flexible = flexibleColumn(columns);
  return (
    <>
      <colgroup>
        <col style={{ width: `${String(NUMBER_COLUMN_WIDTH)}rem` }} />
        {columns.map((one) => (
          <col
            key={one.column.name}
            style={one.column === flexible ? undefined : { width: `${String(one.width)}rem` }}
          />
        ))}
        {canRemove && <col style={{ width: `${String(REMOVE_COLUMN_WIDTH)}rem` }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className="detail-number detail-end">
            {t('sheet.number')}
          </th>
          {slots.map(({ index, span, layout }) =>
            layout === null ? (
              <td key={`empty-${String(index)}`} aria-hidden="true" colSpan={span} />
            ) : (
              <th
                key={layout.column.name}
                scope="col"
                aria-colindex={index + 2}
                className={cellClass(layout)}
                style={layout.style}
              >
                {titles[index]}
              </th>
            ),
          )}
          {canRemove && (
            <th scope="col" className="detail-center detail-remove">
              {t('sheet.removeColumn')}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
});
