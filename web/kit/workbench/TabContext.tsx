import { createContext, use } from 'react';
import type { ModuleReference } from './OpenModule.tsx';

/** The tab that a screen stands in, as the screen may use it. Its functions stay the same ones as long as the tab is open. */
export interface TabHandle {
  readonly id: string;
  readonly module: ModuleReference;
  /** False while it is kept alive in the background. */
  readonly selected: boolean;
  /** The user had the tab reloaded: what it shows is to be asked for anew, not taken from the cache. */
  readonly reloaded: boolean;
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

export function useTab(): TabHandle {
  const tab = use(TabContext);
  if (tab === null) throw new Error('useTab is for what stands inside a tab of the workbench.');
  return tab;
}
