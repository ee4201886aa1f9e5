import {
  HOME_TAB_ID,
  releasePanels,
  onlyHome,
  selectTab,
  tabOf,
  type ModuleTab,
  type Tabs,
} from './tabs.ts';

/** Whether a tab can be closed. Pinned tabs have to be unpinned first. */
export function isClosable(tabs: Tabs, id: string): boolean {
  return tabOf(tabs, id)?.pinned === false;
}

/** Closes a tab. If it was selected, selects the previous tab, else the next, else the home tab. */
export function closeTab(tabs: Tabs, id: string): Tabs {
  if (!isClosable(tabs, id)) return tabs;
  const tabIndex = tabs.open.findIndex((tab) => tab.id === id);
  const rest = keepTabs(tabs, (tab) => tab.id !== id);
  if (tabs.selected !== id) return rest;
  const neighbor = tabs.open[tabIndex - 1] ?? tabs.open[tabIndex + 1];
  return selectTab(rest, neighbor?.id ?? HOME_TAB_ID);
}

/** Closes all tabs except the given one, pinned tabs and the home tab. */
export function closeOtherTabs(tabs: Tabs, id: string): Tabs {
  return selectTab(
    keepTabs(tabs, (tab) => tab.pinned || tab.id === id),
    id,
  );
}

/** Closes the unpinned tabs to the right of a tab; for the home tab, all unpinned tabs. */
export function closeTabsToRight(tabs: Tabs, id: string): Tabs {
  const tabIndex = tabs.open.findIndex((tab) => tab.id === id);
  const rest = keepTabs(tabs, (tab, index) => tab.pinned || index <= tabIndex);
  return hasTab(rest, rest.selected) ? rest : selectTab(rest, id);
}

/** Closes all unpinned tabs and selects the home tab. */
export function closeAllTabs(tabs: Tabs): Tabs {
  return selectTab(
    keepTabs(tabs, (tab) => tab.pinned),
    HOME_TAB_ID,
  );
}

/** Closes all tabs and resets the home tab. */
export function resetTabs(tabs: Tabs): Tabs {
  return { ...onlyHome, homeRevision: tabs.homeRevision + 1 };
}

function hasTab(tabs: Tabs, id: string): boolean {
  return id === HOME_TAB_ID || tabOf(tabs, id) !== undefined;
}

function keepTabs(tabs: Tabs, isRetained: (tab: ModuleTab, index: number) => boolean): Tabs {
  const open = tabs.open.filter(isRetained);
  const rest = { ...tabs, open };
  return releasePanels({
    ...rest,
    alive: tabs.alive.filter((id) => hasTab(rest, id)),
    unsaved: new Set([...tabs.unsaved].filter((id) => hasTab(rest, id))),
  });
}
