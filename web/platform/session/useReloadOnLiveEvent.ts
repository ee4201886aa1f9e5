import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveKind } from './live-event.ts';
import { useLiveEvents } from './live-events.ts';
import { useAwake } from './useAwake.ts';

/**
 * Calls `reload` on live events of these kinds, and when the page wakes up, because it received no
 * events while asleep. `kinds` must be a stable reference.
 */
export function useReloadOnLiveEvent(kinds: readonly LiveKind[], reload: () => void): void {
  const awake = useAwake();
  const wasAsleep = useRef(false);
  const reloadNow = useEffectEvent(reload);
  useLiveEvents(kinds, reload);
  useEffect(
    function reloadAfterSleep() {
      if (awake && wasAsleep.current) reloadNow();
      wasAsleep.current = !awake;
    },
    [awake],
  );
}
