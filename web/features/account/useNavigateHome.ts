import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePath } from '../../platform/routes/paths.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';

/**
 * Returns a function that navigates to the home page of the account and resolves on arrival.
 * Callers must wait: a workbench that mounts earlier would open the module of the previous address.
 */
export function useNavigateHome(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const home = homePath(useViewer().userType);
  const here = pathname + search;
  const arrived = useRef<() => void>(() => undefined);
  useEffect(
    function notifyArrival() {
      if (here === home) arrived.current();
    },
    [here, home],
  );
  useEffect(function notifyUnmount() {
    // From a page outside of the workbench, navigation unmounts this page and its dialog.
    return () => arrived.current();
  }, []);
  return () => {
    if (here === home) return Promise.resolve();
    return new Promise((resolve) => {
      arrived.current = resolve;
      void navigate(home, { replace: true });
    });
  };
}
