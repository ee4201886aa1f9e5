import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../metadata/column.ts';
import { cellClass, laidColumns, numberWidth, roomyColumn, tableWidth, withSums } from './detail-columns.ts';
import { DetailRow, type RowContext } from './DetailRow.tsx';
import { DetailSums } from './DetailSums.tsx';
import { isNewLine, lineNumberOf } from './edit-lines.ts';
import type { EditedDetail } from './edit-state.ts';
import type { LineMarks } from './line-marks.ts';
import { moveByKey } from './move-by-key.ts';
import { useLineWindow } from './useLineWindow.ts';
import './DetailTable.css';

interface DetailTableProps {
  /** What it is a table of. */
  label: string;
  context: Omit<RowContext, 'tableId' | 'columns' | 'shownNames'>;
  columns: Parameters<typeof laidColumns>[0];
  /** The lines of the page, and how many stand before them in the list. */
  lines: readonly Row[];
  before: number;
  totalCount: number;
  edits: EditedDetail;
  marks: ReadonlyMap<number, LineMarks>;
  sums: Readonly<Record<string, string>>;
  /** Where the focus is to go; another object is another wish. */
  wanted: WantedCell | null;
}

/** A cell: null for the last line, and for its first field. */
export interface WantedCell {
  lineNumber: number | null;
  column: string | null;
}

const removeWidth = 3;
/** The column of line numbers. */
const numberColumns = 1;

/** A page of lines. It scrolls in a box of its own: its head, its first columns and the sums stay in sight. */
export function DetailTable(props: DetailTableProps) {
  const { label, context, columns, lines, before, totalCount, edits, marks, sums, wanted } = props;
  const { t } = useTranslation();
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [activePlace, setActivePlace] = useState(-1);
  const wantedPlace = wanted === null ? -1 : placeOf(wanted, lines);
  const { places, lineHeight } = useLineWindow(box, lines.length, [activePlace, wantedPlace]);
  const laid = useMemo(() => laidColumns(columns), [columns]);
  const wide = withSums(laid, sums);
  const whole = useMemo(
    () => ({ ...context, tableId, columns: laid, shownNames: new Set(laid.map(({ column }) => column.name)) }),
    [context, tableId, laid],
  );
  const goTo = useEffectEvent(({ column }: WantedCell) => {
    const row = box.current?.querySelector(`tr[data-place="${String(wantedPlace)}"]`);
    const cell = column === null ? row : row?.querySelector(`td[data-column="${CSS.escape(column)}"]`);
    cell?.querySelector('input')?.focus();
  });
  useEffect(
    function goWhereWanted() {
      if (wanted !== null) goTo(wanted);
    },
    [wanted],
  );
  const roomy = roomyColumn(laid);
  const removes = context.onRemove !== undefined;
  const width = tableWidth(wide) + (removes ? removeWidth : 0);
  const span = laid.length + numberColumns + (removes ? 1 : 0);
  const blank = (from: number, to: number) =>
    to > from && (
      <tr key={`blank-${String(from)}`} aria-hidden="true" className="detail-blank">
        <td colSpan={span} style={{ height: (to - from) * lineHeight }} />
      </tr>
    );
  return (
    <div ref={box} className="detail-box" role="region" aria-label={t('sheet.table', { 0: label })} tabIndex={0}>
      <div
        role="presentation"
        onKeyDown={moveByKey}
        onFocus={({ target }) => {
          const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
          setActivePlace(place === undefined ? -1 : Number(place));
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setActivePlace(-1);
        }}
      >
        <table className="detail-table" aria-rowcount={totalCount + 1} style={{ width: `max(100%, ${String(width)}rem)` }}>
          <caption className="sr">{label}</caption>
          <colgroup>
            <col style={{ width: `${String(numberWidth)}rem` }} />
            {laid.map((one) => (
              <col key={one.column.name} style={one.column === roomy ? undefined : { width: `${String(one.width)}rem` }} />
            ))}
            {removes && <col style={{ width: `${String(removeWidth)}rem` }} />}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="detail-end detail-frozen">
                {t('sheet.number')}
              </th>
              {laid.map((one) => (
                <th key={one.column.name} scope="col" className={cellClass(one)}>
                  {context.titleOf(one.column)}
                </th>
              ))}
              {removes && (
                <th scope="col" className="detail-center">
                  {t('sheet.removeColumn')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {places.flatMap((place, nth) => {
              const line = lines[place];
              if (line === undefined) return [];
              const lineNumber = lineNumberOf(line);
              return [
                blank(nth === 0 ? 0 : (places[nth - 1] ?? 0) + 1, place),
                <DetailRow
                  key={lineNumber}
                  context={whole}
                  line={line}
                  place={place}
                  ordinal={before + place + 1}
                  edited={edits.edited[String(lineNumber)]}
                  isNew={isNewLine(edits, lineNumber)}
                  marks={marks.get(lineNumber)}
                />,
              ];
            })}
            {blank((places.at(-1) ?? -1) + 1, lines.length)}
          </tbody>
          <DetailSums columns={laid} sums={sums} hasRemoving={removes} />
        </table>
      </div>
    </div>
  );
}

function placeOf({ lineNumber }: WantedCell, lines: readonly Row[]): number {
  return lineNumber === null ? lines.length - 1 : lines.findIndex((line) => lineNumberOf(line) === lineNumber);
}
