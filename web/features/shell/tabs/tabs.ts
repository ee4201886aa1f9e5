import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';

/** The tabs of the workbench. The home tab stands before them, is no member of the list and cannot be closed. */
export interface ModuleTab {
  id: string;
  module: ModuleReference;
  /** Counts how often the tab was replaced: a tab whose data changed begins anew. */
  revision: number;
}

export interface Tabs {
  readonly open: readonly ModuleTab[];
  readonly selected: string;
  /** Ids in the order of their last use, the latest first. */
  readonly recent: readonly string[];
}

export const homeTabId = 'index';

/** How many panels stay alive in the background. The least recently used ones beyond it are built anew when they are selected. */
export const livePanels = 12;

export const onlyHome: Tabs = { open: [], selected: homeTabId, recent: [homeTabId] };

export function tabIdOf({ code, applicationCode }: ModuleReference): string {
  return applicationCode === undefined ? code : `${applicationCode}.${code}`;
}

export function selectTab(tabs: Tabs, id: string): Tabs {
  return { ...tabs, selected: id, recent: [id, ...tabs.recent.filter((other) => other !== id)] };
}

/** Adds a tab, or replaces the one that is open if its data changed, then selects it. */
export function openTab(tabs: Tabs, module: ModuleReference): Tabs {
  const id = tabIdOf(module);
  const present = tabs.open.find((tab) => tab.id === id);
  if (present === undefined) return selectTab({ ...tabs, open: [...tabs.open, { id, module, revision: 0 }] }, id);
  if (module.provisional || sameModule(present.module, module)) return selectTab(tabs, id);
  const replaced = { id, module, revision: present.revision + 1 };
  return selectTab({ ...tabs, open: tabs.open.map((tab) => (tab.id === id ? replaced : tab)) }, id);
}

/** Gives a tab that was opened under a provisional name the module's own. It is the same module, so the tab goes on as it was. */
export function nameTab(tabs: Tabs, module: ModuleReference): Tabs {
  const id = tabIdOf(module);
  if (!tabs.open.some((tab) => tab.id === id && tab.module.provisional)) return tabs;
  return { ...tabs, open: tabs.open.map((tab) => (tab.id === id ? { ...tab, module } : tab)) };
}

/** Closing the selected tab selects the previous one; the first one's place is taken by the next; when none is left, by the home tab. */
export function closeTab(tabs: Tabs, id: string): Tabs {
  const at = tabs.open.findIndex((tab) => tab.id === id);
  if (at === -1) return tabs;
  const rest = keep(tabs, (tab) => tab.id !== id);
  if (tabs.selected !== id) return rest;
  const heir = tabs.open[at - 1] ?? tabs.open[at + 1];
  return selectTab(rest, heir?.id ?? homeTabId);
}

/** Closes every tab but the one given and the home tab. */
export function closeOtherTabs(tabs: Tabs, id: string): Tabs {
  return selectTab(
    keep(tabs, (tab) => tab.id === id),
    id,
  );
}

export function liveTabs(tabs: Tabs): ReadonlySet<string> {
  return new Set(tabs.recent.slice(0, livePanels));
}

function keep(tabs: Tabs, isKept: (tab: ModuleTab) => boolean): Tabs {
  const open = tabs.open.filter(isKept);
  return { ...tabs, open, recent: tabs.recent.filter((id) => id === homeTabId || open.some((tab) => tab.id === id)) };
}

function sameModule(one: ModuleReference, other: ModuleReference): boolean {
  return one.name === other.name && (one.i18nCode ?? null) === (other.i18nCode ?? null);
}
