import { createContext, use } from 'react';
import type { WorkbenchQuery } from './Workbench.gen.ts';
import type { Application } from './menu/menu-rows.ts';
import type { ShellParts } from './parts/useShellParts.ts';
import type { PackVersions } from './useDownloadedTexts.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
export type CommonMenu = NonNullable<Viewer['commonMenus']>[number];
export type Favourite = NonNullable<Viewer['favourites']>[number];

/** What the shell's one request brought besides the account itself. A part that did not come is null. */
export interface Shell {
  applications: readonly Application[] | null;
  commonMenus: readonly CommonMenu[] | null;
  favourites: readonly Favourite[] | null;
  /** Null while the services have not said yet which packs they have. */
  packs: PackVersions | null;
  /** Which parts are still on their way, and which have failed. */
  parts: ShellParts;
  /** The request is under way again. */
  reloading: boolean;
  reload: () => void;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell is for what stands inside ViewerGate.');
  return shell;
}
