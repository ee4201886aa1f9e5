import { createContext, use, type ComponentType } from 'react';

/** The dialogs that buttons, menu items, shortcuts and the search palette open by name. */
export type DialogName =
  | 'search'
  | 'shortcuts'
  | 'commonMenus'
  | 'post'
  | 'shop'
  | 'password'
  | 'sessions'
  | 'tokens'
  | 'webhooks'
  | 'appearance'
  | 'avatar'
  | 'cache'
  | 'layout-settings'
  | 'favourites'
  | 'jobs'
  | 'export'
  | 'import';

/** Parameters of a dialog, such as the code of the dashboard whose layout it edits. */
export type DialogParameters = Readonly<Record<string, string>>;

export interface DialogProps {
  onClose: () => void;
  parameters?: DialogParameters;
}

export type Dialogs = Readonly<Partial<Record<DialogName, ComponentType<DialogProps>>>>;

export type OpenDialog = (name: DialogName, parameters?: DialogParameters) => void;

const OpenDialogContext = createContext<OpenDialog | null>(null);

export const OpenDialogProvider = OpenDialogContext.Provider;

/** Returns a function that opens a dialog over the page; one at a time. */
export function useOpenDialog(): OpenDialog {
  const open = use(OpenDialogContext);
  if (open === null) throw new Error('useOpenDialog must be used inside OpenDialogProvider.');
  return open;
}
