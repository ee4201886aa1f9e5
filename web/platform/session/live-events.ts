import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { LiveEvent, LiveKind } from './live-event.ts';
import type { LiveFeed } from './live-feed.ts';

/**
 * Null when the user is not signed in or the browser does not support EventSource: then only
 * polling brings changes.
 */
export const LiveFeedContext = createContext<LiveFeed | null>(null);

/** Events within this time are delivered together, so that one change causes one request. */
const BATCH_MS = 250;

/**
 * Calls `onEvents` with the events of these kinds, batched. Only windows that are awake get events;
 * after waking up, a window must reload what it shows (see `useReloadOnLiveEvent`). `kinds` must be
 * a stable reference, such as a constant beside the component.
 */
export function useLiveEvents(
  kinds: readonly LiveKind[],
  onEvents: (events: readonly LiveEvent[]) => void,
): void {
  const feed = use(LiveFeedContext);
  const handleEvents = useEffectEvent(onEvents);
  useEffect(
    function listen() {
      if (feed === null) return undefined;
      let received: LiveEvent[] = [];
      let timer: number | undefined;
      const unsubscribe = feed.subscribe((events) => {
        const wanted = events.filter(({ kind }) => kinds.includes(kind));
        if (wanted.length === 0) return;
        received = [...received, ...wanted];
        timer ??= window.setTimeout(() => {
          const batch = received;
          received = [];
          timer = undefined;
          handleEvents(batch);
        }, BATCH_MS);
      });
      return () => {
        unsubscribe();
        window.clearTimeout(timer);
      };
    },
    [feed, kinds],
  );
}
