/**
 * Runs work exclusively by key: each task starts when the one before it has ended, even by an
 * error.
 */
export type Mutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a mutex for this process. Across processes, the store's compare-and-set protects data. A
 * key is dropped after its last task.
 */
export function createMutex(): Mutex {
  const last = new Map<string, Promise<unknown>>();
  return function runExclusively(key, work) {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    const forget = (): void => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  };
}
