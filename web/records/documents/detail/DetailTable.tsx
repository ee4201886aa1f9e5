import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Row } from '../../fields/column.ts';
import { useProblemText } from '../../form/field-problem.ts';
import { useFieldCell } from '../../fields/useFieldCell.tsx';
import { useFieldText } from '../../fields/useFieldText.ts';
import { canType } from '../cells/can-type.ts';
import type { CellEditor } from '../cells/cell-editor.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { DetailHead } from './DetailHead.tsx';
import { DetailRow, type RowContext } from './DetailRow.tsx';
import { DetailSums } from './DetailSums.tsx';
import { lineAsEdited, lineNumberOf } from '../edit-lines.ts';
import type { EditedDetail } from '../edit-state.ts';
import { isOneCell, type GridCell, type GridRange } from '../grid/grid-range.ts';
import { useGridClipboard } from '../grid/useGridClipboard.ts';
import { useGridCursor } from '../grid/useGridCursor.ts';
import { useGridFocus } from '../grid/useGridFocus.ts';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { useGridMouse } from '../grid/useGridMouse.ts';
import type { GridWork } from '../grid/useGridWork.ts';
import type { LineMarks } from './line-marks.ts';
import type { Sums } from './sums.ts';
import { tableStyle, withSums } from './table-layout.ts';
import { useColumnSlots } from './useColumnSlots.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useLineWindow } from './useLineWindow.ts';
import './DetailTable.css';

interface DetailTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly LaidColumn[];
  titleOf: (column: Column) => string;
  actions: Pick<RowContext, 'onChange' | 'onUnread' | 'onRemove' | 'search'>;
  work: GridWork;
  /** The lines of the page. `before` is the number of lines on the pages before it. */
  lines: readonly Row[];
  before: number;
  totalCount: number;
  edits: EditedDetail;
  marks: ReadonlyMap<number, LineMarks>;
  sums: Sums;
  /** Where to move the focus; null: nowhere. Each new object is a new request. */
  wanted: WantedCell | null;
  /** Called with null if only one cell is selected. */
  onSelect: (range: GridRange | null) => void;
}

/** A cell to focus. lineNumber null: the last line; column null: its first editable field. */
export interface WantedCell {
  lineNumber: number | null;
  column: string | null;
}

/**
 * One page of lines, navigated and edited like a spreadsheet. It scrolls in its own box, where
 * header, pinned columns and sums stay visible.
 */
export function DetailTable(props: DetailTableProps) {
  const {
    label,
    columns,
    titleOf,
    actions,
    work,
    lines,
    before,
    totalCount,
    edits,
    marks,
    sums,
    wanted,
    onSelect,
  } = props;
  const { t } = useTranslation();
  const [textOf, problemText, draw] = [useFieldText(), useProblemText(), useFieldCell()];
  const tableId = useId();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<CellEditor>(null);
  const removes = actions.onRemove !== undefined;
  const count = columns.length + (removes ? 1 : 0);

  const isTyped = ({ place, at }: GridCell): boolean => {
    const [line, laid] = [lines[place], columns[at]];
    return (
      actions.onChange !== undefined &&
      line !== undefined &&
      laid !== undefined &&
      canType(lineAsEdited(edits, line), laid.source)
    );
  };
  const firstTyped = (place: number) =>
    Math.max(
      0,
      columns.findIndex((_laid, at) => isTyped({ place, at })),
    );
  const cursor = useGridCursor({ place: 0, at: firstTyped(0) }, lines.length, count);
  const { active, head, range, turn } = cursor;
  const fresh = useMemo(
    () => new Set(edits.added.map(({ lineNumber }) => lineNumber)),
    [edits.added],
  );
  const { places, lineHeight, perView, printing } = useLineWindow(box, lines.length, [
    active.place,
    head.place,
  ]);
  const handleKey = useGridKeys({
    cursor,
    editor,
    work,
    lines: lines.length,
    columns: count,
    view: perView,
    isTyped,
  });
  const { handleDown, handleOver } = useGridMouse({ cursor, editor, columns: columns.length });
  useGridClipboard({ box, cursor, editor, work });

  const wide = useMemo(() => withSums(columns, sums), [columns, sums]);
  const columnView = useColumnWindow(box, columns.length, printing);
  const slots = useColumnSlots(columns, wide, columnView, [active.at, head.at]);
  const titles = useMemo(() => columns.map(({ column }) => titleOf(column)), [columns, titleOf]);
  const context = useMemo(
    (): RowContext => ({
      ...actions,
      tableId,
      slots,
      columns,
      titles,
      shownNames: new Set(columns.map(({ column }) => column.name)),
      t,
      textOf,
      problemText,
      draw,
      editor,
    }),
    [actions, tableId, slots, columns, titles, t, textOf, problemText, draw],
  );

  const { handleFocus, handleBlur } = useGridFocus({ box, cursor, lines });
  const goTo = useEffectEvent(({ lineNumber, column }: WantedCell) => {
    const place =
      lineNumber === null
        ? lines.length - 1
        : lines.findIndex((line) => lineNumberOf(line) === lineNumber);
    const at = column === null ? -1 : columns.findIndex((laid) => laid.column.name === column);
    if (place >= 0) cursor.goTo({ place, at: at >= 0 ? at : firstTyped(place) });
    else if (turn > 0) cursor.refocus();
  });
  useEffect(
    function goWhereWanted() {
      if (wanted !== null) goTo(wanted);
    },
    [wanted],
  );
  const { from, to } = range;
  const tell = useEffectEvent(() => onSelect(isOneCell(range) ? null : range));
  useEffect(
    function tellSelection() {
      tell();
    },
    [from.place, from.at, to.place, to.at],
  );

  const span = count + 1;
  const blank = (first: number, last: number) =>
    last > first && (
      <tr key={`blank-${String(first)}`} aria-hidden="true" className="detail-blank">
        <td colSpan={span} style={{ height: (last - first) * lineHeight }} />
      </tr>
    );
  const isBlock = !isOneCell(range);
  return (
    <div ref={box} className="detail-box" role="region" aria-label={t('sheet.table', { 0: label })}>
      <span id={hintId} hidden>
        {t(actions.onChange === undefined ? 'sheet.keys.read' : 'sheet.keys')}
      </span>
      <table
        role="grid"
        className="detail-table"
        style={tableStyle(wide, removes)}
        aria-label={label}
        aria-describedby={hintId}
        aria-rowcount={totalCount + 1}
        aria-colcount={count + 1}
        aria-multiselectable="true"
        aria-readonly={actions.onChange === undefined}
        data-block={isBlock || undefined}
        onKeyDownCapture={handleKey}
        onMouseDown={handleDown}
        onMouseOver={handleOver}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        <DetailHead columns={wide} slots={slots} titles={titles} removes={removes} />
        <tbody>
          {places.flatMap((place, nth) => {
            const line = lines[place];
            if (line === undefined) return [];
            const lineNumber = lineNumberOf(line);
            const isSelected = isBlock && place >= from.place && place <= to.place;
            return [
              blank(nth === 0 ? 0 : (places[nth - 1] ?? 0) + 1, place),
              <DetailRow
                key={lineNumber}
                context={context}
                line={line}
                place={place}
                ordinal={before + place + 1}
                edited={edits.edited[String(lineNumber)]}
                isNew={fresh.has(lineNumber)}
                marks={marks.get(lineNumber)}
                active={place === active.place ? active.at : -1}
                stay={place === active.place ? turn : -1}
                selectedFrom={isSelected ? from.at : -1}
                selectedTo={isSelected ? to.at : -1}
              />,
            ];
          })}
          {blank((places.at(-1) ?? -1) + 1, lines.length)}
        </tbody>
        <DetailSums slots={slots} sums={sums} hasRemoving={removes} />
      </table>
    </div>
  );
}
