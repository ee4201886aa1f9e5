import { createStoredValue } from '../../../design/storage/stored-value.ts';

/** Ids of the last choices in the search, newest first, stored for each account of the browser. */
export interface RecentChoices {
  read(): readonly string[];
  add(id: string): void;
}

const MAX_RECENT_CHOICES = 10;

const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Creates the list of recent choices of an account, stored in the browser. */
export function createRecentChoices(storage: () => Storage, viewerId: string): RecentChoices {
  const stored = createStoredValue<readonly string[]>({
    storage,
    key: `portal.recentSearches.${viewerId}`,
    fallback: [],
    isValid: isListOfIds,
  });
  return {
    read: () => stored.read().slice(0, MAX_RECENT_CHOICES),
    add(id) {
      stored.write(
        [id, ...stored.read().filter((other) => other !== id)].slice(0, MAX_RECENT_CHOICES),
      );
    },
  };
}
