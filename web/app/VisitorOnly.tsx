import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, readReturnPath, type AccountSide } from '../platform/routes/paths.ts';
import { useOpenAhead } from '../platform/routes/OpenAheadContext.tsx';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { Redirect } from './Redirect.tsx';

/**
 * A sign-in page. Once signed in, it redirects to the page the user asked for, or to the home page
 * of the user's side. The page of a different user whose session ended in this browser is ignored.
 */
export function VisitorOnly({ side, page }: { side: AccountSide; page: ReactNode }) {
  const { status, side: actual, changedHands } = useSessionState();
  const { search } = useLocation();
  const openAhead = useOpenAhead();
  const returnPath = changedHands ? null : readReturnPath(search);
  const next = status === 'signed-in' ? (returnPath ?? homePath(actual ?? side)) : null;
  // Before the redirect draws the next page, which takes the browser some hundred milliseconds.
  useLayoutEffect(
    function askForNextPage() {
      if (next !== null) openAhead(next);
    },
    [next, openAhead],
  );
  return next === null ? page : <Redirect to={next} />;
}
