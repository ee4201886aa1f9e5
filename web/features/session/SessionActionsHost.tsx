import { useMemo, type ReactNode } from 'react';
import { SessionActionsProvider } from '../../platform/session/SessionActions.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';
import { useSignOut } from './useSignOut.ts';
// Loaded together with the workbench, so that locking works even when the network is down.
import './lock/LockScreen.tsx';

/**
 * Provides the actions "sign out" (asks first if there is unsaved input) and "lock" to its
 * children.
 */
export function SessionActionsHost({ children }: { children: ReactNode }) {
  const session = useSession();
  const workspace = useWorkspace();
  const { signOut, failed } = useSignOut();
  const actions = useMemo(
    () => ({
      async signOut() {
        if (await workspace.mayLeave()) await signOut();
      },
      lock: () => session.lock('asked'),
    }),
    [session, workspace, signOut],
  );
  const offered = useMemo(
    () => ({ signOut: () => void actions.signOut(), signOutFailed: failed, lock: actions.lock }),
    [actions, failed],
  );
  return <SessionActionsProvider value={offered}>{children}</SessionActionsProvider>;
}
