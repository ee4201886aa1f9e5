import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Asks before the browser's back button leaves the page while there are unsaved changes. The button
 * itself cannot be blocked, so the page adds a second history entry for itself: going back leads to
 * the first entry of the same page. The guard then goes forward at once, so that further presses
 * end up here as well, and asks the user. Without unsaved changes, one press leaves the page.
 */
export function useBackGuard(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const isSecond = typeof state === 'object' && state !== null && 'second' in state;
  const wasSecond = useRef(isSecond);
  const isAsking = useRef(false);
  const addSecondEntry = useEffectEvent(() => {
    if (!isSecond)
      void navigate(pathname + search, { state: { ...(state as object | null), second: true } });
  });
  const handleBack = useEffectEvent(async () => {
    if (!isUnsaved) {
      void navigate(-1);
      return;
    }
    void navigate(1);
    if (isAsking.current) return;
    isAsking.current = true;
    const mayLeave = await ask();
    isAsking.current = false;
    if (mayLeave) void navigate(-2);
  });
  useEffect(
    function guardEntry() {
      if (isUnsaved) addSecondEntry();
    },
    [isUnsaved],
  );
  useEffect(
    function detectBack() {
      if (wasSecond.current && !isSecond) void handleBack();
      wasSecond.current = isSecond;
    },
    [isSecond],
  );
}
