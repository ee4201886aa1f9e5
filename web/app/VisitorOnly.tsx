import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, readReturnPath, type AccountSide } from '../platform/routes/paths.ts';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { Redirect } from './Redirect.tsx';

/**
 * A sign-in page. Once signed in, it redirects to the page the user asked for, or to the home page
 * of the user's side. The page of a different user whose session ended in this browser is ignored.
 */
export function VisitorOnly({ side, page }: { side: AccountSide; page: ReactNode }) {
  const { status, side: actual, changedHands } = useSessionState();
  const { search } = useLocation();
  if (status !== 'signed-in') return page;
  const returnPath = changedHands ? null : readReturnPath(search);
  return <Redirect to={returnPath ?? homePath(actual ?? side)} />;
}
