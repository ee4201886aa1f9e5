import type { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';

export type PlaygroundStorage = NonNullable<ComponentProps<typeof GraphiQL>['storage']>;

/**
 * Where the playground keeps tabs, history and variables: under the account that typed them, so that the next user of the browser sees nothing of
 * them. What nobody is signed in for, and what a browser refuses to store, lasts until the page is closed.
 */
export function createAccountStorage(
  local: () => Storage,
  account: string | null,
): PlaygroundStorage {
  const memory = new Map<string, string>();
  const prefix = account === null ? null : `portal.playground.${account}:`;
  /** What storage answers; null where there is none. */
  function stored<Result>(act: (storage: Storage, prefix: string) => Result): Result | null {
    if (prefix === null) return null;
    try {
      return act(local(), prefix);
    } catch {
      return null;
    }
  }
  const keys = () =>
    stored((storage, own) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
        key.startsWith(own),
      ),
    ) ?? [];
  return {
    getItem: (key) => memory.get(key) ?? stored((storage, own) => storage.getItem(own + key)),
    setItem(key, value) {
      const kept = stored((storage, own) => {
        storage.setItem(own + key, value);
        return true;
      });
      if (kept === true) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      stored((storage, own) => storage.removeItem(own + key));
    },
    clear() {
      memory.clear();
      for (const key of keys()) stored((storage) => storage.removeItem(key));
    },
    get length() {
      return memory.size + keys().length;
    },
  };
}

const unowned = 'graphiql:';

/** Removes what older versions kept for everybody who uses the browser. */
export function removeUnowned(local: () => Storage): void {
  try {
    const storage = local();
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys.filter((one) => one.startsWith(unowned))) storage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing stored.
  }
}
