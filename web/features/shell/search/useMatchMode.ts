import { useState } from 'react';
import { createStoredValue } from '../../../design/storage/stored-value.ts';
import type { MatchMode } from './search-index.ts';

const isMode = (value: unknown): value is MatchMode => value === 'part' || value === 'whole';

/** The match mode of the search, stored in the browser. */
export function useMatchMode(): [mode: MatchMode, setMode: (mode: MatchMode) => void] {
  const [stored] = useState(() =>
    createStoredValue<MatchMode>({
      storage: () => window.localStorage,
      key: 'portal.searchMode',
      fallback: 'part',
      isValid: isMode,
    }),
  );
  const [mode, setMode] = useState(() => stored.read());
  function change(next: MatchMode) {
    stored.write(next);
    setMode(next);
  }
  return [mode, change];
}
