/**
 * One preference in the browser's local storage. Preferences outlive a sign-out. A browser that refuses storage (private windows,
 * policies, no space left) makes a preference that lasts until the page is closed, never an error. What another window, or the clearing of
 * the cache, has changed is what is read next.
 */
export interface StoredValue<T> {
  read(): T;
  write(value: T): void;
}

interface StoredValueOptions<T> {
  storage: () => Storage;
  key: string;
  fallback: T;
  isValid: (value: unknown) => value is T;
  /** The text is the value itself, for what others may read or set too. JSON is understood all the same. */
  plain?: boolean;
}

export function createStoredValue<T>({
  storage,
  key,
  fallback,
  isValid,
  plain = false,
}: StoredValueOptions<T>): StoredValue<T> {
  let refused: { value: T } | null = null;
  return {
    read() {
      if (refused !== null) return refused.value;
      try {
        const text = storage().getItem(key);
        const value = text === null ? undefined : parse(text, plain);
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        storage().setItem(key, plain ? String(value) : JSON.stringify(value));
        refused = null;
      } catch {
        refused = { value };
      }
    },
  };
}

function parse(text: string, plain: boolean): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return plain ? text : undefined;
  }
}
