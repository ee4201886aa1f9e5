import { useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import type { Session } from '../../../platform/session/session.ts';
import {
  LockedSessionDocument,
  SessionLockDocument,
  StillSignedInDocument,
  type LockScreen_SessionFragment as LockedSession,
} from './LockedSession.gen.ts';

/** Delay before the next attempt when the gateway could not be reached. */
const RETRY_DELAY_MS = 5000;

/**
 * The locked session. If the lock was requested in this window, it is first sent to the gateway and
 * repeated until the gateway confirms it. Meanwhile the page stays covered, also after failures.
 * `locked` is null until it is known. `isUnavailable` means that the services cannot check
 * passwords.
 */
export function useLockedSession() {
  const session = useSession();
  const loadClient = useClientLoader();
  const [locked, setLocked] = useState<LockedSession | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);

  useEffect(
    function loadLockedSession() {
      let isCurrent = true;
      function applyAnswer({ locked: session, error }: Answer) {
        if (!isCurrent) return;
        setLocked(session);
        if (error === undefined) setFailure(null);
        else if (isLockUnavailable(error)) setUnavailable(true);
        else setFailure(failureOf(error));
      }
      loadClient()
        .then((client) => lockOrLoadSession(client, session))
        .then(applyAnswer, (error: unknown) => applyAnswer({ locked: null, error }));
      return () => {
        isCurrent = false;
      };
    },
    [attempt, loadClient, session],
  );
  useEffect(
    function retryAfterFailure() {
      if (failure === null) return undefined;
      const timer = setTimeout(retry, RETRY_DELAY_MS);
      window.addEventListener('online', retry);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', retry);
      };
    },
    [failure],
  );
  return { locked, failure, isUnavailable };
}

/** The gateway refuses to lock if the services cannot check a password: nobody could unlock it. */
function isLockUnavailable(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.reason === 'NOT_IMPLEMENTED')
  );
}

interface Answer {
  locked: LockedSession | null;
  error?: unknown;
}

async function lockOrLoadSession(client: ApolloClient, session: Session): Promise<Answer> {
  if (session.state().lockPending) {
    const { data } = await client.mutate({
      mutation: SessionLockDocument,
      fetchPolicy: 'no-cache',
    });
    const locked = requirePayload(data.sessionLock).lockedSession;
    if (locked === null) session.reportLoss('absent');
    else session.lockConfirmed();
    return { locked };
  }
  const { data, error } = await client.query({
    query: LockedSessionDocument,
    fetchPolicy: 'no-cache',
  });
  const locked = data?.lockedSession ?? null;
  if (error !== undefined || locked !== null) return { locked, error };
  // Nothing is locked: the session was unlocked elsewhere, or it is over. In the second case the
  // Apollo client reports the end of the session itself.
  const signedIn = await client.query({
    query: StillSignedInDocument,
    fetchPolicy: 'no-cache',
    context: { unheld: true, scopeless: true, background: true },
  });
  if (signedIn.data?.viewer != null) session.unlock('reported');
  return { locked: null, error: signedIn.error };
}
