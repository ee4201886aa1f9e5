import { useCallback, useEffect, useRef } from 'react';
import type { OptionSearch } from '../../fields/option-search.ts';

/** The same function whatever is handed in on each drawing: a thousand lines would be drawn anew with every keystroke otherwise. */
export function useStableSearch(search: OptionSearch | undefined): OptionSearch | undefined {
  const latest = useRef(search);
  useEffect(function keepLatest() {
    latest.current = search;
  });
  const find = useCallback<OptionSearch>(
    async (column, asked) =>
      (await latest.current?.(column, asked)) ?? { options: [], hasMore: false },
    [],
  );
  return search === undefined ? undefined : find;
}
