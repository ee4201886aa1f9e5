import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useSession } from '../../kit/session/SessionContext.tsx';
import { SignOutDocument } from './SignOut.gen.ts';

/** Signs out at the gateway and forgets everything that was loaded. Language and theme stay. */
export function useSignOut() {
  const client = useApolloClient();
  const session = useSession();
  const [failed, setFailed] = useState(false);
  const signOut = useCallback(async () => {
    setFailed(false);
    try {
      await client.mutate({ mutation: SignOutDocument, fetchPolicy: 'no-cache' });
    } catch {
      setFailed(true);
      return;
    }
    session.signedOut('signed-out');
    await client.clearStore();
  }, [client, session]);
  return { signOut, failed };
}
