import { createListeners } from '../../design/storage/listeners.ts';
import { changesOfAllKinds, isLiveEvent, parseEvents, type LiveEvent } from './live-event.ts';
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

const LOCK_NAME = 'portal.live';
/** `EventSource.CLOSED`. */
const CLOSED = 2;
const MIN_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;
/** If a stream opens later than this after waking, events may have been missed. */
const MAX_GAP_MS = 5_000;

/**
 * Receives live events once per browser: of the windows that are awake, the one that holds the lock
 * listens and forwards events to the others. A broken connection is reopened by the browser, with
 * the id of the last event; a refused one is retried at increasing intervals. If events may have
 * been missed, all kinds are reported as changed.
 */
export function createLiveFeed(options: LiveFeedOptions): LiveFeed {
  const { channel, onOwnChanges, locks, now } = options;
  const listeners = createListeners<[events: readonly LiveEvent[]]>();
  let awake: AbortController | null = null;
  let wokenAt = 0;

  const notifyThisWindow = (events: readonly LiveEvent[]) => {
    if (awake !== null) listeners.notify(events);
  };
  const notifyAllWindows = (events: readonly LiveEvent[]) => {
    if (events.length === 0) return;
    notifyThisWindow(events);
    channel.post({ kind: 'live', events });
  };
  channel.subscribe((message) => {
    if (message.kind === 'live') notifyThisWindow(message.events.filter(isLiveEvent));
  });

  onOwnChanges?.(notifyThisWindow);

  return {
    subscribe: listeners.add,
    wake() {
      if (awake !== null) return;
      awake = new AbortController();
      wokenAt = now();
      const { signal } = awake;
      const receive = () =>
        receiveEvents({
          ...options,
          signal,
          hasGap: () => now() - wokenAt > MAX_GAP_MS,
          onEvents: notifyAllWindows,
        });
      if (locks === undefined) void receive();
      // Going to sleep while another window holds the lock cancels the request for it.
      else locks.request(LOCK_NAME, { signal }, receive).catch(() => undefined);
    },
    sleep() {
      awake?.abort();
      awake = null;
    },
  };
}

interface ReceiveOptions extends Pick<LiveFeedOptions, 'open' | 'after'> {
  signal: AbortSignal;
  /** Whether events may have been missed before a stream that opens now. */
  hasGap: () => boolean;
  onEvents: (events: readonly LiveEvent[]) => void;
}

/** Receives events from the gateway until the signal aborts. */
function receiveEvents({ open, after, signal, hasGap, onEvents }: ReceiveOptions): Promise<void> {
  let source: LiveSource | null = null;
  let failures = 0;
  let cancelRetry: () => void = () => undefined;
  const stop = () => {
    cancelRetry();
    source?.close();
  };
  function connect() {
    const opened = open();
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      if (hasGap()) onEvents(changesOfAllKinds);
    });
    opened.addEventListener('message', (event) =>
      onEvents(parseEvents('data' in event ? event.data : null)),
    );
    opened.addEventListener('ended', () => {
      // The next request of this page finds out how the session ended.
      stop();
      onEvents(changesOfAllKinds);
    });
    // The next request of this page finds out, and covers it.
    opened.addEventListener('locked', () => onEvents(changesOfAllKinds));
    opened.addEventListener('error', () => {
      if (opened.readyState !== CLOSED) return;
      cancelRetry = after(Math.min(MIN_RETRY_MS * 2 ** failures, MAX_RETRY_MS), connect);
      failures += 1;
    });
  }
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    connect();
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}
