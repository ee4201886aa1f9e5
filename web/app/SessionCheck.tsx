import { useEffect, useState, type ReactNode } from 'react';
import { useClientLoader, type LoadClient } from '../platform/apollo/ClientLoader.tsx';
import type { Session } from '../platform/session/session.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';
import { SignedInViewerDocument } from './SignedInViewer.gen.ts';

/**
 * For pages that send no request of their own and may be opened by URL. Asks the gateway whether
 * the user is signed in, so that the surrounding guard can react. If the gateway cannot be reached,
 * the page is shown anyway.
 */
export function SessionCheck({ children }: { children: ReactNode }) {
  const session = useSession();
  const loadClient = useClientLoader();
  const [answered, setAnswered] = useState(() => session.state().status !== 'unknown');
  useEffect(
    function checkOnce() {
      if (answered) return undefined;
      let isUnmounted = false;
      void checkSession(loadClient, session).then(() => {
        if (!isUnmounted) setAnswered(true);
      });
      return () => {
        isUnmounted = true;
      };
    },
    [answered, loadClient, session],
  );
  return answered ? children : <NavigationProgress />;
}

async function checkSession(loadClient: LoadClient, session: Session): Promise<void> {
  try {
    const client = await loadClient();
    const { data } = await client.query({
      query: SignedInViewerDocument,
      fetchPolicy: 'no-cache',
      context: { scopeless: true },
    });
    const userType = data?.viewer?.userType;
    if (userType !== undefined) session.signedIn(userType);
  } catch {
    // Show the page anyway.
  }
}
