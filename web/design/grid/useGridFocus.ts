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
import { boundedWidth } from './grid-column.ts';
import { cellByKey, type GridCell, widthStepByKey } from './grid-keys.ts';
import type { LaidColumns } from './lay-columns.ts';
import { useGridLetters } from './useGridLetters.ts';

interface GridFocusParts<Row> {
  box: RefObject<HTMLElement | null>;
  rows: readonly Row[] | null;
  laid: LaidColumns<Row>;
  page: number;
  selection?: unknown;
  selecting: ReturnType<typeof useRowSelection<Row>>;
  onOpen?: (row: Row) => void;
  onOrder: (column: string) => void;
  onResize?: OnResize;
  keys?: boolean;
}

/** Actions of rows. The functions never change, so that rows are not re-rendered. */
export interface RowActions {
  open: (place: number) => void;
  toggle: (place: number, range: boolean) => void;
}

export interface GridFocus {
  /** The cell that is in the Tab order. */
  active: GridCell;
  actions: RowActions;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

const widgets = 'button, input, a';

/**
 * Keyboard and pointer handling of a grid. One cell has the focus; if it contains a control, that
 * is focused instead.
 */
export function useGridFocus<Row>(parts: GridFocusParts<Row>): GridFocus {
  const { box, rows, laid, page, selection, selecting, onOrder, onResize, keys = true } = parts;
  const boxes = selection === undefined ? 0 : 1;
  const opener = laid.columns.find(({ column }) => column.opens)?.place ?? boxes + 1;
  const [chosen, setChosen] = useState<GridCell | null>(null);
  const [wanted, setWanted] = useState<GridCell | null>(null);
  const count = rows?.length ?? 0;
  const places = boxes + laid.columns.length;
  const { row, place } = chosen ?? { row: 0, place: opener };
  const active = useMemo(
    () => ({ row: Math.min(row, count - 1), place: Math.min(place, places) }),
    [row, place, count, places],
  );

  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  const actions = useMemo<RowActions>(
    () => ({
      open(at) {
        const row = latest.current.rows?.[at];
        if (row !== undefined) latest.current.onOpen?.(row);
      },
      toggle: (at, range) => latest.current.selecting.toggle(at, range),
    }),
    [],
  );
  useEffect(
    function goWhereWanted() {
      if (wanted === null) return;
      const row = wanted.row < 0 ? '.grid-head' : `[data-place="${String(wanted.row)}"]`;
      const cell = box.current?.querySelector<HTMLElement>(
        `${row} [data-column="${String(wanted.place)}"]`,
      );
      (cell?.querySelector<HTMLElement>(widgets) ?? cell)?.focus();
    },
    [box, wanted],
  );
  const go = (cell: GridCell) => {
    setChosen(cell);
    setWanted({ ...cell });
  };
  useGridLetters({
    box,
    enabled: keys && count > 0,
    onMove: (step, inGrid) =>
      go({
        row: inGrid ? Math.min(Math.max(active.row + step, 0), count - 1) : 0,
        place: inGrid ? active.place : opener,
      }),
    onTick: () => actions.toggle(active.row, false),
  });

  function act(event: KeyboardEvent<HTMLElement>): boolean {
    const column = laid.columns.find(({ place }) => place === active.place)?.column;
    const isHead = active.row < 0;
    const wider = isHead ? widthStepByKey(event) : null;
    const whole = event.ctrlKey || event.metaKey;
    if (wider !== null && column !== undefined)
      onResize?.(column.name, boundedWidth(column.width + wider));
    else if (event.key === ' ' && !isHead && boxes > 0) actions.toggle(active.row, event.shiftKey);
    else if (event.key === 'Enter' && isHead && column?.isSortable === true) onOrder(column.name);
    else if (event.key === 'Enter' && !isHead && (place !== 1 || boxes === 0))
      actions.open(active.row);
    else if (event.key === 'a' && whole && boxes > 0) selecting.toggleAll();
    else return false;
    return true;
  }

  return {
    active,
    actions,
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || !isOfGrid(event.target)) return;
      const next = cellByKey(active, event, { rows: count, places, page });
      if (next !== null) go(next);
      else if (!act(event)) return;
      event.preventDefault();
    },
    onFocus({ target }) {
      const cell = cellOf(target);
      if (cell !== null) setChosen(cell);
    },
    onClick({ target }) {
      // A click anywhere in a row opens it, unless a control was clicked or text was selected.
      if (
        !(target instanceof Element) ||
        target.closest(widgets) !== null ||
        window.getSelection()?.isCollapsed === false
      )
        return;
      const cell = cellOf(target);
      if (cell === null || cell.row < 0) return;
      if (cell.place <= boxes) actions.toggle(cell.row, false);
      else actions.open(cell.row);
    },
  };
}

function cellOf(target: Element): GridCell | null {
  const place = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined
    ? null
    : { row: row === undefined ? -1 : Number(row), place: Number(place) };
}

/** Whether a key press is for the grid: not if it happens in a text field within a cell. */
function isOfGrid(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    cellOf(target) !== null &&
    target.closest('input:not([type="checkbox"]), textarea') === null
  );
}
