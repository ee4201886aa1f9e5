import { useCallback, useEffect, useRef } from 'react';
import type { OptionSearch } from '../../fields/option-search.ts';

/**
 * Returns the same function on each render even if `search` changes. Otherwise every keystroke
 * would re-render all rows.
 */
export function useStableSearch(search: OptionSearch | undefined): OptionSearch | undefined {
  const latest = useRef(search);
  useEffect(function updateLatest() {
    latest.current = search;
  });
  const stableSearch = useCallback<OptionSearch>(
    async (column, request) =>
      (await latest.current?.(column, request)) ?? { options: [], hasMore: false },
    [],
  );
  return search === undefined ? undefined : stableSearch;
}
