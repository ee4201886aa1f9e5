/** What was, what is, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** How many steps can be undone. */
export const mostSteps = 100;

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const done = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-mostSteps),
  present: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
