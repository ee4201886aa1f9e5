import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, wantedPath, type AccountSide } from '../platform/routes/paths.ts';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { Redirect } from './Redirect.tsx';

/**
 * A sign-in page, until somebody is signed in: then on to where he wanted to go, or to the home of his side. Where the one before him was
 * when his session ended is not where he wanted to go.
 */
export function VisitorOnly({ side, page }: { side: AccountSide; page: ReactNode }) {
  const { status, side: actual, changedHands } = useSessionState();
  const { search } = useLocation();
  if (status !== 'signed-in') return page;
  const wanted = changedHands ? null : wantedPath(search);
  return <Redirect to={wanted ?? homePath(actual ?? side)} />;
}
