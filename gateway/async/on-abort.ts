type Action = () => void;

/**
 * Runs an action once when a signal that is not aborted yet is aborted. Returns what cancels that.
 * A signal gets one listener for all its actions: a page waits for its signal some fifty times, and
 * adding and removing a listener of an EventTarget takes many times as long as changing a set.
 */
export const onAbort = createAbortActions();

function createAbortActions() {
  /** The actions that wait for a signal. They are dropped with it. */
  const waiting = new WeakMap<AbortSignal, Set<Action>>();

  function watch(signal: AbortSignal): Set<Action> {
    const actions = new Set<Action>();
    waiting.set(signal, actions);
    const runAll = (): void => {
      const all = [...actions];
      actions.clear();
      for (const action of all) action();
    };
    signal.addEventListener('abort', runAll, { once: true });
    return actions;
  }

  return function add(signal: AbortSignal, action: Action): () => void {
    const actions = waiting.get(signal) ?? watch(signal);
    // A new function each time, so that equal actions are told apart.
    const own: Action = () => action();
    actions.add(own);
    return () => void actions.delete(own);
  };
}
