import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DialogFailure } from '../../../design/overlay/DialogFailure.tsx';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';

const ScopeChangedDialog = lazy(async () => ({
  default: (await import('./ScopeChangedDialog.tsx')).ScopeChangedDialog,
}));

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
  return (
    <ErrorBoundary fallback={<DialogFailure />}>
      <Suspense>
        <ScopeChangedDialog shownViewer={viewer} onDeciding={setDeciding} />
      </Suspense>
    </ErrorBoundary>
  );
}
