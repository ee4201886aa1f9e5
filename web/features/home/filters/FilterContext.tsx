import { createContext, use, type ReactNode, useMemo } from 'react';
import type { ChangeView, TabView } from '../../../platform/workbench/TabContext.tsx';
import { useDebounced } from './useDebounced.ts';
import { useTabView } from './useTabView.ts';

interface FilterStore {
  /** The filters as written in the URL. */
  view: TabView;
  /** The same, 500 ms after the last change. */
  debounced: TabView;
  setView: ChangeView;
}

const FilterContext = createContext<FilterStore | null>(null);

/**
 * Provides the filters of a page to all its cards, so that one change is debounced once for all of
 * them.
 */
export function FilterProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useTabView();
  const debounced = useDebounced(view);
  const store = useMemo(() => ({ view, debounced, setView }), [view, debounced, setView]);
  return <FilterContext value={store}>{children}</FilterContext>;
}

export function useFilterStore(): FilterStore {
  const store = use(FilterContext);
  if (store === null) throw new Error('useFilterStore must be used inside a FilterProvider.');
  return store;
}
