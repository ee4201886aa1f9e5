import type { Session } from './session.ts';

const key = 'portal.locking';

/**
 * Stores a lock that the gateway has not confirmed yet, so that it survives a reload of the page.
 * Confirmed locks are stored by the gateway.
 */
export function keepLock(session: Session, storage: () => Storage): void {
  const attempt = <T>(what: () => T) => {
    try {
      return what();
    } catch {
      return null; // no storage: the lock lasts until the page is closed
    }
  };
  if (attempt(() => storage().getItem(key)) !== null) session.lock('asked');
  let kept = session.state().lockPending;
  session.subscribe(() => {
    const { lockPending } = session.state();
    if (lockPending === kept) return;
    kept = lockPending;
    attempt(() => (lockPending ? storage().setItem(key, '1') : storage().removeItem(key)));
  });
}
