import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { CellEditor } from '../cells/cell-editor.ts';
import { cellOf, leaveCell } from './cell-of.ts';
import { sameCell, type GridCell } from './grid-range.ts';
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
  const drawing = useRef(false);
  useEffect(function endDrawing() {
    const end = () => {
      drawing.current = false;
    };
    document.addEventListener('mouseup', end);
    return () => document.removeEventListener('mouseup', end);
  }, []);

  function handleDown(event: MouseEvent<HTMLElement>): void {
    const { target, currentTarget } = event;
    if (event.button !== 0 || !(target instanceof Element) || !currentTarget.contains(target))
      return;
    const cell = cellOf(target) ?? lineOf(target, columns);
    if (cell === null) return;
    const isOfControl =
      target.closest('td') !== target &&
      target.closest('td')?.querySelector('input, textarea') != null;
    if ('from' in cell) {
      event.preventDefault();
      leaveCell(editor.current);
      cursor.select(cell);
    } else if (sameCell(cell, cursor.active) && !event.shiftKey && isOfControl) {
      // // The click belongs to the control: its text or its open list.
      if (target === document.activeElement) cursor.setMode('editing');
    } else if (target.closest('button, a') !== null) {
      leaveCell(editor.current);
      cursor.goTo(cell);
    } else {
      // // Otherwise the browser would move the focus away again.
      event.preventDefault();
      leaveCell(editor.current);
      if (event.shiftKey) cursor.extendTo(cell);
      else cursor.goTo(cell);
      drawing.current = true;
    }
  }

  function handleOver({ target, buttons }: MouseEvent<HTMLElement>): void {
    const cell = drawing.current && buttons === 1 ? cellOf(target) : null;
    if (cell !== null) cursor.extendTo(cell);
  }

  return { handleDown, handleOver };
}

function lineOf(target: Element, columns: number): { from: GridCell; to: GridCell } | null {
  const place = target.closest<HTMLElement>('.detail-number')?.closest<HTMLElement>('[data-place]')
    ?.dataset.place;
  if (place === undefined) return null;
  return { from: { place: Number(place), at: 0 }, to: { place: Number(place), at: columns - 1 } };
}
