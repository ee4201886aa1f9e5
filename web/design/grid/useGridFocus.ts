import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { useRowSelection } from '../table/list-table/useRowSelection.ts';
import type { OnResize } from './useColumnResize.ts';
import { clampWidth } from './grid-column.ts';
import { moveCellByKey, type GridCell, widthStepByKey } from './grid-keys.ts';
import type { ColumnLayout } from './column-layout.ts';
import { useGridLetterKeys } from './useGridLetterKeys.ts';

interface GridFocusParts<Row> {
  box: RefObject<HTMLElement | null>;
  rows: readonly Row[] | null;
  layout: ColumnLayout<Row>;
  rowsPerPage: number;
  selection?: unknown;
  selecting: ReturnType<typeof useRowSelection<Row>>;
  onOpen?: (row: Row) => void;
  onOrder: (column: string) => void;
  onResize?: OnResize;
  keysEnabled?: boolean;
}

/** Actions of rows. The functions never change, so that rows are not re-rendered. */
export interface RowActions {
  open: (row: number) => void;
  toggle: (row: number, range: boolean) => void;
}

export interface GridFocus {
  /** The cell that is in the Tab order. */
  active: GridCell;
  actions: RowActions;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

const CONTROLS = 'button, input, a';

/**
 * Keyboard and pointer handling of a grid. One cell has the focus; if it contains a control, that
 * is focused instead.
 */
export function useGridFocus<Row>(parts: GridFocusParts<Row>): GridFocus {
  const {
    box,
    rows,
    layout,
    rowsPerPage,
    selection,
    selecting,
    onOrder,
    onResize,
    keysEnabled = true,
  } = parts;
  const boxColumns = selection === undefined ? 0 : 1;
  const openerColumn =
    layout.columns.find(({ column }) => column.opens)?.columnNumber ?? boxColumns + 1;
  const [chosen, setChosen] = useState<GridCell | null>(null);
  const count = rows?.length ?? 0;
  const columnCount = boxColumns + layout.columns.length;
  const { row, column } = chosen ?? { row: 0, column: openerColumn };
  const active = useMemo(
    () => ({ row: Math.min(row, count - 1), column: Math.min(column, columnCount) }),
    [row, column, count, columnCount],
  );

  const actions = useRowActions(parts);
  const focusCell = useCellFocus(box);
  const moveTo = (cell: GridCell) => {
    setChosen(cell);
    focusCell(cell);
  };
  useGridLetterKeys({
    box,
    enabled: keysEnabled && count > 0,
    onMove: (step, inGrid) =>
      moveTo({
        row: inGrid ? Math.min(Math.max(active.row + step, 0), count - 1) : 0,
        column: inGrid ? active.column : openerColumn,
      }),
    onTick: () => actions.toggle(active.row, false),
  });

  function handleActionKey(event: KeyboardEvent<HTMLElement>): boolean {
    const focused = layout.columns.find((one) => one.columnNumber === active.column)?.column;
    const isHead = active.row < 0;
    const wider = isHead ? widthStepByKey(event) : null;
    const whole = event.ctrlKey || event.metaKey;
    if (wider !== null && focused !== undefined)
      onResize?.(focused.name, clampWidth(focused.width + wider));
    else if (event.key === ' ' && !isHead && boxColumns > 0)
      actions.toggle(active.row, event.shiftKey);
    else if (event.key === 'Enter' && isHead && focused?.isSortable === true) onOrder(focused.name);
    else if (event.key === 'Enter' && !isHead && (column !== 1 || boxColumns === 0))
      actions.open(active.row);
    else if (event.key === 'a' && whole && boxColumns > 0) selecting.toggleAll();
    else return false;
    return true;
  }

  return {
    active,
    actions,
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || !isGridKey(event.target)) return;
      const next = moveCellByKey(active, event, { rows: count, columns: columnCount, rowsPerPage });
      if (next !== null) moveTo(next);
      else if (!handleActionKey(event)) return;
      event.preventDefault();
    },
    onFocus({ target }) {
      const cell = cellOf(target);
      if (cell !== null) setChosen(cell);
    },
    onClick: ({ target }) => handleCellClick(target, boxColumns, actions),
  };
}

/**
 * A click anywhere in a row opens it, or ticks it in the column of checkboxes, unless a control was
 * clicked or text was selected.
 */
function handleCellClick(target: EventTarget, boxColumns: number, actions: RowActions): void {
  if (
    !(target instanceof Element) ||
    target.closest(CONTROLS) !== null ||
    window.getSelection()?.isCollapsed === false
  )
    return;
  const cell = cellOf(target);
  if (cell === null || cell.row < 0) return;
  if (cell.column <= boxColumns) actions.toggle(cell.row, false);
  else actions.open(cell.row);
}

/** The actions of the rows, with the latest props but never a new identity. */
function useRowActions<Row>(parts: GridFocusParts<Row>): RowActions {
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  return useMemo<RowActions>(
    () => ({
      open(index) {
        const row = latest.current.rows?.[index];
        if (row !== undefined) latest.current.onOpen?.(row);
      },
      toggle: (index, range) => latest.current.selecting.toggle(index, range),
    }),
    [],
  );
}

/** Returns a function that focuses a cell, or the control in it, once it is rendered. */
function useCellFocus(box: RefObject<HTMLElement | null>): (cell: GridCell) => void {
  const [wanted, setWanted] = useState<GridCell | null>(null);
  useEffect(
    function focusWanted() {
      if (wanted === null) return;
      const row = wanted.row < 0 ? '.grid-head' : `[data-row-index="${String(wanted.row)}"]`;
      const cell = box.current?.querySelector<HTMLElement>(
        `${row} [data-column="${String(wanted.column)}"]`,
      );
      (cell?.querySelector<HTMLElement>(CONTROLS) ?? cell)?.focus();
    },
    [box, wanted],
  );
  return (cell) => setWanted({ ...cell });
}

/** The position of the cell that contains an element; null outside of cells. */
function cellOf(target: Element): GridCell | null {
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex;
  return column === undefined
    ? null
    : { row: row === undefined ? -1 : Number(row), column: Number(column) };
}

/** Whether a key press is for the grid: not if it happens in a text field within a cell. */
function isGridKey(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    cellOf(target) !== null &&
    target.closest('input:not([type="checkbox"]), textarea') === null
  );
}
