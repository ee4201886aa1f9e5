import { useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../platform/session/SessionContext.tsx';
import { useViewer } from '../platform/session/ViewerContext.tsx';

/**
 * A change of post or store remounts the content, so that nothing of the previous scope remains and
 * all data is loaded again.
 */
export function ScopedContent({ children }: { children: ReactNode }) {
  const { scope } = useViewer().session;
  return (
    <PageOfScope key={scope} scope={scope}>
      {children}
    </PageOfScope>
  );
}

/**
 * Renders its children only while the session has this scope, so that their requests are sent with
 * it, neither before a switch has finished nor after the next one.
 */
function PageOfScope({ scope, children }: { scope: string; children: ReactNode }) {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.scope() === scope) && children;
}
