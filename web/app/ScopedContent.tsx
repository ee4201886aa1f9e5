import { useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../platform/session/SessionContext.tsx';
import { useViewer } from '../platform/session/ViewerContext.tsx';

/** Another post or store is another page: nothing of the former one stays, and everything asks for itself again. */
export function ScopedContent({ children }: { children: ReactNode }) {
  const { scope } = useViewer().session;
  return (
    <PageOfScope key={scope} scope={scope}>
      {children}
    </PageOfScope>
  );
}

/** It stands while the session has its scope, so that whatever it asks goes out with it: not yet before, and no more after a switch. */
function PageOfScope({ scope, children }: { scope: string; children: ReactNode }) {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.scope() === scope) && children;
}
