import { createContext, use } from 'react';
import type { ModuleReference } from './OpenModule.tsx';

/** How a screen is looked at, filters for instance: few small texts by name. They stand in the address, so whoever reads them checks them. */
export type TabView = Readonly<Record<string, string>>;

/** `undoable`: the change gets an entry of its own in the browser's history, so that Back undoes it. */
export type ChangeView = (
  change: (before: TabView) => TabView,
  options?: { undoable?: boolean },
) => void;

/** The tab that a screen stands in, as the screen may use it. Its functions stay the same ones as long as the tab is open. */
export interface TabHandle {
  readonly id: string;
  readonly module: ModuleReference;
  /** False while it is kept alive in the background. */
  readonly selected: boolean;
  /** The user had the tab reloaded: what it shows is to be asked for anew, not taken from the cache. */
  readonly reloaded: boolean;
  /** Kept with the tab and told by its address: somebody else may have written it. */
  readonly view: TabView;
  /** Changes the view and, in its place, the address. What an address cannot carry is left out. */
  setView: ChangeView;
  /** A title of the screen's own: the number of a document for instance. Null gives the module's name back. */
  setTitle(title: string | null): void;
  /**
   * A tab with unsaved input is never unmounted, and asks before it closes. A screen with several forms names each: the tab is unsaved while
   * one of them is.
   */
  setUnsaved(unsaved: boolean, form?: string): void;
  /** Closes the tab, after asking if it holds unsaved input. */
  close(): void;
}

const TabContext = createContext<TabHandle | null>(null);

export const TabProvider = TabContext.Provider;

/** The tab, where there is one: a screen that can also stand by itself asks so. */
export function useTabIfAny(): TabHandle | null {
  return use(TabContext);
}

export function useTab(): TabHandle {
  const tab = use(TabContext);
  if (tab === null) throw new Error('useTab is for what stands inside a tab of the workbench.');
  return tab;
}
