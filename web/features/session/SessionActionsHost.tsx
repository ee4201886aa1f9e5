import { useMemo, type ReactNode } from 'react';
import { SessionActionsProvider } from '../../platform/session/SessionActions.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';
import { useSignOut } from './useSignOut.ts';
// With the workbench, not when it is needed: a page must be lockable when nothing can be fetched any more.
import './lock/LockScreen.tsx';

/** Gives what stands inside the ways out of a session: signing out, which asks before unsaved input goes, and locking. */
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
