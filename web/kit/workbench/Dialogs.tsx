import { createContext, use, type ComponentType } from 'react';

/** The dialogs that a button, a menu item, a shortcut or the search palette opens by name. */
export type DialogName =
  'search' | 'shortcuts' | 'commonMenus' | 'post' | 'shop' | 'password' | 'sessions' | 'appearance' | 'cache';

export interface DialogProps {
  onClose: () => void;
}

export type Dialogs = Readonly<Partial<Record<DialogName, ComponentType<DialogProps>>>>;

export type OpenDialog = (name: DialogName) => void;

const OpenDialogContext = createContext<OpenDialog | null>(null);

export const OpenDialogProvider = OpenDialogContext.Provider;

/** Opens a dialog over the page; one at a time. */
export function useOpenDialog(): OpenDialog {
  const open = use(OpenDialogContext);
  if (open === null) throw new Error('useOpenDialog is for what a signed-in user sees.');
  return open;
}
