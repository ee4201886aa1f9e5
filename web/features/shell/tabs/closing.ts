import { homeTabId, letGo, onlyHome, selectTab, tabOf, type ModuleTab, type Tabs } from './tabs.ts';

/** A pinned tab is closed by nothing: it has to be unpinned first. */
export function isClosable(tabs: Tabs, id: string): boolean {
  return tabOf(tabs, id)?.pinned === false;
}

/** Closing the selected tab selects the previous one; the first one's place is taken by the next; when none is left, by the home tab. */
export function closeTab(tabs: Tabs, id: string): Tabs {
  if (!isClosable(tabs, id)) return tabs;
  const at = tabs.open.findIndex((tab) => tab.id === id);
  const rest = keep(tabs, (tab) => tab.id !== id);
  if (tabs.selected !== id) return rest;
  const heir = tabs.open[at - 1] ?? tabs.open[at + 1];
  return selectTab(rest, heir?.id ?? homeTabId);
}

/** Closes every tab but the one given, the pinned ones and the home tab. */
export function closeOtherTabs(tabs: Tabs, id: string): Tabs {
  return selectTab(
    keep(tabs, (tab) => tab.pinned || tab.id === id),
    id,
  );
}

/** Closes what stands to the right of a tab; of the home tab, that is everything that is not pinned. */
export function closeTabsToRight(tabs: Tabs, id: string): Tabs {
  const at = tabs.open.findIndex((tab) => tab.id === id);
  const rest = keep(tabs, (tab, nth) => tab.pinned || nth <= at);
  return isThere(rest, rest.selected) ? rest : selectTab(rest, id);
}

/** Closes what is not pinned and selects the home tab. */
export function closeAllTabs(tabs: Tabs): Tabs {
  return selectTab(
    keep(tabs, (tab) => tab.pinned),
    homeTabId,
  );
}

/** Nothing but a home tab that begins anew. */
export function forgetTabs(tabs: Tabs): Tabs {
  return { ...onlyHome, homeRevision: tabs.homeRevision + 1 };
}

function isThere(tabs: Tabs, id: string): boolean {
  return id === homeTabId || tabOf(tabs, id) !== undefined;
}

function keep(tabs: Tabs, isKept: (tab: ModuleTab, nth: number) => boolean): Tabs {
  const open = tabs.open.filter(isKept);
  const rest = { ...tabs, open };
  return letGo({
    ...rest,
    alive: tabs.alive.filter((id) => isThere(rest, id)),
    unsaved: new Set([...tabs.unsaved].filter((id) => isThere(rest, id))),
  });
}
