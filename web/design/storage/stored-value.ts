/**
 * A preference in the browser's local storage. Preferences outlive a sign-out. If the browser
 * refuses storage (private windows, policies, no space left), the value lasts until the page is
 * closed, without an error. `read` always sees changes by other windows and the clearing of the
 * cache.
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
  /**
   * Stored as plain text instead of JSON, because others read or set it too. JSON is still
   * understood.
   */
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
