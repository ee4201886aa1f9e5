import { tabOf, type ModuleTab, type Tabs } from './tabs.ts';

/** Pins or unpins a tab and moves it to the border between pinned and unpinned tabs. */
export function pinTab(tabs: Tabs, id: string, pinned: boolean): Tabs {
  const present = tabOf(tabs, id);
  if (present === undefined || present.pinned === pinned) return tabs;
  const others = tabs.open.filter((tab) => tab.id !== id);
  return {
    ...tabs,
    open: insertTab(others, { ...present, pinned }, others.filter((tab) => tab.pinned).length),
  };
}

/** Moves a tab to an index within its group; pinned tabs always come before unpinned ones. */
export function moveTab(tabs: Tabs, id: string, index: number): Tabs {
  const present = tabOf(tabs, id);
  if (present === undefined) return tabs;
  const [first, last] = groupOf(tabs, present);
  const to = Math.min(Math.max(index, first), last);
  if (tabs.open[to] === present) return tabs;
  return {
    ...tabs,
    open: insertTab(
      tabs.open.filter((tab) => tab.id !== id),
      present,
      to,
    ),
  };
}

/** Moves a tab one position to the left (-1) or to the right (1). */
export function stepTab(tabs: Tabs, id: string, step: number): Tabs {
  return moveTab(tabs, id, tabs.open.findIndex((tab) => tab.id === id) + step);
}

/** First and last index of the pinned or unpinned tabs, to which the tab belongs. */
function groupOf(tabs: Tabs, { pinned }: ModuleTab): [first: number, last: number] {
  const pins = tabs.open.filter((tab) => tab.pinned).length;
  return pinned ? [0, pins - 1] : [pins, tabs.open.length - 1];
}

function insertTab(others: readonly ModuleTab[], tab: ModuleTab, index: number): ModuleTab[] {
  return [...others.slice(0, index), tab, ...others.slice(index)];
}
