import { useMemo } from 'react';
import { type TabView, useTab } from '../../../platform/workbench/TabContext.tsx';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import { type CentreView, readCentre, readOpen, withParts, writeOpen } from './centre-view.ts';
import type { ChangeParts } from './FilterBar.tsx';

interface CentreViewing {
  view: CentreView;
  open: ApprovalTarget | null;
  /** Other rows: they are shown from their first page on, unless a page is named. */
  change: ChangeParts;
  /** Another tab shows all that it holds: its list is as long as its total says. */
  goTo: (tab: ApprovalTab) => void;
  clearFilters: () => void;
  openApproval: (target: ApprovalTarget | null) => void;
  /** What a saved view holds of it. */
  parameters: TabView;
  /** Shows what a saved view holds; what it does not tell is as it was for the tab, and nothing for the rest. */
  apply: (parameters: TabView) => void;
}

/** How the centre is looked at: kept with its tab and told by its address. */
export function useCentreView(parameters: Readonly<Record<string, string>>): CentreViewing {
  const { view: kept, setView } = useTab();
  const { open: openText, ...rest } = kept;
  const key = JSON.stringify(rest);
  const view = useMemo(
    () => readCentre(JSON.parse(key) as Record<string, string>, parameters),
    [key, parameters],
  );
  return {
    view,
    open: readOpen(openText === undefined ? {} : { open: openText }, parameters),
    change: (parts) => setView((before) => withParts(before, { page: null, ...parts })),
    goTo: (tab) =>
      setView((before) => ({ tab, ...(before.open !== undefined && { open: before.open }) })),
    clearFilters: () =>
      setView((before) => ({
        tab: view.tab,
        ...(before.open !== undefined && { open: before.open }),
      })),
    openApproval: (target) => setView((before) => withParts(before, { open: writeOpen(target) })),
    parameters: { ...rest, tab: view.tab },
    apply: (saved) =>
      setView((before) => ({
        tab: view.tab,
        ...saved,
        ...(before.open !== undefined && { open: before.open }),
      })),
  };
}
