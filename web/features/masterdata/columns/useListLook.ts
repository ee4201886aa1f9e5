import { useCallback, useMemo } from 'react';
import { type TabView, useTab } from '../../../platform/workbench/TabContext.tsx';
import { type ListLook, readLook, writeLook } from './list-view.ts';

export type GoTo = (part: Partial<ListLook>) => void;

/** What the tab's address asks to be shown, and the way to something else. Another search begins at its first page. */
export function useListLook(): { view: TabView; look: ListLook; goTo: GoTo } {
  const { view, setView } = useTab();
  const goTo = useCallback<GoTo>(
    (part) => setView((before) => writeLook(before, { ...readLook(before), ...part })),
    [setView],
  );
  return { view, look: useMemo(() => readLook(view), [view]), goTo };
}
