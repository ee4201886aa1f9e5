import { useState } from 'react';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ScopeChangedDialog } from './ScopeChangedDialog.tsx';

/**
 * Notifies the user that post or store were switched in a different window, and lets the user
 * decide which to continue with.
 */
export function ScopeWatch() {
  const { scopeChanged, locked, ending } = useSessionState();
  const viewer = useViewer();
  // Keeps the dialog open until the decision is done, even if the session state changes
  // meanwhile.
  const [deciding, setDeciding] = useState(false);
  if (locked || ending !== null || (!scopeChanged && !deciding)) return null;
  return <ScopeChangedDialog shownViewer={viewer} onDeciding={setDeciding} />;
}
