import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { CellEditor } from '../cells/cell-editor.ts';
import { findCell, commitCell } from './cell-elements.ts';
import { isSameCell, type SheetCell } from './cell-range.ts';
import type { GridCursor } from './useGridCursor.ts';

interface GridMouseOptions {
  cursor: GridCursor;
  editor: RefObject<CellEditor | null>;
  columns: number;
}

/**
 * Mouse handling: a click activates a cell and a second click edits its text. Shift+click or
 * dragging selects a block, and clicking a line number selects the line.
 */
export function useGridMouse({ cursor, editor, columns }: GridMouseOptions) {
  const dragging = useRef(false);
  useEffect(function endDragging() {
    const end = () => {
      dragging.current = false;
    };
    document.addEventListener('mouseup', end);
    return () => document.removeEventListener('mouseup', end);
  }, []);

  function handleDown(event: MouseEvent<HTMLElement>): void {
    const { target, currentTarget } = event;
    if (event.button !== 0 || !(target instanceof Element) || !currentTarget.contains(target))
      return;
    const cell = findCell(target) ?? findLine(target, columns);
    if (cell === null) return;
    const isOnControl =
      target.closest('td') !== target &&
      target.closest('td')?.querySelector('input, textarea') != null;
    if ('from' in cell) {
      event.preventDefault();
      commitCell(editor.current);
      cursor.select(cell);
    } else if (isSameCell(cell, cursor.active) && !event.shiftKey && isOnControl) {
      // The click belongs to the control: its text or its open list.
      if (target === document.activeElement) cursor.setMode('editing');
    } else if (target.closest('button, a') !== null) {
      commitCell(editor.current);
      cursor.goTo(cell);
    } else {
      // Otherwise the browser would move the focus away again.
      event.preventDefault();
      commitCell(editor.current);
      if (event.shiftKey) cursor.extendTo(cell);
      else cursor.goTo(cell);
      dragging.current = true;
    }
  }

  function handleOver({ target, buttons }: MouseEvent<HTMLElement>): void {
    const cell = dragging.current && buttons === 1 ? findCell(target) : null;
    if (cell !== null) cursor.extendTo(cell);
  }

  return { handleDown, handleOver };
}

function findLine(target: Element, columns: number): { from: SheetCell; to: SheetCell } | null {
  const row = target.closest<HTMLElement>('.detail-number')?.closest<HTMLElement>('[data-row]')
    ?.dataset.row;
  if (row === undefined) return null;
  return { from: { row: Number(row), column: 0 }, to: { row: Number(row), column: columns - 1 } };
}
