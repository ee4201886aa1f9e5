import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveKind } from './live-event.ts';
import { useLiveEvents } from './live-events.ts';
import { useAwake } from './useAwake.ts';

/**
 * Calls `reload` on live events of these kinds, and when the page wakes up, because it received no
 * events while asleep. `kinds` must be a stable reference.
 */
export function useReloadOnLiveEvent(kinds: readonly LiveKind[], call: () => void): void {
  const awake = useAwake();
  const slept = useRef(false);
  const onNews = useEffectEvent(call);
  useLiveEvents(kinds, call);
  useEffect(
    function askWhenBack() {
      if (awake && slept.current) onNews();
      slept.current = !awake;
    },
    [awake],
  );
}
