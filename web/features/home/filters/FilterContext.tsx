import { createContext, use, type ReactNode, useMemo } from 'react';
import type { ChangeView, TabView } from '../../../platform/workbench/TabContext.tsx';
import { useDebounced } from './useDebounced.ts';
import { useTabView } from './useTabView.ts';

interface FilterStore {
  /** What the address says. */
  view: TabView;
  /** The same, as of 500 ms after its last change. */
  settled: TabView;
  setView: ChangeView;
}

const FilterContext = createContext<FilterStore | null>(null);

/** What all cards of a page are narrowed to lies in one place, so that one change is one wait. */
export function FilterProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useTabView();
  const settled = useDebounced(view);
  const desk = useMemo(() => ({ view, settled, setView }), [view, settled, setView]);
  return <FilterContext value={desk}>{children}</FilterContext>;
}

export function useFilterStore(): FilterStore {
  const desk = use(FilterContext);
  if (desk === null) throw new Error('Filters are for what stands inside a FilterProvider.');
  return desk;
}
