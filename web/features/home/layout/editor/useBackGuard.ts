import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Asks before the browser's way back leads off the page. Nobody can stop that button: so the page stands in the history twice while it holds
 * something, and the way back leads to itself first. From there it goes forward again at once, so that a second press, even while it asks,
 * leads to itself as well. Where nothing is held any more, one press leads on.
 */
export function useBackGuard(held: boolean, ask: () => Promise<boolean>): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const isSecond = typeof state === 'object' && state !== null && 'second' in state;
  const wasSecond = useRef(isSecond);
  const asks = useRef(false);
  const standTwice = useEffectEvent(() => {
    if (!isSecond)
      void navigate(pathname + search, { state: { ...(state as object | null), second: true } });
  });
  const goneBack = useEffectEvent(async () => {
    if (!held) {
      void navigate(-1);
      return;
    }
    void navigate(1);
    if (asks.current) return;
    asks.current = true;
    const leaves = await ask();
    asks.current = false;
    if (leaves) void navigate(-2);
  });
  useEffect(
    function holdEntry() {
      if (held) standTwice();
    },
    [held],
  );
  useEffect(
    function noticeWayBack() {
      if (wasSecond.current && !isSecond) void goneBack();
      wasSecond.current = isSecond;
    },
    [isSecond],
  );
}
