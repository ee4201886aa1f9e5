import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { noView, plainView, sameView } from './tab-view.ts';

/** One tab of the workbench: one module, by its code, however it was opened. */
export interface ModuleTab {
  id: string;
  module: ModuleReference;
  /** A title of the screen's own, in place of the module's name. */
  title: string | null;
  /** Who named it: a name that the module told gives way to a menu's without the tab beginning anew. */
  namedBy: 'opener' | 'module';
  pinned: boolean;
  /** How its screen is looked at. */
  view: TabView;
  /** Counts how often the tab began anew, because its data changed or because it was reloaded. */
  revision: number;
  reloaded: boolean;
  /** It shows why there is nothing to show, such as a missing permission. It goes when another tab is selected and is not kept. */
  refused: boolean;
}

/** The tabs of the workbench, the pinned ones first. The home tab stands before them, is no member of the list and cannot be closed. */
export interface Tabs {
  readonly open: readonly ModuleTab[];
  readonly selected: string;
  /** The tabs whose panels are alive, in the order of their last use, the latest first. */
  readonly alive: readonly string[];
  readonly unsaved: ReadonlySet<string>;
  readonly homeRevision: number;
  readonly homeView: TabView;
}

export const homeTabId = 'index';

/** What a link that names no module opens: a tab that says so. No module can have this code. */
export const wrongAddressId = '!';

/** How many panels stay alive in the background. The least recently used clean ones beyond it are built anew when they are selected. */
export const livePanels = 12;

export const onlyHome: Tabs = {
  open: [],
  selected: homeTabId,
  alive: [homeTabId],
  unsaved: new Set(),
  homeRevision: 0,
  homeView: noView,
};

export function tabIdOf({ code }: Pick<ModuleReference, 'code'>): string {
  return code === homeIndexCode ? homeTabId : code;
}

/** The home tab's other code. */
const homeIndexCode = 'home_index';

export function tabOf(tabs: Tabs, id: string): ModuleTab | undefined {
  return tabs.open.find((tab) => tab.id === id);
}

/** A tab that is not there selects nothing. */
export function selectTab(tabs: Tabs, id: string): Tabs {
  if (id !== homeTabId && tabOf(tabs, id) === undefined) return tabs;
  if (tabs.selected === id && tabs.alive[0] === id) return tabs;
  const rest = withoutRefused(tabs, id);
  return letGo({
    ...rest,
    selected: id,
    alive: [id, ...rest.alive.filter((other) => other !== id)],
  });
}

/** Nobody looks at a refusal any more once another tab is selected: only what was pinned or typed into stays. */
function withoutRefused(tabs: Tabs, selected: string): Tabs {
  const open = tabs.open.filter(
    ({ id, refused, pinned }) => !refused || pinned || id === selected || tabs.unsaved.has(id),
  );
  if (open.length === tabs.open.length) return tabs;
  const kept = new Set([homeTabId, ...open.map(({ id }) => id)]);
  return { ...tabs, open, alive: tabs.alive.filter((id) => kept.has(id)) };
}

/** Notes that a tab shows why there is nothing to show, or that it does no longer. */
export function refuseTab(tabs: Tabs, id: string, refused: boolean): Tabs {
  const present = tabOf(tabs, id);
  return present === undefined || present.refused === refused
    ? tabs
    : withTab(tabs, { ...present, refused });
}

export function newTab(module: ModuleReference): ModuleTab {
  const id = tabIdOf(module);
  return {
    id,
    module,
    title: null,
    namedBy: 'opener',
    pinned: false,
    view: noView,
    revision: 0,
    reloaded: false,
    refused: false,
  };
}

/** Adds a tab, or replaces the one that is open if its data changed, then selects it. */
export function openTab(tabs: Tabs, module: ModuleReference): Tabs {
  const id = tabIdOf(module);
  if (id === homeTabId) return selectTab(tabs, id);
  const present = tabOf(tabs, id);
  if (present === undefined)
    return selectTab({ ...tabs, open: [...tabs.open, newTab(module)] }, id);
  if (!sameData(present, module)) {
    const replacement = {
      ...newTab(module),
      pinned: present.pinned,
      revision: present.revision + 1,
    };
    return selectTab(withTab(clean(tabs, id), replacement), id);
  }
  return selectTab(
    module.provisional ? tabs : withTab(tabs, renamed(present, module, 'opener')),
    id,
  );
}

/** Gives a tab that was opened under a provisional name the module's own. It is the same module, so the tab goes on as it was. */
export function nameTab(
  tabs: Tabs,
  { code, name, i18nCode }: Pick<ModuleReference, 'code' | 'name' | 'i18nCode'>,
): Tabs {
  const present = tabOf(tabs, tabIdOf({ code }));
  if (!present?.module.provisional) return tabs;
  return withTab(tabs, renamed(present, { code, name, i18nCode: i18nCode ?? null }, 'module'));
}

/** Gives a tab a title of its screen's own; null gives the module's name back. */
export function retitleTab(tabs: Tabs, id: string, title: string | null): Tabs {
  const present = tabOf(tabs, id);
  return present === undefined || present.title === title
    ? tabs
    : withTab(tabs, { ...present, title });
}

export function viewOf(tabs: Tabs, id: string): TabView {
  return id === homeTabId ? tabs.homeView : (tabOf(tabs, id)?.view ?? noView);
}

/** Changes how a tab is looked at. */
export function viewTab(tabs: Tabs, id: string, change: (before: TabView) => TabView): Tabs {
  const before = viewOf(tabs, id);
  const view = plainView(change(before));
  if (sameView(before, view)) return tabs;
  if (id === homeTabId) return { ...tabs, homeView: view };
  const present = tabOf(tabs, id);
  return present === undefined ? tabs : withTab(tabs, { ...present, view });
}

export function markUnsaved(tabs: Tabs, id: string, unsaved: boolean): Tabs {
  if (tabs.unsaved.has(id) === unsaved || (id !== homeTabId && tabOf(tabs, id) === undefined))
    return tabs;
  if (!unsaved) return letGo(clean(tabs, id));
  return letGo({ ...tabs, unsaved: new Set([...tabs.unsaved, id]) });
}

/** The tab begins anew. */
export function reloadTab(tabs: Tabs, id: string): Tabs {
  if (id === homeTabId) return { ...clean(tabs, id), homeRevision: tabs.homeRevision + 1 };
  const present = tabOf(tabs, id);
  if (present === undefined) return tabs;
  return withTab(clean(tabs, id), {
    ...present,
    title: null,
    revision: present.revision + 1,
    reloaded: true,
  });
}

function withTab(tabs: Tabs, changed: ModuleTab): Tabs {
  return { ...tabs, open: tabs.open.map((tab) => (tab.id === changed.id ? changed : tab)) };
}

/** Lets the panels go that nobody has used for long: never one with unsaved input, never the selected one. */
export function letGo(tabs: Tabs): Tabs {
  let room = livePanels - tabs.alive.filter((id) => tabs.unsaved.has(id)).length;
  const alive = tabs.alive.filter(
    (id) => tabs.unsaved.has(id) || --room >= 0 || id === tabs.selected,
  );
  return alive.length === tabs.alive.length ? tabs : { ...tabs, alive };
}

function clean(tabs: Tabs, id: string): Tabs {
  return tabs.unsaved.has(id)
    ? { ...tabs, unsaved: new Set([...tabs.unsaved].filter((other) => other !== id)) }
    : tabs;
}

function renamed(
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

function sameData({ module, namedBy }: ModuleTab, other: ModuleReference): boolean {
  const named =
    module.provisional === true ||
    other.provisional === true ||
    namedBy === 'module' ||
    sameName(module, other);
  return (
    named &&
    module.deepLink === other.deepLink &&
    sameParameters(module.parameters, other.parameters)
  );
}

function sameName(one: ModuleReference, other: ModuleReference): boolean {
  return one.name === other.name && (one.i18nCode ?? null) === (other.i18nCode ?? null);
}

function sameParameters(
  one: ModuleReference['parameters'] = {},
  other: ModuleReference['parameters'] = {},
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}
