import { tabOf, type ModuleTab, type Tabs } from './tabs.ts';

/** A pinned tab stands before those that are not, and cannot be closed; a tab that is unpinned is the first of the others. */
export function pinTab(tabs: Tabs, id: string, pinned: boolean): Tabs {
  const present = tabOf(tabs, id);
  if (present === undefined || present.pinned === pinned) return tabs;
  const others = tabs.open.filter((tab) => tab.id !== id);
  return {
    ...tabs,
    open: inserted(others, { ...present, pinned }, others.filter((tab) => tab.pinned).length),
  };
}

/** Puts a tab at a place among the tabs, at most to the edge of its group: the pinned ones stay before the others. */
export function moveTab(tabs: Tabs, id: string, place: number): Tabs {
  const present = tabOf(tabs, id);
  if (present === undefined) return tabs;
  const [first, last] = groupOf(tabs, present);
  const to = Math.min(Math.max(place, first), last);
  if (tabs.open[to] === present) return tabs;
  return {
    ...tabs,
    open: inserted(
      tabs.open.filter((tab) => tab.id !== id),
      present,
      to,
    ),
  };
}

/** Moves a tab one place to the left (-1) or to the right (1). */
export function stepTab(tabs: Tabs, id: string, step: number): Tabs {
  return moveTab(tabs, id, tabs.open.findIndex((tab) => tab.id === id) + step);
}

function groupOf(tabs: Tabs, { pinned }: ModuleTab): [first: number, last: number] {
  const pins = tabs.open.filter((tab) => tab.pinned).length;
  return pinned ? [0, pins - 1] : [pins, tabs.open.length - 1];
}

function inserted(others: readonly ModuleTab[], tab: ModuleTab, at: number): ModuleTab[] {
  return [...others.slice(0, at), tab, ...others.slice(at)];
}
