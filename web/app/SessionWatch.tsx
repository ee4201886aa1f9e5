import { lazy, Suspense } from 'react';
import { useSessionState } from '../kit/session/SessionContext.tsx';
import { PageCover } from './PageCover.tsx';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('../features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
}));
const LockScreen = lazy(async () => ({ default: (await import('../features/session/lock/LockScreen.tsx')).LockScreen }));

/** Shows what becomes of a session over whatever page is open: its end, once, and that it is locked. */
export function SessionWatch() {
  const { ending, locked } = useSessionState();
  if (!locked && ending === null) return null;
  return (
    <>
      {locked && <PageCover />}
      <Suspense>{locked ? <LockScreen /> : ending !== null && <SessionEndedDialog ending={ending} />}</Suspense>
    </>
  );
}
