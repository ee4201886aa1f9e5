import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  noHistory,
  redone,
  undone,
  withStep,
  type EditHistory,
  type StepPlace,
  type Walked,
} from './edit-history.ts';
import type { SheetEditState } from './edit-state.ts';

export interface EditSteps {
  /** The current state, even if it has not been rendered yet. */
  now: () => SheetEditState;
  /**
   * A change that is not an undo step, such as to a header field, which has the undo of its input.
   */
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  /** A change that can be undone. Steps with the same merge key are merged into one. */
  step: (
    place: StepPlace,
    next: (old: SheetEditState) => SheetEditState,
    stay?: string | null,
  ) => void;
  undo: () => StepPlace | null;
  redo: () => StepPlace | null;
  canUndo: boolean;
  canRedo: boolean;
  forget: () => void;
}

type Change = (next: (old: SheetEditState) => SheetEditState) => void;

/**
 * Undo and redo for the lines of a document. If the state is replaced from outside (a discarded
 * draft, a reloaded document), the history is cleared, because undoing would restore parts of a
 * different document.
 */
export function useEditSteps(state: SheetEditState, hold: Change): EditSteps {
  const latest = useRef(state);
  const history = useRef<EditHistory>(noHistory);
  const [counts, setCounts] = useState({ done: 0, undone: 0 });
  const write = useCallback((next: EditHistory) => {
    history.current = next;
    setCounts({ done: next.done.length, undone: next.undone.length });
  }, []);
  useLayoutEffect(
    function followHolder() {
      if (latest.current.details !== state.details && history.current !== noHistory)
        write(noHistory);
      latest.current = state;
    },
    [state, write],
  );

  const change = useCallback<Change>(
    (next) => {
      const after = next(latest.current);
      latest.current = after;
      hold(() => after);
    },
    [hold],
  );
  const step = useCallback<EditSteps['step']>(
    (place, next, stay = null) => {
      const before = latest.current.details;
      change(next);
      const after = latest.current.details;
      if (after !== before) write(withStep(history.current, { place, before, after, stay }));
    },
    [change, write],
  );
  const walk = useCallback(
    (to: (history: EditHistory, now: SheetEditState['details']) => Walked | null) => {
      const walked = to(history.current, latest.current.details);
      if (walked === null) return null;
      write(walked.history);
      change((old) => ({ ...old, details: walked.details }));
      return walked.place;
    },
    [change, write],
  );
  return {
    now: useCallback(() => latest.current, []),
    change,
    step,
    undo: useCallback(() => walk(undone), [walk]),
    redo: useCallback(() => walk(redone), [walk]),
    canUndo: counts.done > 0,
    canRedo: counts.undone > 0,
    forget: useCallback(() => write(noHistory), [write]),
  };
}
