import { createContext, use } from 'react';

/**
 * Actions on the user's own session, available everywhere in the workbench: account menu, search
 * palette, shortcuts.
 */
export interface SessionActions {
  /** Signs out; asks first if tabs have unsaved input. */
  signOut: () => void;
  /** The last sign-out did not reach the gateway: components that offer it show an error. */
  signOutFailed: boolean;
  /** Covers the page immediately and locks the session at the gateway. */
  lock: () => void;
}

const SessionActionsContext = createContext<SessionActions | null>(null);

export const SessionActionsProvider = SessionActionsContext.Provider;

export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (actions === null)
    throw new Error('useSessionActions must be used inside SessionActionsProvider.');
  return actions;
}
