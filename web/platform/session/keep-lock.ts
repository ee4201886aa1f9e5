import type { Session } from './session.ts';

const key = 'portal.locking';

/** A lock that the gateway has not confirmed outlives a reload of the page; one that it knows, the gateway keeps by itself. */
export function keepLock(session: Session, storage: () => Storage): void {
  const attempt = <T>(what: () => T) => {
    try {
      return what();
    } catch {
      return null; // no storage: the lock lasts as long as the page
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
