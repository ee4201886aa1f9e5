import { useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import type { Session } from '../../../platform/session/session.ts';
import {
  LockedSessionDocument,
  SessionLockDocument,
  StillSignedInDocument,
  type LockScreen_SessionFragment as LockedSession,
} from './LockedSession.gen.ts';

/** How long to wait before a gateway that was not reached is asked again. */
const againMs = 5000;

/**
 * Whose session is locked. A lock that was asked for here is told to the gateway first, again and again until it is confirmed: the page stays
 * covered meanwhile, and no failure uncovers it.
 */
export function useLockedSession() {
  const session = useSession();
  const loadClient = useClientLoader();
  const [locked, setLocked] = useState<LockedSession | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);

  useEffect(
    function askWhoIsLocked() {
      let isMeant = true;
      function take({ locked: who, error }: Answer) {
        if (!isMeant) return;
        setLocked(who);
        if (error === undefined) setFailure(null);
        else if (isNotOffered(error)) setUnavailable(true);
        else setFailure(failureOf(error));
      }
      loadClient()
        .then((client) => askGateway(client, session))
        .then(take, (error: unknown) => take({ locked: null, error }));
      return () => {
        isMeant = false;
      };
    },
    [attempt, loadClient, session],
  );
  useEffect(
    function tryAgainAfterFailure() {
      if (failure === null) return undefined;
      const timer = setTimeout(again, againMs);
      window.addEventListener('online', again);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    },
    [failure],
  );
  return { locked, failure, isUnavailable };
}

/** Services that cannot check a password would lock their users out: the gateway does not lock then. */
function isNotOffered(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.reason === 'NOT_IMPLEMENTED')
  );
}

interface Answer {
  locked: LockedSession | null;
  error?: unknown;
}

async function askGateway(client: ApolloClient, session: Session): Promise<Answer> {
  if (session.state().lockPending) {
    const { data } = await client.mutate({
      mutation: SessionLockDocument,
      fetchPolicy: 'no-cache',
    });
    const locked = payloadOf(data.sessionLock).lockedSession;
    if (locked === null) session.lost('absent');
    else session.lockConfirmed();
    return { locked };
  }
  const { data, error } = await client.query({
    query: LockedSessionDocument,
    fetchPolicy: 'no-cache',
  });
  const locked = data?.lockedSession ?? null;
  if (error !== undefined || locked !== null) return { locked, error };
  // Nothing is locked: either it was unlocked elsewhere, or there is no session any more, which the client tells by itself.
  const signedIn = await client.query({
    query: StillSignedInDocument,
    fetchPolicy: 'no-cache',
    context: { unheld: true, scopeless: true, background: true },
  });
  if (signedIn.data?.viewer != null) session.unlock('told');
  return { locked: null, error: signedIn.error };
}
