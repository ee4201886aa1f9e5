import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { isSafeCode, isWebAddress } from './tab-address.ts';
import { emptyView, sanitizeView } from './tab-view.ts';
import { HOME_TAB_ID, newTab, onlyHome, type ModuleTab, type Tabs } from './tabs.ts';

/**
 * Stores tabs in session storage, for one account in one post and store. Stored data may be old or
 * broken, so invalid tabs are left out. If the storage is full or not available, tabs are not
 * restored after a reload; everything else works.
 */
export interface TabStorage {
  /** The stored tabs with the home tab selected. The address determines the selected tab later. */
  read(): Tabs;
  write(tabs: Tabs): void;
  forget(): void;
}

interface StoredTabs {
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

/** Maximum tabs that are stored and restored. */
export const MAX_STORED_TABS = 40;
const maxSizes = { name: 500, value: 20_000, parameters: 100 };

/** Creates the tab storage of an owner (account, post and store). Never throws. */
export function createTabStorage(storage: () => Storage, owner: string): TabStorage {
  const key = `portal.tabs:${owner}`;
  const tryStorage = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      tryStorage((store) => parseTabs(JSON.parse(store.getItem(key) ?? 'null'))) ?? onlyHome,
    write(tabs) {
      tryStorage((store) => store.setItem(key, JSON.stringify(toStoredTabs(tabs))));
    },
    forget() {
      tryStorage((store) => store.removeItem(key));
    },
  };
}

/** Converts tabs for storing. If there are too many, pinned and recently used tabs are stored. */
function toStoredTabs(tabs: Tabs): StoredTabs {
  const known = tabs.open.filter(({ id, refused }) => isSafeCode(id) && !refused);
  const rank = ({ id, pinned }: ModuleTab) =>
    pinned ? -1 : tabs.alive.includes(id) ? tabs.alive.indexOf(id) : tabs.alive.length;
  const stored = new Set(
    [...known].sort((one, other) => rank(one) - rank(other)).slice(0, MAX_STORED_TABS),
  );
  return {
    version: 1,
    open: known
      .filter((tab) => stored.has(tab))
      .map(({ module, title, namedBy, pinned, view }) => ({
        module,
        title,
        namedBy,
        pinned,
        ...(view !== emptyView && { view }),
      })),
    ...(tabs.homeView !== emptyView && { homeView: tabs.homeView }),
  };
}

function parseTabs(value: unknown): Tabs {
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.open)) return onlyHome;
  const found = new Map<string, ModuleTab>();
  for (const one of value.open.slice(0, MAX_STORED_TABS) as unknown[]) {
    const tab = parseTab(one);
    if (tab !== null && !found.has(tab.id)) found.set(tab.id, tab);
  }
  const all = [...found.values()];
  const open = [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
  return { ...onlyHome, open, homeView: parseView(value.homeView) };
}

function parseView(value: unknown): TabView {
  return isRecord(value) ? sanitizeView(value) : emptyView;
}

function parseTab(value: unknown): ModuleTab | null {
  if (!isRecord(value)) return null;
  const module = parseModule(value.module);
  if (module === null || typeof value.pinned !== 'boolean') return null;
  const tab = newTab(module);
  if (tab.id === HOME_TAB_ID) return null;
  return {
    ...tab,
    pinned: value.pinned,
    view: parseView(value.view),
    title: isText(value.title, maxSizes.name) ? value.title : null,
    namedBy: value.namedBy === 'module' ? 'module' : 'opener',
  };
}

function parseModule(value: unknown): ModuleReference | null {
  if (!isRecord(value)) return null;
  const { code, applicationCode, name, i18nCode, provisional, parameters, deepLink } = value;
  if (!isText(code, 64) || !isSafeCode(code) || !isText(name, maxSizes.name)) return null;
  const isGiven = applicationCode !== undefined;
  if (isGiven && !(isText(applicationCode, 64) && isSafeCode(applicationCode))) return null;
  if (parameters !== undefined && !isParameters(parameters)) return null;
  if (deepLink !== undefined && !(typeof deepLink === 'string' && isWebAddress(deepLink)))
    return null;
  return {
    code,
    name,
    ...(isGiven && { applicationCode }),
    ...((i18nCode === null || isText(i18nCode, maxSizes.name)) && { i18nCode }),
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
  return all.length <= maxSizes.parameters && all.every((one) => isText(one, maxSizes.value));
}
