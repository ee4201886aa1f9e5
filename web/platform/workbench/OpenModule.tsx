import { createContext, use } from 'react';

/** A module to open, as named by a menu leaf, card, tile or embedded module. */
export interface ModuleReference {
  code: string;
  applicationCode?: string;
  name: string;
  i18nCode?: string | null;
  /**
   * The name is only that of the opener, for example a figure of a card: the tab shows it until the
   * module's own name is known. Only menu leaves have the final name; favorites, cards, links and
   * messages do not.
   */
  provisional?: boolean;
  /**
   * Parameters for its screen; they override those of the module's own address. Other parameters
   * than before replace the tab.
   */
  parameters?: Readonly<Record<string, string>>;
  /**
   * For an embedded module: the page to open. Refused if its origin differs from the module's own
   * address.
   */
  deepLink?: string;
}

export type OpenModule = (module: ModuleReference) => void;

const OpenModuleContext = createContext<OpenModule | null>(null);

export const OpenModuleProvider = OpenModuleContext.Provider;

/** Like `useOpenModule`, but null on pages outside the workbench. */
export function useOpenModuleIfAny(): OpenModule | null {
  return use(OpenModuleContext);
}

/** Returns a function that opens a module in a tab, or selects the tab that already shows it. */
export function useOpenModule(): OpenModule {
  const open = use(OpenModuleContext);
  if (open === null) throw new Error('useOpenModule must be used inside the workbench.');
  return open;
}
