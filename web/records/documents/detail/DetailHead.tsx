import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from './column-slots.ts';
import { cellClass, type LaidColumn } from '../detail-columns.ts';
import { numberWidth, removeWidth, roomyColumn } from './table-layout.ts';

interface DetailHeadProps {
  columns: readonly LaidColumn[];
  slots: readonly Slot[];
  titles: readonly string[];
  removes: boolean;
}

/** Column widths and titles. */
export const DetailHead = memo(function DetailHead({
  columns,
  slots,
  titles,
  removes,
}: DetailHeadProps) {
  const { t } = useTranslation();
  const roomy = roomyColumn(columns);
  return (
    <>
      <colgroup>
        <col style={{ width: `${String(numberWidth)}rem` }} />
        {columns.map((one) => (
          <col
            key={one.column.name}
            style={one.column === roomy ? undefined : { width: `${String(one.width)}rem` }}
          />
        ))}
        {removes && <col style={{ width: `${String(removeWidth)}rem` }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className="detail-number detail-end">
            {t('sheet.number')}
          </th>
          {slots.map(({ at, span, laid }) =>
            laid === null ? (
              <td key={`room-${String(at)}`} aria-hidden="true" colSpan={span} />
            ) : (
              <th
                key={laid.column.name}
                scope="col"
                aria-colindex={at + 2}
                className={cellClass(laid)}
                style={laid.style}
              >
                {titles[at]}
              </th>
            ),
          )}
          {removes && (
            <th scope="col" className="detail-center detail-remove">
              {t('sheet.removeColumn')}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
});
