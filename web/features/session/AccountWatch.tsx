import { useEffect } from 'react';
import { useSessionActions } from '../../platform/session/SessionActions.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useShortcut } from '../../design/keyboard/useShortcut.ts';

/** Reports the account of this page to the session, and locks the session on a shortcut. */
export function AccountWatch() {
  const session = useSession();
  const { id, session: own } = useViewer();
  const { lock } = useSessionActions();
  useShortcut({ alt: true, shift: true, code: 'KeyL' }, lock, own.isLockable);
  useEffect(
    function reportAccount() {
      session.setAccount(id);
    },
    [session, id],
  );
  return null;
}
