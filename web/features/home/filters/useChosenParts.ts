import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { filterNames, namedParts } from './filter-view.ts';
import { useFilterStore } from './FilterContext.tsx';
import type { FilterName } from './sales-filter.ts';

/** The filters of the page that the user has set. */
export function useChosenParts(): readonly FilterName[] {
  const { view } = useFilterStore();
  const { today } = useViewer().enterprise;
  return namedParts(view, filterNames, today);
}
