/**
 * One preference in the browser's local storage. Preferences outlive a sign-out. A browser that refuses storage (private windows,
 * policies) makes a preference that lasts until the page is closed, never an error.
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
}

export function createStoredValue<T>({ storage, key, fallback, isValid }: StoredValueOptions<T>): StoredValue<T> {
  let remembered: T | undefined;
  return {
    read() {
      if (remembered !== undefined) return remembered;
      try {
        const text = storage().getItem(key);
        const value: unknown = text === null ? undefined : JSON.parse(text);
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      remembered = value;
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // The value is still remembered above for as long as the page is open.
      }
    },
  };
}
