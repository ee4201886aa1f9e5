import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, loginPath, sideOfPath, type AccountSide } from '../platform/routes/paths.ts';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { Redirect } from './Redirect.tsx';

/**
 * Lets only signed-in users in, and each side only to its own pages. There is no request to find
 * out whether the user is signed in: the first request of the page shows it, and the guard reacts
 * to the state of the session.
 */
export function Guard({ side, page }: { side?: AccountSide | undefined; page: ReactNode }) {
  const { status, side: actual, notice } = useSessionState();
  const { pathname, search } = useLocation();
  if (status === 'signed-out') {
    // After an explicit sign-out, the next user may be a different person and must not land on
    // the same page.
    const returnPath = notice === 'signed-out' ? undefined : `${pathname}${search}`;
    return <Redirect to={loginPath(side ?? actual ?? sideOfPath(pathname), returnPath)} />;
  }
  if (status === 'signed-in' && side !== undefined && actual !== null && side !== actual) {
    return <Redirect to={homePath(actual)} />;
  }
  return page;
}
