import type { KeyboardEvent, RefObject } from 'react';
import type { CellEditor } from '../cells/cell-editor.ts';
import { hasOpened, leaveCell } from './cell-of.ts';
import { isOneCell, type GridCell } from './grid-range.ts';
import { nextTyped, stepOf } from './steps.ts';
import type { GridCursor } from './useGridCursor.ts';
import type { GridWork } from './useGridWork.ts';

interface GridKeysOptions {
  cursor: GridCursor;
  editor: RefObject<CellEditor | null>;
  work: GridWork;
  lines: number;
  columns: number;
  /** Number of lines that Page Up and Page Down move by. */
  view: () => number;
  isTyped: (cell: GridCell) => boolean;
}

/** Handles a key; false to leave it to the browser. */
type Act = (event: KeyboardEvent<HTMLElement>) => boolean;

/**
 * Keyboard handling of a table that works like a spreadsheet. Keys that a control needs itself, for
 * example in an open list, are left to it.
 */
export function useGridKeys({
  cursor,
  editor,
  work,
  lines,
  columns,
  view,
  isTyped,
}: GridKeysOptions) {
  const { active, head, range, mode } = cursor;
  const leave = () => leaveCell(editor.current);
  const isTyping = () => editor.current?.isTyping() === true;
  const whole = { from: { place: 0, at: 0 }, to: { place: lines - 1, at: columns - 1 } };

  const act = (what: () => void): boolean => {
    leave();
    what();
    if (document.activeElement === document.body) cursor.refocus();
    return true;
  };
  const walk: Act = (event) => {
    const step = stepOf({ key: event.key, ctrl: event.ctrlKey || event.metaKey });
    if (step === null || mode === 'editing' || (event.shiftKey && isTyping())) return false;
    const ground = { lines, columns, view: view() };
    return act(() =>
      event.shiftKey ? cursor.extendTo(step(head, ground)) : cursor.goTo(step(active, ground)),
    );
  };
  const keys: Readonly<Record<string, Act>> = {
    Tab(event) {
      const next = nextTyped(active, event.shiftKey ? -1 : 1, { lines, columns }, isTyped);
      leave();
      if (next === null) return false;
      cursor.goTo(next);
      return true;
    },
    Enter(event) {
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
        return false;
      return act(() => cursor.goTo({ ...active, place: active.place + (event.shiftKey ? -1 : 1) }));
    },
    Escape() {
      const wasTyped = editor.current?.revert() === true;
      if (wasTyped || mode === 'editing') cursor.refocus();
      else if (isOneCell(range)) return false;
      else cursor.goTo(active);
      return true;
    },
    F2({ target }) {
      // // A cell that waits for another field to be filled in has no control yet.
      if (!isTyped(active) || target instanceof HTMLTableCellElement) return false;
      cursor.setMode('editing');
      if (target instanceof HTMLElement && target.getAttribute('role') === 'combobox')
        target.click();
      else if (target instanceof HTMLInputElement && target.type === 'text')
        target.setSelectionRange(target.value.length, target.value.length);
      return true;
    },
    Delete: () => mode === 'ready' && !isTyping() && act(() => work.clear(range)),
    Backspace: () =>
      mode === 'ready' && !isTyping() && !isOneCell(range) && act(() => work.clear(range)),
    'Ctrl+a': () => mode === 'ready' && !isTyping() && act(() => cursor.select(whole)),
    'Ctrl+d': () => act(() => work.fillDown(range)),
    'Ctrl+z': (event) => !isTyping() && (event.shiftKey ? work.redo() : work.undo(), true),
    'Ctrl+y': () => !isTyping() && (work.redo(), true),
  };

  return function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, key, nativeEvent } = event;
    const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
    if (isElsewhere || nativeEvent.isComposing) return;
    if (hasOpened(target) && (key !== 'Tab' || target.getAttribute('role') !== 'combobox')) return;
    if (event.altKey) {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement) breakLine(target);
      // // A keyboard shortcut of the page must see the typed text.
      else if (!event.ctrlKey) editor.current?.commit();
      return;
    }
    const ctrl = event.ctrlKey || event.metaKey;
    const own = keys[ctrl ? `Ctrl+${key.toLowerCase()}` : key] ?? walk;
    if (!own(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Inserts a line break, as Alt+Enter does in a spreadsheet; Enter alone moves on. */
function breakLine(area: HTMLTextAreaElement): void {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
