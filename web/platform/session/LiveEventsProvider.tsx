import { useEffect, useState, type ReactNode } from 'react';
import { LiveFeedContext } from './live-events.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import { useSession } from './SessionContext.tsx';
import type { Session } from './session.ts';
import { useAwake } from './useAwake.ts';

/** Provides live events from /events to its children, and listens only while the page is awake. */
export function LiveEventsProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [feed] = useState(() => feedOf(window, session));
  const awake = useAwake();
  useEffect(
    function listenWhileAwake() {
      if (!awake || feed === null) return undefined;
      feed.wake();
      return () => feed.sleep();
    },
    [awake, feed],
  );
  return <LiveFeedContext value={feed}>{children}</LiveFeedContext>;
}

function feedOf(
  browser: Window & Partial<Pick<typeof globalThis, 'EventSource'>>,
  session: Session,
): LiveFeed | null {
  const { EventSource: Source, navigator } = browser;
  if (Source === undefined) return null;
  return createLiveFeed({
    channel: session.channel,
    onOwnChanges: session.onOwnChanges,
    open: () => new Source('/events'),
    // Missing on pages without https.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: () => performance.now(),
    after: (ms, action) => {
      const timer = browser.setTimeout(action, ms);
      return () => browser.clearTimeout(timer);
    },
  });
}
