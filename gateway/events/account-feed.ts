import { UpstreamError } from '../errors/upstream-error.ts';
import type { Logger } from '../logging/logger.ts';
import { OWN_FEEDS, type FeedLeases } from '../store/feed-leases.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { createEventLog } from './event-log.ts';
import { createEventPoll, type PollOptions } from './event-poll.ts';
import type { EventSink } from './event-stream.ts';
import { createFeedListeners } from './feed-listeners.ts';
import { EVERY_KIND, type LiveEvent } from './live-event.ts';
import { isCursor } from './rest.ts';
import type { SharedPoll } from './shared-poll.ts';

export interface FeedParts extends PollOptions {
  /** Names the account and its post, the same in all processes. */
  name: string;
  /** Passes on what was polled to the other processes. */
  share(polled: SharedPoll): void;
  feedLeases?: FeedLeases;
  readSession(id: string): Promise<SessionRecord | null>;
  logger: Logger;
}

/**
 * The live events of an account in one of its posts, for all its connected browsers. There is one
 * poll for all of them and in all processes, as a session that is connected, unlocked and still in
 * that post. Polls do not count as use of a session. The feed ends with its last listener.
 */
export interface AccountFeed {
  join(session: SessionRecord, stream: EventSink, lastEventId: string | null): void;
  leave(stream: EventSink): void;
  /** Sends events to all browsers except those of a session. */
  notify(events: readonly LiveEvent[], except: string): void;
  /** Takes what another process has polled. */
  receive(polled: SharedPoll): void;
  /** Reads a session again that may have changed. */
  refreshSession(sessionId: string): void;
  close(): void;
}

const HEARTBEAT_MS = 25_000;

/** `onEmpty` is called when the last browser has left. */
export function createAccountFeed(parts: FeedParts, onEmpty: () => void): AccountFeed {
  const { after, name, share, feedLeases = OWN_FEEDS } = parts;
  const warn = warnTo(parts.logger);
  const log = createEventLog();
  const listeners = createFeedListeners(log, parts.readSession, () => {
    stop();
    onEmpty();
  });
  const eventPoll = createEventPoll(parts, {
    async sessions() {
      await listeners.refresh();
      return listeners.unlockedSessions();
    },
    hold: (ms) => feedLeases.hold(name, ms),
    onEvents(polled) {
      if (publishNews(polled)) share(polled);
    },
    onCursorLost() {
      publish(EVERY_KIND, null, null);
      share({ cursor: null, events: EVERY_KIND });
    },
    onFailure: warn,
  });
  let isStopped = false;
  let cancelHeartbeat = after(HEARTBEAT_MS, heartbeat);

  function publish(
    events: readonly LiveEvent[],
    cursor: string | null,
    except: string | null,
  ): void {
    log.append({ cursor, events, except });
    listeners.flush();
  }

  /** Whether there was something new. */
  function publishNews({ cursor, events }: SharedPoll): boolean {
    const isNews = events.length > 0 || log.cursor() !== cursor;
    if (isNews) publish(events, cursor, null);
    return isNews;
  }

  function heartbeat(): void {
    listeners.sendHeartbeat();
    listeners.refresh().catch(warn);
    if (!isStopped) cancelHeartbeat = after(HEARTBEAT_MS, heartbeat);
  }

  function stop(): void {
    isStopped = true;
    eventPoll.stop();
    feedLeases.release(name);
    cancelHeartbeat();
  }

  return {
    join(session, stream, lastEventId) {
      const sent = isCursor(lastEventId) ? log.sequenceOf(lastEventId) : null;
      if (isCursor(lastEventId) && sent === null) {
        eventPoll.beginAt(lastEventId);
        stream.send(EVERY_KIND, log.cursor());
      }
      listeners.add(session, stream, sent ?? log.sequence());
      eventPoll.start();
    },
    leave: (stream) => listeners.remove(stream),
    notify: (events, except) => publish(events, log.cursor(), except),
    receive(polled) {
      if (polled.cursor !== null) eventPoll.continueAt(polled.cursor);
      publishNews(polled);
    },
    refreshSession: (sessionId) => void listeners.refresh(sessionId).catch(warn),
    close() {
      stop();
      listeners.close();
    },
  };
}

function warnTo(logger: Logger) {
  return (error: unknown): void => {
    const isKnown = error instanceof UpstreamError;
    const message = isKnown ? error.message : 'the feed of an account failed';
    logger.warn({ operation: 'events' }, message);
  };
}
