import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { hasSameData } from './same-data.ts';
import { emptyView, sanitizeView, isSameView } from './tab-view.ts';

/** One tab of the workbench. Each module, identified by its code, has at most one tab. */
export interface ModuleTab {
  id: string;
  module: ModuleReference;
  /** A title that the screen has set instead of the module name; otherwise null. */
  title: string | null;
  /**
   * Source of the name. A name from the module can be replaced by a menu name without a restart.
   */
  namedBy: 'opener' | 'module';
  pinned: boolean;
  /** The view of its screen, for example filters. */
  view: TabView;
  /** Number of restarts of the tab, because it was reloaded or opened with different parameters. */
  revision: number;
  reloaded: boolean;
  /**
   * It shows only a reason, such as a missing permission. It is not stored and closes when a
   * different tab is selected.
   */
  refused: boolean;
}

/**
 * The tabs of the workbench, pinned ones first. The home tab is not in the list and cannot be
 * closed.
 */
export interface Tabs {
  readonly open: readonly ModuleTab[];
  readonly selected: string;
  /** Ids of the tabs whose panels are rendered, most recently used first. */
  readonly alive: readonly string[];
  readonly unsaved: ReadonlySet<string>;
  readonly homeRevision: number;
  readonly homeView: TabView;
}

/** Id of the home tab, which is also its module code. */
export const HOME_TAB_ID = 'index';

/** Id of the tab that an invalid link opens. No module can have this code. */
export const WRONG_ADDRESS_TAB_ID = '!';

/**
 * Maximum rendered panels. Beyond it, the least recently used ones without unsaved input are
 * emptied.
 */
export const MAX_LIVE_PANELS = 12;

/** The tabs of a new workbench: only the home tab. */
export const onlyHome: Tabs = {
  open: [],
  selected: HOME_TAB_ID,
  alive: [HOME_TAB_ID],
  unsaved: new Set(),
  homeRevision: 0,
  homeView: emptyView,
};

/** The id of the tab of a module. */
export function tabIdOf({ code }: Pick<ModuleReference, 'code'>): string {
  return code === HOME_INDEX_CODE ? HOME_TAB_ID : code;
}

/** A second module code of the home tab. */
const HOME_INDEX_CODE = 'home_index';

/** The open tab with an id; undefined for the home tab and if it is not open. */
export function tabOf(tabs: Tabs, id: string): ModuleTab | undefined {
  return tabs.open.find((tab) => tab.id === id);
}

/** Selects a tab. Does nothing if the tab does not exist. */
export function selectTab(tabs: Tabs, id: string): Tabs {
  if (id !== HOME_TAB_ID && tabOf(tabs, id) === undefined) return tabs;
  if (tabs.selected === id && tabs.alive[0] === id) return tabs;
  const rest = closeRefusedTabs(tabs, id);
  return releasePanels({
    ...rest,
    selected: id,
    alive: [id, ...rest.alive.filter((other) => other !== id)],
  });
}

/** Closes refused tabs, except the selected one, pinned ones and those with unsaved input. */
function closeRefusedTabs(tabs: Tabs, selected: string): Tabs {
  const open = tabs.open.filter(
    ({ id, refused, pinned }) => !refused || pinned || id === selected || tabs.unsaved.has(id),
  );
  if (open.length === tabs.open.length) return tabs;
  const remaining = new Set([HOME_TAB_ID, ...open.map(({ id }) => id)]);
  return { ...tabs, open, alive: tabs.alive.filter((id) => remaining.has(id)) };
}

/** Marks whether a tab shows only the reason why it has no screen. */
export function markRefused(tabs: Tabs, id: string, refused: boolean): Tabs {
  const present = tabOf(tabs, id);
  return present === undefined || present.refused === refused
    ? tabs
    : replaceTab(tabs, { ...present, refused });
}

/** A new tab for a module. */
export function newTab(module: ModuleReference): ModuleTab {
  const id = tabIdOf(module);
  return {
    id,
    module,
    title: null,
    namedBy: 'opener',
    pinned: false,
    view: emptyView,
    revision: 0,
    reloaded: false,
    refused: false,
  };
}

/** Opens and selects a tab. If the module is open with different data, the tab restarts. */
export function openTab(tabs: Tabs, module: ModuleReference): Tabs {
  const id = tabIdOf(module);
  if (id === HOME_TAB_ID) return selectTab(tabs, id);
  const present = tabOf(tabs, id);
  if (present === undefined)
    return selectTab({ ...tabs, open: [...tabs.open, newTab(module)] }, id);
  if (!hasSameData(present, module)) {
    const replacement = {
      ...newTab(module),
      pinned: present.pinned,
      revision: present.revision + 1,
    };
    return selectTab(replaceTab(clearUnsaved(tabs, id), replacement), id);
  }
  return selectTab(
    module.provisional ? tabs : replaceTab(tabs, renameTab(present, module, 'opener')),
    id,
  );
}

/** Replaces a provisional name by the name of the loaded module, without restarting the tab. */
export function setModuleName(
  tabs: Tabs,
  { code, name, i18nCode }: Pick<ModuleReference, 'code' | 'name' | 'i18nCode'>,
): Tabs {
  const present = tabOf(tabs, tabIdOf({ code }));
  if (!present?.module.provisional) return tabs;
  return replaceTab(tabs, renameTab(present, { code, name, i18nCode: i18nCode ?? null }, 'module'));
}

/** Sets the title of a tab; null resets it to the module name. */
export function setTabTitle(tabs: Tabs, id: string, title: string | null): Tabs {
  const present = tabOf(tabs, id);
  return present === undefined || present.title === title
    ? tabs
    : replaceTab(tabs, { ...present, title });
}

/** The view of a tab or of the home tab; empty if the tab is not open. */
export function tabViewOf(tabs: Tabs, id: string): TabView {
  return id === HOME_TAB_ID ? tabs.homeView : (tabOf(tabs, id)?.view ?? emptyView);
}

/** Changes the view of a tab. */
export function changeTabView(tabs: Tabs, id: string, change: (before: TabView) => TabView): Tabs {
  const before = tabViewOf(tabs, id);
  const view = sanitizeView(change(before));
  if (isSameView(before, view)) return tabs;
  if (id === HOME_TAB_ID) return { ...tabs, homeView: view };
  const present = tabOf(tabs, id);
  return present === undefined ? tabs : replaceTab(tabs, { ...present, view });
}

/** Marks whether a tab has unsaved input. Does nothing if the tab is not open. */
export function markUnsaved(tabs: Tabs, id: string, unsaved: boolean): Tabs {
  if (tabs.unsaved.has(id) === unsaved || (id !== HOME_TAB_ID && tabOf(tabs, id) === undefined))
    return tabs;
  if (!unsaved) return releasePanels(clearUnsaved(tabs, id));
  return releasePanels({ ...tabs, unsaved: new Set([...tabs.unsaved, id]) });
}

/** Restarts a tab and discards its unsaved input. */
export function reloadTab(tabs: Tabs, id: string): Tabs {
  if (id === HOME_TAB_ID) return { ...clearUnsaved(tabs, id), homeRevision: tabs.homeRevision + 1 };
  const present = tabOf(tabs, id);
  if (present === undefined) return tabs;
  return replaceTab(clearUnsaved(tabs, id), {
    ...present,
    title: null,
    revision: present.revision + 1,
    reloaded: true,
  });
}

function replaceTab(tabs: Tabs, changed: ModuleTab): Tabs {
  return { ...tabs, open: tabs.open.map((tab) => (tab.id === changed.id ? changed : tab)) };
}

/**
 * Empties the least recently used panels beyond the maximum, except unsaved ones and the selected
 * one.
 */
export function releasePanels(tabs: Tabs): Tabs {
  let free = MAX_LIVE_PANELS - tabs.alive.filter((id) => tabs.unsaved.has(id)).length;
  const alive = tabs.alive.filter(
    (id) => tabs.unsaved.has(id) || --free >= 0 || id === tabs.selected,
  );
  return alive.length === tabs.alive.length ? tabs : { ...tabs, alive };
}

function clearUnsaved(tabs: Tabs, id: string): Tabs {
  return tabs.unsaved.has(id)
    ? { ...tabs, unsaved: new Set([...tabs.unsaved].filter((other) => other !== id)) }
    : tabs;
}

function renameTab(
  tab: ModuleTab,
  { name, i18nCode = null, applicationCode }: ModuleReference,
  namedBy: ModuleTab['namedBy'],
): ModuleTab {
  const { provisional: _nowKnown, ...module } = tab.module;
  const application = module.applicationCode ?? applicationCode;
  return {
    ...tab,
    namedBy,
    module: {
      ...module,
      name,
      i18nCode,
      ...(application !== undefined && { applicationCode: application }),
    },
  };
}
