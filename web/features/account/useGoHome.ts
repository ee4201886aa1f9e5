import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePath } from '../../platform/routes/paths.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';

/** Goes to the home of the account and tells when it is there: a workbench that begins before opens what the former address names. */
export function useGoHome(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const home = homePath(useViewer().userType);
  const here = pathname + search;
  const arrived = useRef<() => void>(() => undefined);
  useEffect(
    function tellArrival() {
      if (here === home) arrived.current();
    },
    [here, home],
  );
  useEffect(function tellWhenThePageIsLeft() {
    // From a page beside the workbench the way home takes this page away with its dialog.
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
