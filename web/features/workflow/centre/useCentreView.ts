import { useMemo } from 'react';
import { type TabView, useTab } from '../../../platform/workbench/TabContext.tsx';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import {
  type CentreView,
  readCentreView,
  readOpenApproval,
  withViewParameters,
  writeOpenApproval,
} from './centre-view.ts';
import type { ChangeView } from './FilterBar.tsx';

interface CentreViewState {
  view: CentreView;
  open: ApprovalTarget | null;
  /**
   * Changes filters or order. The list returns to its first page unless the change names a page.
   */
  change: ChangeView;
  /** Switches to a tab without filters, so that the list is as long as its total says. */
  openTab: (tab: ApprovalTab) => void;
  clearFilters: () => void;
  openApproval: (target: ApprovalTarget | null) => void;
  /** The parameters that a saved view stores. */
  parameters: TabView;
  /**
   * Applies a saved view. A missing tab keeps its current value; other missing values are reset.
   */
  applySavedView: (parameters: TabView) => void;
}

/** The state of the approval centre, stored with its tab and in the address. */
export function useCentreView(parameters: Readonly<Record<string, string>>): CentreViewState {
  const { view: tabView, setView } = useTab();
  const { open: openText, ...rest } = tabView;
  const key = JSON.stringify(rest);
  const view = useMemo(
    () => readCentreView(JSON.parse(key) as Record<string, string>, parameters),
    [key, parameters],
  );
  return {
    view,
    open: readOpenApproval(openText === undefined ? {} : { open: openText }, parameters),
    change: (parts) => setView((before) => withViewParameters(before, { page: null, ...parts })),
    openTab: (tab) =>
      setView((before) => ({ tab, ...(before.open !== undefined && { open: before.open }) })),
    clearFilters: () =>
      setView((before) => ({
        tab: view.tab,
        ...(before.open !== undefined && { open: before.open }),
      })),
    openApproval: (target) =>
      setView((before) => withViewParameters(before, { open: writeOpenApproval(target) })),
    parameters: { ...rest, tab: view.tab },
    applySavedView: (saved) =>
      setView((before) => ({
        tab: view.tab,
        ...saved,
        ...(before.open !== undefined && { open: before.open }),
      })),
  };
}
