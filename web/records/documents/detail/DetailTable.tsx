import { useId, useMemo, useRef } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { rowIndexesInView, useGridView } from '../../../design/grid/useGridView.ts';
import { usePrinting } from '../../../design/print/usePrinting.ts';
import type { Column, Row } from '../../fields/column.ts';
import type { CellEditor } from '../cells/cell-editor.ts';
import { canEditCell } from '../cells/editable-cell.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import { applyLineEdits } from '../edits/edit-lines.ts';
import type { EditedDetail } from '../edits/edit-state.ts';
import { isSingleCell, type CellRange, type SheetCell } from '../grid/cell-range.ts';
import { useGridClipboard } from '../grid/useGridClipboard.ts';
import { useGridCursor } from '../grid/useGridCursor.ts';
import { useGridFocus } from '../grid/useGridFocus.ts';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { useGridMouse } from '../grid/useGridMouse.ts';
import type { GridActions } from '../grid/useGridActions.ts';
import { DetailHead } from './DetailHead.tsx';
import { DetailRows } from './DetailRows.tsx';
import { DetailSums } from './DetailSums.tsx';
import type { LineMarks } from './line-marks.ts';
import type { RowActions } from './row-context.ts';
import type { Sums } from './sums.ts';
import { tableStyle, widenForSums } from '../layout/table-layout.ts';
import { useColumnSlots } from '../layout/useColumnSlots.ts';
import { useRowContext } from './useRowContext.ts';
import { useSelectionListener } from './useSelectionListener.ts';
import { useTargetFocus, type TargetCell } from './useTargetFocus.ts';
import './DetailTable.css';

/** The head, the sums and one line of the previous view are not paged by. */
const lineSizes = { rowSelector: 'tbody tr[data-row]', reservedRows: 3 };

interface DetailTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly ColumnLayout[];
  titleOf: (column: Column) => string;
  rowActions: RowActions;
  gridActions: GridActions;
  /** The lines of the page. `before` is the number of lines on the pages before it. */
  lines: readonly Row[];
  before: number;
  totalCount: number;
  edits: EditedDetail;
  marks: ReadonlyMap<number, LineMarks>;
  sums: Sums;
  /** Where to move the focus; null: nowhere. Each new object is a new request. */
  target: TargetCell | null;
  /** Called with null if only one cell is selected. */
  onSelect: (range: CellRange | null) => void;
}

/**
 * One page of lines, navigated and edited like a spreadsheet. It scrolls in its own box, where
 * header, pinned columns and sums stay visible.
 */
export function DetailTable(props: DetailTableProps) {
  const { columns, rowActions, gridActions: actions, lines, edits, sums, target } = props;
  const { t } = useTranslation();
  const tableId = useId();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<CellEditor>(null);
  const canRemove = rowActions.onRemove !== undefined;
  const columnCount = columns.length + (canRemove ? 1 : 0);

  const isEditable = (cell: SheetCell) => isEditableCell(cell, props);
  const firstEditable = (row: number) =>
    Math.max(
      0,
      columns.findIndex((_layout, column) => isEditable({ row, column })),
    );
  const cursor = useGridCursor({ row: 0, column: firstEditable(0) }, lines.length, columnCount);
  const { active, head, range } = cursor;
  const addedNumbers = useMemo(
    () => new Set(edits.added.map(({ lineNumber }) => lineNumber)),
    [edits.added],
  );
  const isPrinting = usePrinting(true);
  const view = useGridView(box, lines.length, { ...lineSizes, isWhole: isPrinting });
  const linesPerView = view.rowsPerPage;
  const size = { lines: lines.length, columns: columnCount };
  const handleKey = useGridKeys({ cursor, editor, actions, ...size, linesPerView, isEditable });
  const { handleDown, handleOver } = useGridMouse({ cursor, editor, columns: columns.length });
  useGridClipboard({ box, cursor, editor, actions });

  const widened = useMemo(() => widenForSums(columns, sums), [columns, sums]);
  const slots = useColumnSlots(columns, widened, isPrinting ? null : view, [
    active.column,
    head.column,
  ]);
  const context = useRowContext({ ...props, tableId, slots, editor });
  const { handleFocus, handleBlur } = useGridFocus({ box, cursor, lines });
  useTargetFocus({ target, cursor, lines, columns, firstEditable });
  useSelectionListener(range, props.onSelect);

  const isReadOnly = rowActions.onChange === undefined;
  const label = t('sheet.table', { 0: props.label });
  return (
    <div ref={box} className="detail-box" role="region" aria-label={label}>
      <span id={hintId} hidden>
        {t(isReadOnly ? 'sheet.keys.read' : 'sheet.keys')}
      </span>
      <table
        role="grid"
        className="detail-table"
        style={tableStyle(widened, canRemove)}
        aria-label={props.label}
        aria-describedby={hintId}
        aria-rowcount={props.totalCount + 1}
        aria-colcount={columnCount + 1}
        aria-multiselectable="true"
        aria-readonly={isReadOnly}
        data-block={!isSingleCell(range) || undefined}
        onKeyDownCapture={handleKey}
        onMouseDown={handleDown}
        onMouseOver={handleOver}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        <DetailHead columns={widened} slots={slots} titles={context.titles} canRemove={canRemove} />
        <DetailRows
          {...{ context, lines, edits, addedNumbers, cursor }}
          rows={rowIndexesInView(view, lines.length, active.row, head.row)}
          lineHeight={view.rowHeight}
          before={props.before}
          marks={props.marks}
          span={columnCount + 1}
        />
        <DetailSums slots={slots} sums={sums} canRemove={canRemove} />
      </table>
    </div>
  );
}

function isEditableCell(
  { row, column }: SheetCell,
  {
    lines,
    columns,
    edits,
    rowActions,
  }: Pick<DetailTableProps, 'lines' | 'columns' | 'edits' | 'rowActions'>,
): boolean {
  const [line, layout] = [lines[row], columns[column]];
  return (
    rowActions.onChange !== undefined &&
    line !== undefined &&
    layout !== undefined &&
    canEditCell(applyLineEdits(edits, line), layout.source)
  );
}
