import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { isPlainCode, isWebAddress } from './tab-address.ts';
import { noView, plainView } from './tab-view.ts';
import { homeTabId, newTab, onlyHome, type ModuleTab, type Tabs } from './tabs.ts';

/**
 * The tabs as they lie in the session storage of one browser tab, for one account in one post and store. What lies there may be old, broken or
 * somebody else's: what does not have the shape is left out. A storage that is full or refused costs the restoring, nothing else.
 */
export interface KeptTabs {
  /** With the home tab selected: which one it really is, the address says. */
  read(): Tabs;
  write(tabs: Tabs): void;
  forget(): void;
}

interface KeptShape {
  version: 1;
  open: {
    module: ModuleReference;
    title: string | null;
    namedBy: ModuleTab['namedBy'];
    pinned: boolean;
    view?: TabView;
  }[];
  homeView?: TabView;
}

export const mostKeptTabs = 40;
const longest = { name: 500, value: 20_000, parameters: 100 };

export function createKeptTabs(storage: () => Storage, owner: string): KeptTabs {
  const key = `portal.tabs:${owner}`;
  const trying = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => trying((store) => tabsOf(JSON.parse(store.getItem(key) ?? 'null'))) ?? onlyHome,
    write(tabs) {
      trying((store) => store.setItem(key, JSON.stringify(shapeOf(tabs))));
    },
    forget() {
      trying((store) => store.removeItem(key));
    },
  };
}

/** The tabs that were used last go in when there are too many; the selected one and the pinned ones always do. */
function shapeOf(tabs: Tabs): KeptShape {
  const known = tabs.open.filter(({ id, refused }) => isPlainCode(id) && !refused);
  const rank = ({ id, pinned }: ModuleTab) =>
    pinned ? -1 : tabs.alive.includes(id) ? tabs.alive.indexOf(id) : tabs.alive.length;
  const kept = new Set(
    [...known].sort((one, other) => rank(one) - rank(other)).slice(0, mostKeptTabs),
  );
  return {
    version: 1,
    open: known
      .filter((tab) => kept.has(tab))
      .map(({ module, title, namedBy, pinned, view }) => ({
        module,
        title,
        namedBy,
        pinned,
        ...(view !== noView && { view }),
      })),
    ...(tabs.homeView !== noView && { homeView: tabs.homeView }),
  };
}

function tabsOf(value: unknown): Tabs {
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.open)) return onlyHome;
  const found = new Map<string, ModuleTab>();
  for (const one of value.open.slice(0, mostKeptTabs) as unknown[]) {
    const tab = tabFrom(one);
    if (tab !== null && !found.has(tab.id)) found.set(tab.id, tab);
  }
  const all = [...found.values()];
  const open = [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
  return { ...onlyHome, open, homeView: viewFrom(value.homeView) };
}

function viewFrom(value: unknown): TabView {
  return isRecord(value) ? plainView(value) : noView;
}

function tabFrom(value: unknown): ModuleTab | null {
  if (!isRecord(value)) return null;
  const module = moduleFrom(value.module);
  if (module === null || typeof value.pinned !== 'boolean') return null;
  const tab = newTab(module);
  if (tab.id === homeTabId) return null;
  return {
    ...tab,
    pinned: value.pinned,
    view: viewFrom(value.view),
    title: isText(value.title, longest.name) ? value.title : null,
    namedBy: value.namedBy === 'module' ? 'module' : 'opener',
  };
}

function moduleFrom(value: unknown): ModuleReference | null {
  if (!isRecord(value)) return null;
  const { code, applicationCode, name, i18nCode, provisional, parameters, deepLink } = value;
  if (!isText(code, 64) || !isPlainCode(code) || !isText(name, longest.name)) return null;
  const isGiven = applicationCode !== undefined;
  if (isGiven && !(isText(applicationCode, 64) && isPlainCode(applicationCode))) return null;
  if (parameters !== undefined && !isParameters(parameters)) return null;
  if (deepLink !== undefined && !(typeof deepLink === 'string' && isWebAddress(deepLink)))
    return null;
  return {
    code,
    name,
    ...(isGiven && { applicationCode }),
    ...((i18nCode === null || isText(i18nCode, longest.name)) && { i18nCode }),
    ...(provisional === true && { provisional }),
    ...(parameters !== undefined && { parameters }),
    ...(deepLink !== undefined && { deepLink }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isParameters(value: unknown): value is Readonly<Record<string, string>> {
  if (!isRecord(value)) return false;
  const all = Object.values(value);
  return all.length <= longest.parameters && all.every((one) => isText(one, longest.value));
}
