import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DialogFailure } from '../design/overlay/DialogFailure.tsx';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { PageCover } from './PageCover.tsx';

const SessionPrompt = lazy(async () => ({
  default: (await import('../features/session/SessionPrompt.tsx')).SessionPrompt,
}));
const LockScreen = lazy(async () => ({
  default: (await import('../features/session/lock/LockScreen.tsx')).LockScreen,
}));

/** Shows over any page that the session has ended or is locked, or asks for the password. */
export function SessionWatch() {
  const { ending, locked, confirmation } = useSessionState();
  if (!locked && ending === null && confirmation !== 'asked') return null;
  return (
    <>
      {locked && <PageCover />}
      <ErrorBoundary fallback={<DialogFailure />}>
        <Suspense>{locked ? <LockScreen /> : <SessionPrompt ending={ending} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
