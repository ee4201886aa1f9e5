import { useCallback, useMemo } from 'react';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { readSheetView, type SheetView, writeSheetView } from './sheet-view.ts';

export type GoTo = (part: Partial<SheetView>) => void;

/** What the tab's address asks to be shown, and the way to something else. `opened` is the document that the opener of the tab has named. */
export function useSheetView(opened: string | undefined): { view: SheetView; goTo: GoTo } {
  const { view, setView } = useTab();
  const goTo = useCallback<GoTo>(
    (part) => setView((before) => writeSheetView({ ...readSheetView(before, opened), ...part })),
    [setView, opened],
  );
  return { view: useMemo(() => readSheetView(view, opened), [view, opened]), goTo };
}
