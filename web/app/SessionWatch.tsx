import { lazy, Suspense } from 'react';
import { useSessionState } from '../kit/session/SessionContext.tsx';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('../features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
}));

/** Shows the end of a session, once, over whatever page is open. */
export function SessionWatch() {
  const { ending } = useSessionState();
  if (ending === null) return null;
  return (
    <Suspense>
      <SessionEndedDialog ending={ending} />
    </Suspense>
  );
}
