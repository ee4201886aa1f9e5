import type { KeyboardEvent, RefObject } from 'react';
import type { CellEditor } from '../cells/cell-editor.ts';
import { commitCell } from './cell-elements.ts';
import { isSingleCell, type SheetCell } from './cell-range.ts';
import { moveForKey, nextEditableCell } from './grid-moves.ts';
import type { GridCursor } from './useGridCursor.ts';
import type { GridActions } from './useGridActions.ts';

/** The table that the keys act on. */
export interface KeyActionOptions {
  cursor: GridCursor;
  editor: RefObject<CellEditor | null>;
  actions: GridActions;
  lines: number;
  columns: number;
  /** Number of lines that Page Up and Page Down move by. */
  linesPerView: number;
  isEditable: (cell: SheetCell) => boolean;
}

/** Handles a key; false to leave it to the browser. */
type KeyAction = (event: KeyboardEvent<HTMLElement>) => boolean;

interface KeyActions {
  /** By key, with `Ctrl+` before it if Ctrl or Cmd is pressed. */
  byKey: Readonly<Record<string, KeyAction>>;
  /** For all other keys: moves the active cell, or extends the selection with Shift. */
  move: KeyAction;
}

/** What the keys of a table do, as in a spreadsheet. */
export function createKeyActions(options: KeyActionOptions): KeyActions {
  const { cursor, editor, actions, lines, columns, linesPerView, isEditable } = options;
  const { active, head, range, mode } = cursor;
  const commit = () => commitCell(editor.current);
  const isTyping = () => editor.current?.isTyping() === true;
  const isReady = () => mode === 'ready' && !isTyping();
  const all = { from: { row: 0, column: 0 }, to: { row: lines - 1, column: columns - 1 } };

  const commitAndRun = (action: () => void): boolean => {
    commit();
    action();
    if (document.activeElement === document.body) cursor.refocus();
    return true;
  };
  return {
    move(event) {
      const move = moveForKey({ key: event.key, ctrl: event.ctrlKey || event.metaKey });
      if (move === null || mode === 'editing' || (event.shiftKey && isTyping())) return false;
      const extent = { lines, columns, linesPerView };
      return commitAndRun(() =>
        event.shiftKey ? cursor.extendTo(move(head, extent)) : cursor.goTo(move(active, extent)),
      );
    },
    byKey: {
      Tab(event) {
        const direction = event.shiftKey ? -1 : 1;
        const next = nextEditableCell(active, direction, { lines, columns }, isEditable);
        commit();
        if (next === null) return false;
        cursor.goTo(next);
        return true;
      },
      Enter({ target, shiftKey }) {
        if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)
          return false;
        return commitAndRun(() =>
          cursor.goTo({ ...active, row: active.row + (shiftKey ? -1 : 1) }),
        );
      },
      Escape() {
        const wasTyping = editor.current?.revert() === true;
        if (wasTyping || mode === 'editing') cursor.refocus();
        else if (isSingleCell(range)) return false;
        else cursor.goTo(active);
        return true;
      },
      F2({ target }) {
        // A cell that waits for another field to be filled in has no control yet.
        if (!isEditable(active) || target instanceof HTMLTableCellElement) return false;
        cursor.setMode('editing');
        openForEditing(target);
        return true;
      },
      Delete: () => isReady() && commitAndRun(() => actions.clear(range)),
      Backspace: () =>
        isReady() && !isSingleCell(range) && commitAndRun(() => actions.clear(range)),
      'Ctrl+a': () => isReady() && commitAndRun(() => cursor.select(all)),
      'Ctrl+d': () => commitAndRun(() => actions.fillDown(range)),
      'Ctrl+z': (event) => !isTyping() && (event.shiftKey ? actions.redo() : actions.undo(), true),
      'Ctrl+y': () => !isTyping() && (actions.redo(), true),
    },
  };
}

/** Opens the list of a select, or puts the text cursor at the end of a text field. */
function openForEditing(target: EventTarget): void {
  if (target instanceof HTMLElement && target.getAttribute('role') === 'combobox') target.click();
  else if (target instanceof HTMLInputElement && target.type === 'text')
    target.setSelectionRange(target.value.length, target.value.length);
}
