import type { Session } from './session.ts';

const STORAGE_KEY = 'portal.locking';

/**
 * Stores a lock that the gateway has not confirmed yet, so that it survives a reload of the page.
 * Confirmed locks are stored by the gateway.
 */
export function persistLock(session: Session, storage: () => Storage): void {
  const attempt = <T>(what: () => T) => {
    try {
      return what();
    } catch {
      return null; // no storage: the lock lasts until the page is closed
    }
  };
  if (attempt(() => storage().getItem(STORAGE_KEY)) !== null) session.lock('asked');
  let stored = session.state().lockPending;
  session.subscribe(() => {
    const { lockPending } = session.state();
    if (lockPending === stored) return;
    stored = lockPending;
    attempt(() =>
      lockPending ? storage().setItem(STORAGE_KEY, '1') : storage().removeItem(STORAGE_KEY),
    );
  });
}
