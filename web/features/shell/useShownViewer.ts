import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '../../platform/session/SessionContext.tsx';
import type { Viewer } from '../../platform/session/ViewerContext.tsx';

/**
 * The viewer that the page shows: the loaded one, as long as it has the post and store of the page.
 * If the session was switched in another window, the last one stays and the loss is reported,
 * because the tabs still show the data of the former post or store.
 */
export function useShownViewer<Loaded extends Pick<Viewer, 'session'>>(
  loaded: Loaded | null | undefined,
): Loaded | null | undefined {
  const session = useSession();
  // Renders again when the user agrees to go on with the new scope.
  useSessionState();
  const [shown, setShown] = useState<Loaded | null>(null);
  // While this page itself switches, the shown viewer is the one that differs from the page's scope.
  const isElsewhere =
    loaded != null &&
    shown?.session.scope === session.scope() &&
    loaded.session.scope !== session.scope();
  if (!isElsewhere && loaded != null && loaded !== shown) setShown(loaded);
  useEffect(
    function reportToSession() {
      if (isElsewhere) session.reportScopeLoss();
    },
    [session, isElsewhere],
  );
  return isElsewhere ? shown : loaded;
}
