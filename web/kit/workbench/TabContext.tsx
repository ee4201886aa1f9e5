import { createContext, use } from 'react';
import type { ModuleReference } from './OpenModule.tsx';

/** The tab that a screen stands in, as the screen may use it. */
export interface TabHandle {
  readonly id: string;
  readonly module: ModuleReference;
  /** False while it is kept alive in the background. */
  readonly selected: boolean;
  /** A title of the screen's own: the number of a document for instance. Null gives the module's name back. */
  setTitle(title: string | null): void;
  /** A tab with unsaved input is never unmounted, and asks before it closes. */
  setUnsaved(unsaved: boolean): void;
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
