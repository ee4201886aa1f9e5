import { createContext, use } from 'react';
import type { WorkbenchQuery } from './Workbench.gen.ts';
import type { Application } from './menu/menu-rows.ts';
import type { ShellParts } from './parts/useShellParts.ts';
import type { PackVersions } from './apply-packs.ts';

type Viewer = NonNullable<WorkbenchQuery['viewer']>;
export type CommonMenu = NonNullable<Viewer['commonMenus']>[number];
export type Favourite = NonNullable<Viewer['favourites']>[number];

/** The answer of the shell query except for the account. Parts that are missing are null. */
export interface Shell {
  applications: readonly Application[] | null;
  commonMenus: readonly CommonMenu[] | null;
  favourites: readonly Favourite[] | null;
  /** The versions of the language packs; null until the services have answered. */
  packs: PackVersions | null;
  /** Which parts are still loading and which have failed. */
  parts: ShellParts;
  /** Whether the shell query is running again. */
  reloading: boolean;
  reload: () => void;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** The parts of the shell. Throws outside ViewerGate. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell must be used inside ViewerGate.');
  return shell;
}
