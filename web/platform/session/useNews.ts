import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveKind } from './live-event.ts';
import { useLiveEvents } from './live-events.ts';
import { useAwake } from './useAwake.ts';

/**
 * Calls when the gateway tells of a change of these kinds, and when a page wakes that has rested: it has heard nothing of what changed
 * meanwhile. A stable list of kinds is wanted.
 */
export function useNews(kinds: readonly LiveKind[], call: () => void): void {
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
