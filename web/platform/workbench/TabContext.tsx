import { createContext, use } from 'react';
import type { ModuleReference } from './OpenModule.tsx';

/**
 * The view state of a screen, such as filters: a few short texts by name. They are in the address,
 * so screens must validate them.
 */
export type TabView = Readonly<Record<string, string>>;

/** `undoable`: the change adds a history entry, so that Back undoes it. */
export type ChangeView = (
  change: (before: TabView) => TabView,
  options?: { undoable?: boolean },
) => void;

/** The tab of a screen, as seen by the screen. Its functions never change while the tab is open. */
export interface TabHandle {
  readonly id: string;
  readonly module: ModuleReference;
  /**
   * False while the tab is in the background. What is drawn differently then asks
   * `useTabSelected`.
   */
  isSelected(): boolean;
  /** The user reloaded the tab: its data must come from the gateway, not from the cache. */
  readonly reloaded: boolean;
  /**
   * Stored with the tab and in its address: do not trust it, as others may have written the
   * address.
   */
  readonly view: TabView;
  /** Changes the view and the address. Values that do not fit into an address are dropped. */
  setView: ChangeView;
  /** Sets a title, such as the number of a document. Null restores the module's name. */
  setTitle(title: string | null): void;
  /**
   * Marks the tab as unsaved: it is never unmounted, and asks before it closes. A screen with
   * several forms names each; the tab is unsaved while one of them is.
   */
  setUnsaved(unsaved: boolean, form?: string): void;
  /** Closes the tab; asks first if it has unsaved input. */
  close(): void;
}

const TabContext = createContext<TabHandle | null>(null);

export const TabProvider = TabContext.Provider;

const TabSelectedContext = createContext(true);

/**
 * Not part of the handle: a screen would be rendered again whenever its tab comes to the front or
 * goes to the background.
 */
export const TabSelectedProvider = TabSelectedContext.Provider;

/**
 * Whether the tab is selected; true outside of a tab. Renders the component again when that
 * changes, so use it in small components.
 */
export function useTabSelected(): boolean {
  return use(TabSelectedContext);
}

/** Like `useTab`, but null outside of a tab. */
export function useTabIfAny(): TabHandle | null {
  return use(TabContext);
}

export function useTab(): TabHandle {
  const tab = use(TabContext);
  if (tab === null) throw new Error('useTab must be used inside a tab of the workbench.');
  return tab;
}
