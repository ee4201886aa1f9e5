import { useCallback, useState } from 'react';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import { payloadOf } from '../../platform/apollo/payload-of.ts';
import { clearGroups } from '../../platform/preferences/stored-groups.ts';
import type { StoredGroupId } from '../../platform/preferences/storage-keys.ts';
import { useLeave, webAddress } from '../../platform/routes/LeaveContext.tsx';
import { paths } from '../../platform/routes/paths.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { SignOutDocument } from './SignOut.gen.ts';

/** What the account has typed and the next user of the browser must not read. */
const typedByAccount: ReadonlySet<StoredGroupId> = new Set<StoredGroupId>(['playground']);

/**
 * Signs out at the gateway and forgets everything that was loaded. Language and theme stay. A session of single sign-on ends at its own
 * system, or where that cannot be had at the page that says so.
 */
export function useSignOut() {
  const loadClient = useClientLoader();
  const session = useSession();
  const leave = useLeave();
  const [failed, setFailed] = useState(false);
  const signOut = useCallback(async () => {
    setFailed(false);
    try {
      const client = await loadClient();
      const { data } = await client.mutate({ mutation: SignOutDocument, fetchPolicy: 'no-cache' });
      const exit = payloadOf(data.sessionSignOut).singleSignOnExit ?? null;
      clearGroups(window, typedByAccount);
      session.signedOut('signed-out');
      await client.clearStore();
      if (exit !== null) leave(webAddress(exit.url) ?? paths.loginError);
    } catch {
      setFailed(true);
    }
  }, [loadClient, session, leave]);
  return { signOut, failed };
}
