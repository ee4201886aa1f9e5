import { useCallback, useMemo } from 'react';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { readSheetView, type SheetView, writeSheetView } from './sheet-view.ts';

export type UpdateView = (part: Partial<SheetView>) => void;

/**
 * Returns the state of the sheet module from the address of its tab, and a function that changes
 * parts of it. `opened` is the document named by the screen's parameters.
 */
export function useSheetView(opened: string | undefined): {
  view: SheetView;
  updateView: UpdateView;
} {
  const { view, setView } = useTab();
  const updateView = useCallback<UpdateView>(
    (part) => setView((before) => writeSheetView({ ...readSheetView(before, opened), ...part })),
    [setView, opened],
  );
  return { view: useMemo(() => readSheetView(view, opened), [view, opened]), updateView };
}
