import { useCallback, useMemo } from 'react';
import { type TabView, useTab } from '../../../platform/workbench/TabContext.tsx';
import { type ListState, readListState, writeListState } from './list-state.ts';

export type UpdateListState = (part: Partial<ListState>) => void;

/**
 * Returns the state of the list from the address of its tab, and a function that changes parts of
 * it.
 */
export function useListState(): { view: TabView; state: ListState; updateState: UpdateListState } {
  const { view, setView } = useTab();
  const updateState = useCallback<UpdateListState>(
    (part) => setView((before) => writeListState(before, { ...readListState(before), ...part })),
    [setView],
  );
  return { view, state: useMemo(() => readListState(view), [view]), updateState };
}
