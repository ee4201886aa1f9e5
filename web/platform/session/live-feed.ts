import { anything, isLiveEvent, readEvents, type LiveEvent } from './live-event.ts';
import type { SessionChannel } from './session-channel.ts';

/** The used part of EventSource. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

export interface LiveFeedOptions {
  channel: SessionChannel;
  /**
   * Registers a listener for changes by mutations of this window. For those the gateway notifies
   * other browsers, and the channel other windows.
   */
  onOwnChanges?: (listener: (events: readonly LiveEvent[]) => void) => void;
  /** Opens a connection to /events. */
  open: () => LiveSource;
  /** The browser's Web Locks; without them each window opens its own connection. */
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => number;
  /** Calls `action` after a delay; returns a function that cancels it. */
  after: (ms: number, action: () => void) => () => void;
}

export interface LiveFeed {
  subscribe(listener: (events: readonly LiveEvent[]) => void): () => void;
  /**
   * The window is visible again: connect if needed. Components reload their data themselves then.
   */
  wake(): void;
  sleep(): void;
}

const lockName = 'portal.live';
const closed = 2;
const shortestPauseMs = 5_000;
const longestPauseMs = 300_000;
/** If a stream opens later than this after waking, events may have been missed. */
const gapMs = 5_000;

/**
 * Receives live events once per browser: of the windows that are awake, the one that holds the lock
 * listens and forwards events to the others. A broken connection is reopened by the browser, with
 * the id of the last event; a refused one is retried at increasing intervals. If events may have
 * been missed, all kinds are reported as changed.
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

  /** Listens until the signal aborts. */
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
        // The next request of this page finds out how the session ended.
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
      // Going to sleep while another window holds the lock cancels the request for it.
      else locks.request(lockName, { signal }, () => listen(signal)).catch(() => undefined);
    },
    sleep() {
      asleep?.abort();
      asleep = null;
    },
  };
}
