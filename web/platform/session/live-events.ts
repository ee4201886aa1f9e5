import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { LiveEvent, LiveKind } from './live-event.ts';
import type { LiveFeed } from './live-feed.ts';

/** Null where nobody is signed in, and in a browser that cannot listen: then the polls alone bring what is new. */
export const LiveFeedContext = createContext<LiveFeed | null>(null);

/** What comes within this time is told together, so that one change is one question. */
const togetherMs = 250;

/**
 * Calls back when something of these kinds has changed, with all that came at about the same time. Only a window that somebody looks at is
 * told; one that wakes up asks for what it shows by itself. A stable list of kinds is wanted: a constant beside the component.
 */
export function useLiveEvents(
  kinds: readonly LiveKind[],
  onEvents: (events: readonly LiveEvent[]) => void,
): void {
  const feed = use(LiveFeedContext);
  const tell = useEffectEvent(onEvents);
  useEffect(
    function listen() {
      if (feed === null) return undefined;
      let heard: LiveEvent[] = [];
      let timer: number | undefined;
      const unsubscribe = feed.subscribe((events) => {
        const wanted = events.filter(({ kind }) => kinds.includes(kind));
        if (wanted.length === 0) return;
        heard = [...heard, ...wanted];
        timer ??= window.setTimeout(() => {
          const told = heard;
          heard = [];
          timer = undefined;
          tell(told);
        }, togetherMs);
      });
      return () => {
        unsubscribe();
        window.clearTimeout(timer);
      };
    },
    [feed, kinds],
  );
}
