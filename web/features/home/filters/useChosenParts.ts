import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { filterNames, partsIn } from './filter-view.ts';
import { useFilterDesk } from './FilterContext.tsx';
import type { FilterName } from './sales-filter.ts';

/** By what somebody has narrowed the page. */
export function useChosenParts(): readonly FilterName[] {
  const { view } = useFilterDesk();
  const { today } = useViewer().enterprise;
  return partsIn(view, filterNames, today);
}
