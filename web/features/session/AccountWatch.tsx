import { useEffect } from 'react';
import { useSessionActions } from '../../platform/session/SessionActions.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useShortcut } from '../../design/keyboard/useShortcut.ts';

/** Tells the session whose page this is, and lets a shortcut lock it. */
export function AccountWatch() {
  const session = useSession();
  const { id, session: own } = useViewer();
  const { lock } = useSessionActions();
  useShortcut({ alt: true, shift: true, code: 'KeyL' }, lock, own.lockable);
  useEffect(
    function tellAccount() {
      session.setAccount(id);
    },
    [session, id],
  );
  return null;
}
