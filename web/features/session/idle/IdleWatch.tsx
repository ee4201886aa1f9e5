import { useEffect } from 'react';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { useSession, useSessionState } from '../../../platform/session/SessionContext.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { useIdleClock } from './useIdleClock.ts';

/**
 * Warns before a session ends because of idleness or age, and goes to the sign-in page when it has
 * ended. Unsaved input stays in the drafts of the tabs.
 */
export function IdleWatch() {
  const session = useSession();
  const loadClient = useClientLoader();
  const { locked, ending } = useSessionState();
  const { clock, state } = useIdleClock();
  const { phase } = state;
  useEffect(
    function signOutAtEnd() {
      if (phase !== 'ended') return;
      session.signedOut('expired');
      void loadClient().then((client) => client.clearStore());
    },
    [phase, session, loadClient],
  );
  if (locked || ending !== null || (phase !== 'idle-warning' && phase !== 'end-warning'))
    return null;
  return (
    <IdleWarning
      key={phase}
      phase={phase}
      secondsLeft={state.secondsLeft}
      onStay={clock.confirmPresence}
    />
  );
}
