/** Work that must not overlap, by key: each piece begins when the one before it has ended, however that ended. */
export type Mutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Within this process; between processes the store's compare-and-set holds. A key is forgotten with the last of its work. */
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
