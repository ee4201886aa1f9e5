import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import type { Logger } from '../logging/logger.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { createEventLog } from './event-log.ts';
import type { EventStream } from './event-stream.ts';
import { ANYTHING, type LiveEvent } from './live-event.ts';
import { isCursor, type Happened } from './rest.ts';

/** Shared by all feeds of a process. */
export interface FeedParts {
  /** Polls the services' events as a session. */
  ask(session: SessionRecord, since: string | null, signal: AbortSignal): Promise<Happened>;
  readSession(id: string): Promise<SessionRecord | null>;
  after: After;
  /**
   * From 0 to 1: varies the intervals, so that accounts that signed in at the same time do not keep
   * polling at the same time.
   */
  random(): number;
  /** 0: never. */
  pollMs: number;
  logger: Logger;
}

/** One connected browser. */
interface Listener {
  session: SessionRecord;
  stream: EventStream;
  locked: boolean;
  /** Sequence number of the last batch sent to it. */
  heard: number;
}

/**
 * The live events of an account in one of its posts, for all its connected browsers. There is one
 * poll for all of them, as a session that is connected, unlocked and still in that post. Polls do
 * not count as use of a session. The feed ends with its last listener.
 */
export interface AccountFeed {
  join(session: SessionRecord, stream: EventStream, lastEventId: string | null): void;
  leave(stream: EventStream): void;
  tell(events: readonly LiveEvent[], except: string): void;
  /** Reads a session that may have changed. */
  review(sessionId: string): void;
  close(): void;
}

const BEAT_MS = 25_000;
/** After failures the interval doubles, up to this factor. */
const LONGEST_PAUSE = 8;

export function createAccountFeed(parts: FeedParts, onEmpty: () => void): AccountFeed {
  const { after, pollMs, logger } = parts;
  const listeners = new Set<Listener>();
  const log = createEventLog();
  const stopped = new AbortController();
  let since: string | null = null;
  let failures = 0;
  let cancelPoll: (() => void) | null = null;
  let cancelBeat = after(BEAT_MS, beat);

  function flush(listener: Listener): void {
    if (listener.locked) return;
    const missed = log.after(listener.heard);
    listener.heard = log.place();
    if (missed === null) listener.stream.tell(ANYTHING, log.cursor());
    for (const { events, cursor, except } of missed ?? [])
      listener.stream.tell(except === listener.session.id ? [] : events, cursor);
  }

  function leave(listener: Listener): void {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    stop();
    onEmpty();
  }

  function stop(): void {
    stopped.abort();
    cancelPoll?.();
    cancelBeat();
  }

  async function examine(listener: Listener): Promise<void> {
    const now = await parts.readSession(listener.session.id);
    if (now === null) listener.stream.sayEnded();
    // The post or store has changed: the browser reconnects and joins the matching feed.
    if (now?.accountVersion !== listener.session.accountVersion) {
      listener.stream.close();
      leave(listener);
      return;
    }
    listener.session = now;
    listener.locked = now.lockedAt !== null;
    flush(listener);
  }

  async function examineAll(): Promise<void> {
    await Promise.all([...listeners].map(examine));
  }

  function beat(): void {
    for (const { stream } of listeners) stream.beat();
    examineAll().catch(warn);
    if (!stopped.signal.aborted) cancelBeat = after(BEAT_MS, beat);
  }

  function pollAfter(ms: number): void {
    if (stopped.signal.aborted) return;
    cancelPoll = after(ms, () => void poll());
  }

  async function poll(): Promise<void> {
    try {
      await examineAll();
      const open = [...listeners].filter(({ locked }) => !locked);
      // After a failure the next session polls, because the failure may concern one session only.
      const asker = open[failures % open.length];
      if (asker !== undefined) hear(await parts.ask(asker.session, since, stopped.signal));
      failures = 0;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof UpstreamError && error.kind === 'not-implemented') return;
      if (isRefusedWith(error, RETURNCODES.INVALID) && since !== null) forget();
      failures += 1;
      if (failures === 1) warn(error);
    }
    const pause = pollMs * Math.min(2 ** failures, LONGEST_PAUSE);
    pollAfter(pause * (0.9 + 0.2 * parts.random()));
  }

  function hear({ cursor, events }: Happened): void {
    if (stopped.signal.aborted) return;
    since = cursor;
    if (events.length === 0 && log.cursor() === cursor) return;
    log.append({ cursor, events, except: null });
    listeners.forEach(flush);
  }

  /**
   * The services no longer know our cursor, so the events after it are lost: report a change of
   * every kind.
   */
  function forget(): void {
    since = null;
    log.append({ cursor: null, events: ANYTHING, except: null });
    listeners.forEach(flush);
  }

  function warn(error: unknown): void {
    logger.warn(
      { operation: 'events' },
      error instanceof UpstreamError ? error.message : 'the feed of an account failed',
    );
  }

  return {
    join(session, stream, lastEventId) {
      const known = isCursor(lastEventId) ? log.placeOf(lastEventId) : null;
      const listener = {
        session,
        stream,
        locked: session.lockedAt !== null,
        heard: known ?? log.place(),
      };
      listeners.add(listener);
      if (isCursor(lastEventId) && known === null) {
        since ??= lastEventId;
        stream.tell(ANYTHING, log.cursor());
      }
      flush(listener);
      if (pollMs > 0 && cancelPoll === null) pollAfter(0);
    },
    leave(stream) {
      const listener = [...listeners].find((each) => each.stream === stream);
      if (listener) leave(listener);
    },
    tell(events, except) {
      log.append({ cursor: log.cursor(), events, except });
      listeners.forEach(flush);
    },
    review(sessionId) {
      for (const listener of listeners)
        if (listener.session.id === sessionId) examine(listener).catch(warn);
    },
    close() {
      stop();
      for (const { stream } of listeners) stream.close();
      listeners.clear();
    },
  };
}
