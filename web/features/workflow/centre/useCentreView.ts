import { type TabView, useTab } from '../../../platform/workbench/TabContext.tsx';
import { useView } from '../../../platform/view-address/useView.ts';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import { type CentreView, centreView, type ChangeCentre, openApprovalView } from './centre-view.ts';

interface CentreViewState {
  view: CentreView;
  open: ApprovalTarget | null;
  /**
   * Changes filters or order. The list returns to its first page unless the change names a page.
   */
  change: ChangeCentre;
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
  const { view, change } = useView(centreView, parameters);
  const opened = useView(openApprovalView, parameters);
  const { open: _open, ...rest } = tabView;
  const openTab = (tab: ApprovalTab) =>
    setView((before) => centreView.change(openApprovalView.entriesOf(before), { tab }, parameters));
  return {
    view,
    open: opened.view.open,
    change: (part) => change({ page: 1, ...part }),
    openTab,
    clearFilters: () => openTab(view.tab),
    openApproval: (target) => opened.change({ open: target }),
    parameters: { ...rest, tab: view.tab },
    applySavedView: (saved) =>
      setView((before) => ({
        tab: view.tab,
        ...saved,
        ...openApprovalView.entriesOf(before),
      })),
  };
}
