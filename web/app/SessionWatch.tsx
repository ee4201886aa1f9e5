import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DialogFailure } from '../design/overlay/DialogFailure.tsx';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { PageCover } from './PageCover.tsx';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('../features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
}));
const LockScreen = lazy(async () => ({
  default: (await import('../features/session/lock/LockScreen.tsx')).LockScreen,
}));

/** Shows over any page that the session has ended or is locked. */
export function SessionWatch() {
  const { ending, locked } = useSessionState();
  if (!locked && ending === null) return null;
  return (
    <>
      {locked && <PageCover />}
      <ErrorBoundary fallback={<DialogFailure />}>
        <Suspense>
          {locked ? <LockScreen /> : ending !== null && <SessionEndedDialog ending={ending} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
