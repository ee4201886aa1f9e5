import type { DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { leafOfTab, moduleOf, type Application } from '../menu/menu-rows.ts';
import type { KeptTabs } from './kept-tabs.ts';
import { isAddressable, readTabLink, type Place, type TabLink } from './tab-address.ts';
import { lostInput } from './tab-desk.ts';
import { readView } from './tab-view.ts';
import {
  homeTabId,
  openTab,
  selectTab,
  tabIdOf,
  tabOf,
  viewTab,
  wrongAddressId,
  type Tabs,
} from './tabs.ts';

interface Beginning {
  kept: KeptTabs;
  drafts: DraftStore;
  place: Place;
  applications: readonly Application[];
}

/**
 * The tabs that the workbench begins with: those of before, with the one that the address names. The menus came with the account, so a
 * link need not wait for them.
 */
export function firstTabs({ kept, drafts, place, applications }: Beginning): Tabs {
  const restored = kept.read();
  const unsaved = [homeTabId, ...restored.open.map(({ id }) => id)].filter((id) => drafts.has(id));
  const before = { ...restored, alive: [], unsaved: new Set(unsaved) };
  const arrived = openPlace(before, place, applications);
  // A link to other data of a tab with unsaved input must ask first: the tab is shown as it was, and then the question.
  const code = lostInput(before, arrived)[0];
  return code === undefined ? arrived : selectTab(before, code);
}

/**
 * Selects or opens what an address names, looked at exactly as it says: filters or an open row that it does not name belong to somebody's
 * earlier work, and Back would not undo them.
 */
export function openPlace(tabs: Tabs, place: Place, applications: readonly Application[]): Tabs {
  const link = readTabLink(place);
  const view = readView(place.search);
  const opened = openLink(tabs, link, applications);
  return link === 'wrong' ? opened : viewTab(opened, opened.selected, () => view);
}

function openLink(
  tabs: Tabs,
  link: TabLink | 'wrong' | null,
  applications: readonly Application[],
): Tabs {
  if (link === null) return selectTab(tabs, homeTabId);
  if (link === 'wrong') return openTab(tabs, { code: wrongAddressId, name: wrongAddressId });
  const present = tabOf(tabs, tabIdOf(link))?.module;
  if (present === undefined) return openTab(tabs, { ...namedBy(link, applications), ...link });
  // An address cannot carry everything: one that is silent means what the tab shows.
  if (link.parameters === undefined && !isAddressable(present.parameters ?? {}))
    return selectTab(tabs, tabIdOf(link));
  return openTab(tabs, { ...link, name: present.name, provisional: true });
}

/** A module is called as in the menu. One that stands in no menu goes by its code until it tells its name itself. */
function namedBy(link: TabLink, applications: readonly Application[]): ModuleReference {
  const leaf = leafOfTab(applications, link);
  return leaf === null ? { code: link.code, name: link.code, provisional: true } : moduleOf(leaf);
}
