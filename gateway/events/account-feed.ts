import { UpstreamError } from '../errors/upstream-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { createEventLog } from './event-log.ts';
import { createEventPoll, type PollOptions } from './event-poll.ts';
import type { EventStream } from './event-stream.ts';
import { createFeedListeners } from './feed-listeners.ts';
import { EVERY_KIND, type LiveEvent } from './live-event.ts';
import { isCursor } from './rest.ts';

/** Shared by all feeds of a process. */
export interface FeedParts extends PollOptions {
  readSession(id: string): Promise<SessionRecord | null>;
  logger: Logger;
}

/**
 * The live events of an account in one of its posts, for all its connected browsers. There is one
 * poll for all of them, as a session that is connected, unlocked and still in that post. Polls do
 * not count as use of a session. The feed ends with its last listener.
 */
export interface AccountFeed {
  join(session: SessionRecord, stream: EventStream, lastEventId: string | null): void;
  leave(stream: EventStream): void;
  /** Sends events to all browsers except those of a session. */
  notify(events: readonly LiveEvent[], except: string): void;
  /** Reads a session again that may have changed. */
  refreshSession(sessionId: string): void;
  close(): void;
}

const HEARTBEAT_MS = 25_000;

/** `onEmpty` is called when the last browser has left. */
export function createAccountFeed(parts: FeedParts, onEmpty: () => void): AccountFeed {
  const { after, logger } = parts;
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
    onEvents({ cursor, events }) {
      if (events.length > 0 || log.cursor() !== cursor) publish(events, cursor, null);
    },
    onCursorLost: () => publish(EVERY_KIND, null, null),
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

  function heartbeat(): void {
    listeners.sendHeartbeat();
    listeners.refresh().catch(warn);
    if (!isStopped) cancelHeartbeat = after(HEARTBEAT_MS, heartbeat);
  }

  function stop(): void {
    isStopped = true;
    eventPoll.stop();
    cancelHeartbeat();
  }

  function warn(error: unknown): void {
    const isKnown = error instanceof UpstreamError;
    const message = isKnown ? error.message : 'the feed of an account failed';
    logger.warn({ operation: 'events' }, message);
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
    refreshSession: (sessionId) => void listeners.refresh(sessionId).catch(warn),
    close() {
      stop();
      listeners.close();
    },
  };
}
