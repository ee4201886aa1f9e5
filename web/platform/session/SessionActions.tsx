import { createContext, use } from 'react';

/** What a user may do to his own session from anywhere in the workbench: the account menu, the search palette, a shortcut. */
export interface SessionActions {
  /** Asks first when tabs hold unsaved input. */
  signOut: () => void;
  /** The last attempt did not reach the gateway: whoever offers the sign-out tells it. */
  signOutFailed: boolean;
  /** Covers the page at once and locks the session at the gateway. */
  lock: () => void;
}

const SessionActionsContext = createContext<SessionActions | null>(null);

export const SessionActionsProvider = SessionActionsContext.Provider;

export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (actions === null) throw new Error('useSessionActions is for what a signed-in user sees.');
  return actions;
}
