import { useCallback, useMemo } from 'react';
import type { SalesFilterInput } from '../../../generated/schema.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import {
  choiceView,
  filterNames,
  filterView,
  isSamePart,
  namedParts,
  readFilter,
} from './filter-view.ts';
import { useFilterStore } from './FilterContext.tsx';
import {
  applyChange,
  type FilterName,
  toFilterInput,
  periodProblem,
  type SalesFilter,
  defaultFilter,
} from './sales-filter.ts';

/**
 * The filter of one card: its own choice, if it has one, otherwise the page's filter. Both are
 * stored in the URL of the tab.
 */
export interface CardFilter {
  /** The filter that the controls show, updated at once. */
  value: SalesFilter;
  /**
   * The input for the request: `value`, 500 ms after the last change. Null while there is no valid
   * period.
   */
  input: SalesFilterInput | null;
  /** The card has its own filter, even if it equals the page's filter. */
  isOwn: boolean;
  /** The card's own filter includes the period, so it has its own date control. */
  isDetached: boolean;
  /** Gives the card its own date control, starting with the page's period. */
  detach: () => void;
  /** The text key of the problem with `value`, such as `time.required`. Null if it is valid. */
  problemKey: string | null;
  change: (part: Partial<SalesFilter>) => void;
  /** Removes the card's own filter. */
  followDashboard: () => void;
  /**
   * A further choice of the card that is stored in the URL, such as its metric. `debounced` is the
   * value 500 ms after the last change.
   */
  choice: (
    name: string,
    fallback: string,
  ) => { value: string; debounced: string; choose: (value: string) => void };
}

/** The browser's back button undoes a change of a filter. */
const undoable = { undoable: true } as const;

export function useCardFilter(cardCode: string, known: readonly FilterName[]): CardFilter {
  const { view, debounced, setView } = useFilterStore();
  const { today } = useViewer().enterprise;
  const names = known.join();
  const knows = useMemo(
    () => filterNames.filter((name) => names.split(',').includes(name)),
    [names],
  );
  const value = useMemo(
    () => effectiveFilter(view, knows, today, cardCode),
    [view, knows, today, cardCode],
  );
  const input = useMemo(
    () =>
      filterProblem(value, knows) === null
        ? toFilterInput(effectiveFilter(debounced, knows, today, cardCode), knows)
        : null,
    [debounced, value, knows, today, cardCode],
  );
  const change = useCallback(
    (part: Partial<SalesFilter>) => {
      setView((before) => {
        const old = effectiveFilter(before, knows, today, cardCode);
        const next = applyChange(old, part, today);
        const touched = knows.filter((name) => !isSamePart(name, next, old));
        return filterView(cardCode).change(
          before,
          Object.fromEntries(touched.map((name) => [name, next])),
        );
      }, undoable);
    },
    [setView, knows, today, cardCode],
  );
  const followDashboard = useCallback(
    () =>
      setView(
        (before) =>
          filterView(cardCode).change(before, {
            period: null,
            purchaseGroup: null,
            channels: null,
          }),
        undoable,
      ),
    [setView, cardCode],
  );
  const detach = useCallback(
    () =>
      setView((before) => {
        const period = effectiveFilter(before, knows, today, cardCode);
        return filterView(cardCode).change(before, { period });
      }, undoable),
    [setView, knows, today, cardCode],
  );
  const choice = useCallback(
    (name: string, fallback: string) => {
      const own = choiceView(cardCode, name, fallback);
      return {
        value: own.read(view).value,
        debounced: own.read(debounced).value,
        choose: (value: string) => setView((before) => own.change(before, { value })),
      };
    },
    [view, debounced, setView, cardCode],
  );
  const ownParts = namedParts(view, knows, today, cardCode);
  return {
    value,
    input,
    isOwn: ownParts.length > 0,
    isDetached: ownParts.includes('period'),
    detach,
    problemKey: filterProblem(value, knows),
    change,
    followDashboard,
    choice,
  };
}

/** The filter of the page, or with a card code the filter that applies to that card. */
export function effectiveFilter(
  view: TabView,
  known: readonly FilterName[],
  today: string,
  cardCode?: string,
): SalesFilter {
  return {
    ...defaultFilter(today),
    ...readFilter(view, known, today),
    ...(cardCode !== undefined && readFilter(view, known, today, cardCode)),
  };
}

/**
 * The part of the page's filter that the user has chosen, limited to the filters in `known`. For
 * cards that show their default day until something is chosen. Null if nothing is chosen.
 */
export function chosenFilter(
  view: TabView,
  known: readonly FilterName[],
  today: string,
): SalesFilterInput | null {
  const chosen = namedParts(view, known, today);
  return chosen.length === 0 ? null : toFilterInput(effectiveFilter(view, chosen, today), chosen);
}

function filterProblem(value: SalesFilter, known: readonly FilterName[]): string | null {
  return known.includes('period') ? periodProblem(value) : null;
}
