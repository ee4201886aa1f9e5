import { anything, isLiveEvent, readEvents, type LiveEvent } from './live-event.ts';
import type { SessionChannel } from './session-channel.ts';

/** The part of an EventSource that is used here. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

export interface LiveFeedOptions {
  channel: SessionChannel;
  /** Calls back with what mutations of this window have changed: the gateway tells other browsers, and the channel other windows. */
  onOwnChanges?: (listener: (events: readonly LiveEvent[]) => void) => void;
  /** Opens /events. */
  open: () => LiveSource;
  /** The browser's locks; without them each window listens for itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => number;
  /** Calls back after a while, and returns how not to. */
  after: (ms: number, action: () => void) => () => void;
}

export interface LiveFeed {
  subscribe(listener: (events: readonly LiveEvent[]) => void): () => void;
  /** Somebody looks at this window. Whoever shows something asks for it by himself then. */
  wake(): void;
  sleep(): void;
}

const lockName = 'portal.live';
const closed = 2;
const shortestPauseMs = 5_000;
const longestPauseMs = 300_000;
/** A stream that opens later than this after waking has a gap before it. */
const gapMs = 5_000;

/**
 * What the gateway tells of changes, once for a browser: of the windows that somebody looks at, the one that holds the lock listens and tells
 * the others. Nobody listens for a window that sleeps. A broken connection is taken up again by the browser with what it heard last; one that
 * was refused is tried again ever less often. What may have been missed is told as a change of anything.
 */
export function createLiveFeed({
  channel,
  onOwnChanges,
  open,
  locks,
  now,
  after,
}: LiveFeedOptions): LiveFeed {
  const listeners = new Set<(events: readonly LiveEvent[]) => void>();
  let asleep: AbortController | null = null;
  let wokenAt = 0;

  const tellHere = (events: readonly LiveEvent[]) => {
    if (asleep !== null) listeners.forEach((listener) => listener(events));
  };
  const tellAll = (events: readonly LiveEvent[]) => {
    if (events.length === 0) return;
    tellHere(events);
    channel.post({ kind: 'live', events });
  };
  channel.subscribe((message) => {
    if (message.kind === 'live') tellHere(message.events.filter(isLiveEvent));
  });

  onOwnChanges?.(tellHere);

  /** Listens until this window sleeps. */
  function listen(until: AbortSignal): Promise<void> {
    let source: LiveSource | null = null;
    let failures = 0;
    let cancel: () => void = () => undefined;
    const stop = () => {
      cancel();
      source?.close();
    };
    function connect() {
      const opened = open();
      source = opened;
      opened.addEventListener('open', () => {
        failures = 0;
        if (now() - wokenAt > gapMs) tellAll(anything);
      });
      opened.addEventListener('message', (event) =>
        tellAll(readEvents('data' in event ? event.data : null)),
      );
      opened.addEventListener('ended', () => {
        // The next question of this page hears how the session ended.
        stop();
        tellAll(anything);
      });
      opened.addEventListener('error', () => {
        if (opened.readyState !== closed) return;
        cancel = after(Math.min(shortestPauseMs * 2 ** failures, longestPauseMs), connect);
        failures += 1;
      });
    }
    return new Promise((resolve) => {
      if (until.aborted) {
        resolve();
        return;
      }
      connect();
      until.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake() {
      if (asleep !== null) return;
      const slumber = new AbortController();
      asleep = slumber;
      wokenAt = now();
      const { signal } = slumber;
      if (locks === undefined) void listen(signal);
      // Sleeping while others hold the lock ends the wait for it.
      else locks.request(lockName, { signal }, () => listen(signal)).catch(() => undefined);
    },
    sleep() {
      asleep?.abort();
      asleep = null;
    },
  };
}
