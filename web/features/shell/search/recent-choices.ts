import { createStoredValue } from '../../../design/storage/stored-value.ts';

/** What a user chose in the search last, the newest first; one list for each account of the browser. */
export interface RecentChoices {
  read(): readonly string[];
  add(id: string): void;
}

const mostRecent = 10;

const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export function createRecentChoices(storage: () => Storage, viewerId: string): RecentChoices {
  const stored = createStoredValue<readonly string[]>({
    storage,
    key: `portal.recentSearches.${viewerId}`,
    fallback: [],
    isValid: isListOfIds,
  });
  return {
    read: () => stored.read().slice(0, mostRecent),
    add(id) {
      stored.write([id, ...stored.read().filter((other) => other !== id)].slice(0, mostRecent));
    },
  };
}
