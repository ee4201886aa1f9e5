import { useCallback, useState } from 'react';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import { sendCommand } from '../../platform/data/send-command.ts';
import { clearGroups } from '../../platform/preferences/stored-groups.ts';
import type { StoredGroupId } from '../../platform/preferences/storage-keys.ts';
import { useLeave, safeWebAddress } from '../../platform/routes/LeaveContext.tsx';
import { paths } from '../../platform/routes/paths.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { SignOutDocument } from './SignOut.gen.ts';

/** Stored data that the next user of the browser must not see. */
const privateGroups: ReadonlySet<StoredGroupId> = new Set<StoredGroupId>(['playground']);

/**
 * Signs out at the gateway and clears the cache; language and theme stay. A session of single
 * sign-on continues to the sign-out page of that system, or to our error page if its address is
 * invalid. `failed` is true if the gateway could not be reached.
 */
export function useSignOut() {
  const loadClient = useClientLoader();
  const session = useSession();
  const leave = useLeave();
  const [failed, setFailed] = useState(false);
  const signOut = useCallback(async () => {
    setFailed(false);
    const outcome = await sendCommand(loadClient, SignOutDocument, {}, (payload) => payload);
    if (outcome.kind !== 'done') {
      setFailed(true);
      return;
    }
    const exit = outcome.result.singleSignOnExit ?? null;
    clearGroups(window, privateGroups);
    session.signedOut('signed-out');
    await (await loadClient()).clearStore();
    if (exit !== null) leave(safeWebAddress(exit.url) ?? paths.loginError);
  }, [loadClient, session, leave]);
  return { signOut, failed };
}
