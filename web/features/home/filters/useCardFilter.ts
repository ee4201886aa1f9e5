import { useCallback, useMemo } from 'react';
import type { SalesFilterInput } from '../../../generated/schema.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import {
  filterNames,
  namedParts,
  readFilter,
  viewName,
  withParts,
  writePart,
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

/** The filter of one card: its own choice where there is one, otherwise that of the dashboard. Both live in the address of the tab. */
export interface CardFilter {
  /** What the controls show, at once. */
  value: SalesFilter;
  /** What is asked for: `value` as of 500 ms after the last change; null while there is no time to ask for. */
  input: SalesFilterInput | null;
  /** The card has a choice of its own, also where it is the same as the dashboard's at the moment. */
  isOwn: boolean;
  /** Its own choice is about time: it has a date control of its own. */
  isDetached: boolean;
  /** Gives the card a date control of its own, which begins with the dashboard's period. */
  detach: () => void;
  /** Text key of what is wrong with `value`, such as `time.required`. */
  problemKey: string | null;
  change: (part: Partial<SalesFilter>) => void;
  /** Gives up the card's own choice. */
  followDashboard: () => void;
  /** A further choice of the card that belongs into the address, such as its metric; `settled` is it as of 500 ms after the last change. */
  choice: (
    name: string,
    fallback: string,
  ) => { value: string; settled: string; choose: (value: string) => void };
}

/** A filter is a step that Back undoes. */
const undoable = { undoable: true } as const;

export function useCardFilter(cardCode: string, known: readonly FilterName[]): CardFilter {
  const { view, settled, setView } = useFilterStore();
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
      problemIn(value, knows) === null
        ? toFilterInput(effectiveFilter(settled, knows, today, cardCode), knows)
        : null,
    [settled, value, knows, today, cardCode],
  );
  const change = useCallback(
    (part: Partial<SalesFilter>) => {
      setView((before) => {
        const old = effectiveFilter(before, knows, today, cardCode);
        const next = applyChange(old, part, today);
        const touched = knows.filter((name) => writePart(name, next) !== writePart(name, old));
        return withParts(
          before,
          Object.fromEntries(touched.map((name) => [name, writePart(name, next)])),
          cardCode,
        );
      }, undoable);
    },
    [setView, knows, today, cardCode],
  );
  const followDashboard = useCallback(
    () =>
      setView(
        (before) =>
          withParts(before, { period: null, purchaseGroup: null, channels: null }, cardCode),
        undoable,
      ),
    [setView, cardCode],
  );
  const detach = useCallback(
    () =>
      setView((before) => {
        const text = writePart('period', effectiveFilter(before, knows, today, cardCode));
        return withParts(before, { period: text }, cardCode);
      }, undoable),
    [setView, knows, today, cardCode],
  );
  const choice = useCallback(
    (name: string, fallback: string) => {
      const key = viewName(name, cardCode);
      return {
        value: view[key] ?? fallback,
        settled: settled[key] ?? fallback,
        choose: (chosen: string) =>
          setView(({ [key]: _old, ...rest }) =>
            chosen === fallback ? rest : { ...rest, [key]: chosen },
          ),
      };
    },
    [view, settled, setView, cardCode],
  );
  const own = namedParts(view, knows, today, cardCode);
  return {
    value,
    input,
    isOwn: own.length > 0,
    isDetached: own.includes('period'),
    detach,
    problemKey: problemIn(value, knows),
    change,
    followDashboard,
    choice,
  };
}

/** The dashboard's filter, or with a card's code what that card shows. */
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

/** What somebody has chosen for the page of the parts that a card knows, for cards that show their usual day until then; null for nothing. */
export function chosenFilter(
  view: TabView,
  known: readonly FilterName[],
  today: string,
): SalesFilterInput | null {
  const chosen = namedParts(view, known, today);
  return chosen.length === 0 ? null : toFilterInput(effectiveFilter(view, chosen, today), chosen);
}

function problemIn(value: SalesFilter, known: readonly FilterName[]): string | null {
  return known.includes('period') ? periodProblem(value) : null;
}
