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

const ConfirmDialog = lazy(async () => ({
  default: (await import('../features/session/confirm/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Shows over any page that the session has ended or is locked, or asks for the password. */
export function SessionWatch() {
  const { ending, locked, confirmation } = useSessionState();
  const isAsked = confirmation === 'asked';
  if (!locked && ending === null && !isAsked) return null;
  return (
    <>
      {locked && <PageCover />}
      <ErrorBoundary fallback={<DialogFailure />}>
        <Suspense>
          {locked ? (
            <LockScreen />
          ) : ending === null ? (
            <ConfirmDialog />
          ) : (
            <SessionEndedDialog ending={ending} />
          )}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
