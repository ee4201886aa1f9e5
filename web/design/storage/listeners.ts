/** A set of listeners, all called with the same arguments. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Adds a listener; returns a function that removes it. */
  add(listener: (...args: Args) => void): () => void;
  notify(...args: Args): void;
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args) => listeners.forEach((listener) => listener(...args)),
  };
}
