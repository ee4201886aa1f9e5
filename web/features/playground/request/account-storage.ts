import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';

export type PlaygroundStorage = NonNullable<ComponentProps<typeof GraphiQLProvider>['storage']>;

/**
 * Storage for GraphiQL's tabs, history and variables. Keys contain the account, so that the next
 * user of the browser does not see them. Without an account, or if the browser refuses to store,
 * values stay in memory until the page is closed.
 */
export function createAccountStorage(
  local: () => Storage,
  account: string | null,
): PlaygroundStorage {
  const memory = new Map<string, string>();
  const prefix = account === null ? null : `portal.playground.${account}:`;
  /** Runs an action on the storage; null without an account or if the storage throws. */
  function tryStorage<Result>(act: (storage: Storage, prefix: string) => Result): Result | null {
    if (prefix === null) return null;
    try {
      return act(local(), prefix);
    } catch {
      return null;
    }
  }
  const keys = () =>
    tryStorage((storage, own) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(own),
      ),
    ) ?? [];
  return {
    getItem: (key) => memory.get(key) ?? tryStorage((storage, own) => storage.getItem(own + key)),
    setItem(key, value) {
      const isStored = tryStorage((storage, own) => {
        storage.setItem(own + key, value);
        return true;
      });
      if (isStored === true) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      tryStorage((storage, own) => storage.removeItem(own + key));
    },
    clear() {
      memory.clear();
      for (const key of keys()) tryStorage((storage) => storage.removeItem(key));
    },
    get length() {
      return memory.size + keys().length;
    },
  };
}

const LEGACY_PREFIX = 'graphiql:';

/** Removes entries of older versions, which were shared by all users of the browser. */
export function removeLegacyEntries(local: () => Storage): void {
  try {
    const storage = local();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys.filter((one) => one.startsWith(LEGACY_PREFIX))) storage.removeItem(key);
  } catch {
    // A browser that refuses access to the storage has stored nothing.
  }
}
