import type { After } from '../async/timers.ts';
import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { PolledEvents } from './rest.ts';

/** How all feeds of a process poll the services. */
export interface PollOptions {
  /** Polls the services' events as a session. */
  poll(session: SessionRecord, since: string | null, signal: AbortSignal): Promise<PolledEvents>;
  after: After;
  /**
   * From 0 to 1: varies the intervals, so that accounts that signed in at the same time do not keep
   * polling at the same time.
   */
  random(): number;
  /** 0: never. */
  pollMs: number;
}

/** The feed that the events are polled for. */
interface PollTarget {
  /** The sessions that may poll, read anew. */
  sessions(): Promise<SessionRecord[]>;
  /** Whether this process is the one that polls, for at least this long. */
  hold(ms: number): Promise<boolean>;
  onEvents(polled: PolledEvents): void;
  /** The services no longer know the cursor, so the events after it are lost. */
  onCursorLost(): void;
  onFailure(error: unknown): void;
}

export interface EventPoll {
  /** Starts polling, unless it has been started before or is switched off. */
  start(): void;
  /** The cursor to begin with, if none is known yet. */
  beginAt(cursor: string): void;
  /** The cursor up to which another process has polled. */
  continueAt(cursor: string): void;
  stop(): void;
}

/** After failures the interval doubles, up to this factor. */
const MAX_BACKOFF = 8;
/** Another process polls if this one has not for so many intervals. */
const LEASE_INTERVALS = 2.5;

/**
 * Polls the events of an account until it is stopped or the services turn out not to have the
 * operation.
 */
export function createEventPoll(options: PollOptions, target: PollTarget): EventPoll {
  const { after, pollMs } = options;
  const stopped = new AbortController();
  let since: string | null = null;
  let failures = 0;
  let cancelTimer: (() => void) | null = null;

  function pollAfter(ms: number): void {
    if (stopped.signal.aborted) return;
    cancelTimer = after(ms, () => void poll());
  }

  async function poll(): Promise<void> {
    try {
      const sessions = await target.sessions();
      // After a failure the next session polls, because the failure may concern one session only.
      const session = sessions[failures % sessions.length];
      if (session !== undefined && (await target.hold(LEASE_INTERVALS * pollMs)))
        receive(await options.poll(session, since, stopped.signal));
      failures = 0;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof UpstreamError && error.kind === 'not-implemented') return;
      if (isRefusedWith(error, RETURNCODES.INVALID) && since !== null) {
        since = null;
        target.onCursorLost();
      }
      failures += 1;
      if (failures === 1) target.onFailure(error);
    }
    const pause = pollMs * Math.min(2 ** failures, MAX_BACKOFF);
    // Other processes must not poll services that fail either.
    if (failures > 0) await target.hold(LEASE_INTERVALS * pause).catch(() => false);
    pollAfter(pause * (0.9 + 0.2 * options.random()));
  }

  function receive(polled: PolledEvents): void {
    if (stopped.signal.aborted) return;
    since = polled.cursor;
    target.onEvents(polled);
  }

  return {
    start() {
      if (pollMs > 0 && cancelTimer === null) pollAfter(0);
    },
    beginAt(cursor) {
      since ??= cursor;
    },
    continueAt(cursor) {
      since = cursor;
    },
    stop() {
      stopped.abort();
      cancelTimer?.();
    },
  };
}
