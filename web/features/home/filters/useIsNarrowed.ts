import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { filterNames, writePart } from './filter-view.ts';
import { useFilterDesk } from './FilterContext.tsx';
import { usualFilter } from './sales-filter.ts';
import { cardFilterOf } from './useCardFilter.ts';

/** Whether the page is narrowed to something else than usual. */
export function useIsNarrowed(): boolean {
  const { view } = useFilterDesk();
  const { today } = useViewer().enterprise;
  const [shown, usual] = [cardFilterOf(view, filterNames, today), usualFilter(today)];
  return filterNames.some((name) => writePart(name, shown) !== writePart(name, usual));
}
