import type { LiveKind } from '../../../web/platform/session/live-event.ts';
import type { LiveFeed } from '../../../web/platform/session/live-feed.ts';

/** A live feed whose events are sent by the test. */
export function fakeLiveFeed() {
  const listeners = new Set<Parameters<LiveFeed['subscribe']>[0]>();
  return {
    subscribe(listener: Parameters<LiveFeed['subscribe']>[0]) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (kind: LiveKind) => listeners.forEach((listener) => listener([{ kind, key: null }])),
  } as unknown as LiveFeed & { send: (kind: LiveKind) => void };
}
