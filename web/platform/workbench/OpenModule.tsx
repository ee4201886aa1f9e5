import { createContext, use } from 'react';

/** What a menu leaf, a card, a tile or an embedded module names when it wants a module opened. */
export interface ModuleReference {
  code: string;
  applicationCode?: string;
  name: string;
  i18nCode?: string | null;
  /**
   * The name is only what the opener calls it, a card its figure for instance: the tab bears it until the module tells its own. Only a menu
   * leaf names a module for good; a favourite, a card, a link or a message do not.
   */
  provisional?: boolean;
  /** What its screen is asked to show; laid over the parameters of the module's own address. Others than before replace the tab. */
  parameters?: Readonly<Record<string, string>>;
  /** For an embedded module: the page of it to begin at. Of another origin than the module's own address it is refused. */
  deepLink?: string;
}

export type OpenModule = (module: ModuleReference) => void;

const OpenModuleContext = createContext<OpenModule | null>(null);

export const OpenModuleProvider = OpenModuleContext.Provider;

/** As `useOpenModule`; null on a page beside the workbench. */
export function useOpenModuleIfAny(): OpenModule | null {
  return use(OpenModuleContext);
}

/** Opens a module as a tab of the workbench, or selects the tab in which it is open already. */
export function useOpenModule(): OpenModule {
  const open = use(OpenModuleContext);
  if (open === null) throw new Error('useOpenModule is for what stands inside the workbench.');
  return open;
}
