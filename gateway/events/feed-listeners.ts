import type { SessionRecord } from '../store/session-store.ts';
import type { EventLog } from './event-log.ts';
import type { EventSink } from './event-stream.ts';
import { EVERY_KIND } from './live-event.ts';

/** One connected browser. */
interface Listener {
  session: SessionRecord;
  stream: EventSink;
  locked: boolean;
  /** Sequence number of the last batch sent to it. */
  sent: number;
}

/** The connected browsers of a feed. Each gets the batches of the log that it has not received. */
export interface FeedListeners {
  /** Adds a browser that has received everything up to a sequence number. */
  add(session: SessionRecord, stream: EventSink, sent: number): void;
  remove(stream: EventSink): void;
  /** Sends new batches to all browsers whose session is not locked. */
  flush(): void;
  /** Sessions that are not locked. */
  unlockedSessions(): SessionRecord[];
  /** Reads all sessions again, or one of them. Browsers of changed sessions are disconnected. */
  refresh(sessionId?: string): Promise<void>;
  sendHeartbeat(): void;
  close(): void;
}

export function createFeedListeners(
  log: EventLog,
  readSession: (id: string) => Promise<SessionRecord | null>,
  onEmpty: () => void,
): FeedListeners {
  const listeners = new Set<Listener>();

  function flush(listener: Listener): void {
    if (listener.locked) return;
    const missed = log.after(listener.sent);
    listener.sent = log.sequence();
    if (missed === null) listener.stream.send(EVERY_KIND, log.cursor());
    for (const { events, cursor, except } of missed ?? [])
      listener.stream.send(except === listener.session.id ? [] : events, cursor);
  }

  function remove(listener: Listener): void {
    if (listeners.delete(listener) && listeners.size === 0) onEmpty();
  }

  async function refresh(listener: Listener): Promise<void> {
    const session = await readSession(listener.session.id);
    if (session === null) listener.stream.sendEnded();
    // The post or store has changed: the browser reconnects and joins the matching feed.
    if (session?.accountVersion !== listener.session.accountVersion) {
      listener.stream.close();
      remove(listener);
      return;
    }
    listener.session = session;
    const wasLocked = listener.locked;
    listener.locked = session.lockedAt !== null;
    if (listener.locked && !wasLocked) listener.stream.sendLocked();
    flush(listener);
  }

  return {
    add(session, stream, sent) {
      const listener = { session, stream, locked: session.lockedAt !== null, sent };
      listeners.add(listener);
      flush(listener);
    },
    remove(stream) {
      const listener = [...listeners].find((each) => each.stream === stream);
      if (listener) remove(listener);
    },
    flush: () => listeners.forEach(flush),
    unlockedSessions: () =>
      [...listeners].filter(({ locked }) => !locked).map(({ session }) => session),
    async refresh(sessionId) {
      const changed = [...listeners].filter(
        ({ session }) => sessionId === undefined || session.id === sessionId,
      );
      await Promise.all(changed.map(refresh));
    },
    sendHeartbeat() {
      for (const { stream } of listeners) stream.sendHeartbeat();
    },
    close() {
      for (const { stream } of listeners) stream.close();
      listeners.clear();
    },
  };
}
