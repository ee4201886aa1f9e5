import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  emptyHistory,
  redoStep,
  undoStep,
  addStep,
  type EditHistory,
  type EditLocation,
  type HistoryMove,
} from './edit-history.ts';
import type { SheetEditState } from './edit-state.ts';

/** The edits of a document with undo and redo. */
export interface UndoableEdits {
  /** The current state, even if it has not been rendered yet. */
  currentState: () => SheetEditState;
  /**
   * A change that is not an undo step, such as to a header field, which has the undo of its input.
   */
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  /** A change that can be undone. Steps with the same merge key are merged into one. */
  applyStep: (
    location: EditLocation,
    next: (old: SheetEditState) => SheetEditState,
    mergeKey?: string | null,
  ) => void;
  undo: () => EditLocation | null;
  redo: () => EditLocation | null;
  canUndo: boolean;
  canRedo: boolean;
  clearHistory: () => void;
}

type Change = (next: (old: SheetEditState) => SheetEditState) => void;

/**
 * Undo and redo for the lines of a document. If the state is replaced from outside (a discarded
 * draft, a reloaded document), the history is cleared, because undoing would restore parts of a
 * different document.
 */
export function useEditHistory(state: SheetEditState, setState: Change): UndoableEdits {
  const latest = useRef(state);
  const history = useRef<EditHistory>(emptyHistory);
  const [counts, setCounts] = useState({ done: 0, undone: 0 });
  const write = useCallback((next: EditHistory) => {
    history.current = next;
    setCounts({ done: next.done.length, undone: next.undone.length });
  }, []);
  useLayoutEffect(
    function followState() {
      if (latest.current.details !== state.details && history.current !== emptyHistory)
        write(emptyHistory);
      latest.current = state;
    },
    [state, write],
  );

  const change = useCallback<Change>(
    (next) => {
      const after = next(latest.current);
      latest.current = after;
      setState(() => after);
    },
    [setState],
  );
  const applyStep = useCallback<UndoableEdits['applyStep']>(
    (location, next, mergeKey = null) => {
      const before = latest.current.details;
      change(next);
      const after = latest.current.details;
      if (after !== before) write(addStep(history.current, { location, before, after, mergeKey }));
    },
    [change, write],
  );
  const applyMove = useCallback(
    (getMove: (history: EditHistory, now: SheetEditState['details']) => HistoryMove | null) => {
      const move = getMove(history.current, latest.current.details);
      if (move === null) return null;
      write(move.history);
      change((old) => ({ ...old, details: move.details }));
      return move.location;
    },
    [change, write],
  );
  return {
    currentState: useCallback(() => latest.current, []),
    change,
    applyStep,
    undo: useCallback(() => applyMove(undoStep), [applyMove]),
    redo: useCallback(() => applyMove(redoStep), [applyMove]),
    canUndo: counts.done > 0,
    canRedo: counts.undone > 0,
    clearHistory: useCallback(() => write(emptyHistory), [write]),
  };
}
