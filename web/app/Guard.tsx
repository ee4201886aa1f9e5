import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, loginPath, sideOfPath, type AccountSide } from '../platform/routes/paths.ts';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { Redirect } from './Redirect.tsx';

/**
 * Lets only somebody in who is signed in, and each side to its own pages. Whether somebody is signed in is not asked beforehand: the
 * page's own first request tells it, and the guard acts on what the session then says.
 */
export function Guard({ side, page }: { side?: AccountSide | undefined; page: ReactNode }) {
  const { status, side: actual, notice } = useSessionState();
  const { pathname, search } = useLocation();
  if (status === 'signed-out') {
    // Whoever left of his own accord is not brought back to where he was: the next user may be another.
    const wanted = notice === 'signed-out' ? undefined : `${pathname}${search}`;
    return <Redirect to={loginPath(side ?? actual ?? sideOfPath(pathname), wanted)} />;
  }
  if (status === 'signed-in' && side !== undefined && actual !== null && side !== actual) {
    return <Redirect to={homePath(actual)} />;
  }
  return page;
}
