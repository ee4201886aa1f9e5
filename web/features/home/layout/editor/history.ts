/** States that can be undone, the current state, and states that can be redone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** Maximum steps that can be undone. */
export const MAX_UNDO_STEPS = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const pushHistory = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-MAX_UNDO_STEPS),
  present: next,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
