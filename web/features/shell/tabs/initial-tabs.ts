import type { DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { leafOfTab, moduleOf, type Application } from '../menu/menu-rows.ts';
import type { TabStorage } from './tab-storage.ts';
import { isAddressable, readTabLink, type WorkbenchLocation, type TabLink } from './tab-address.ts';
import { lostInput } from './tab-store.ts';
import { readView } from './tab-view.ts';
import {
  HOME_TAB_ID,
  openTab,
  selectTab,
  tabIdOf,
  tabOf,
  changeTabView,
  WRONG_ADDRESS_TAB_ID,
  type Tabs,
} from './tabs.ts';

interface InitialTabsOptions {
  storage: TabStorage;
  drafts: DraftStore;
  location: WorkbenchLocation;
  applications: readonly Application[];
}

/**
 * The tabs of a new workbench: the stored tabs, and the tab of the address selected. The menus are
 * already loaded with the account, so a link does not wait for them.
 */
export function initialTabs({ storage, drafts, location, applications }: InitialTabsOptions): Tabs {
  const restored = storage.read();
  const unsaved = [HOME_TAB_ID, ...restored.open.map(({ id }) => id)].filter((id) =>
    drafts.has(id),
  );
  const before = { ...restored, alive: [], unsaved: new Set(unsaved) };
  const arrived = openLocation(before, location, applications);
  // If the link would replace a tab with unsaved input, show that tab; the question follows.
  const code = lostInput(before, arrived)[0];
  return code === undefined ? arrived : selectTab(before, code);
}

/**
 * Selects or opens the tab of an address with exactly the view in the address. Filters or an open
 * row of the previous view are dropped if the address does not contain them, because otherwise Back
 * would not undo them.
 */
export function openLocation(
  tabs: Tabs,
  location: WorkbenchLocation,
  applications: readonly Application[],
): Tabs {
  const link = readTabLink(location);
  const view = readView(location.search);
  const opened = openLink(tabs, link, applications);
  return link === 'wrong' ? opened : changeTabView(opened, opened.selected, () => view);
}

function openLink(
  tabs: Tabs,
  link: TabLink | 'wrong' | null,
  applications: readonly Application[],
): Tabs {
  if (link === null) return selectTab(tabs, HOME_TAB_ID);
  if (link === 'wrong')
    return openTab(tabs, { code: WRONG_ADDRESS_TAB_ID, name: WRONG_ADDRESS_TAB_ID });
  const present = tabOf(tabs, tabIdOf(link))?.module;
  if (present === undefined) return openTab(tabs, { ...moduleOfLink(link, applications), ...link });
  // Large parameters do not fit into an address. Without parameters it means the tab as it is.
  if (link.parameters === undefined && !isAddressable(present.parameters ?? {}))
    return selectTab(tabs, tabIdOf(link));
  return openTab(tabs, { ...link, name: present.name, provisional: true });
}

/**
 * The module of a link with its name in the menu; if it is in no menu, its code until it is loaded.
 */
function moduleOfLink(link: TabLink, applications: readonly Application[]): ModuleReference {
  const leaf = leafOfTab(applications, link);
  return leaf === null ? { code: link.code, name: link.code, provisional: true } : moduleOf(leaf);
}
