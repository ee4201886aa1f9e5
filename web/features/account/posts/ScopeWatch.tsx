import { useState } from 'react';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ScopeChangedDialog } from './ScopeChangedDialog.tsx';

/** Tells once that the post or the store was switched in another window, and lets the user decide which of them goes on. */
export function ScopeWatch() {
  const { scopeChanged, locked, ending } = useSessionState();
  const viewer = useViewer();
  // While it is being decided the dialog stays, whatever the session is told in between.
  const [deciding, setDeciding] = useState(false);
  if (locked || ending !== null || (!scopeChanged && !deciding)) return null;
  return <ScopeChangedDialog mine={viewer} onDeciding={setDeciding} />;
}
