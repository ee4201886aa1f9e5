import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent } from './live-event.ts';

/** What takes the live events of a session. */
export interface EventSink {
  /**
   * Sends events. Only the last one carries the cursor, so that a stream that breaks in between
   * gets all of them again.
   */
  send(events: readonly LiveEvent[], cursor: string | null): void;
  /** Sends a comment that keeps the connection alive and that pages do not see. */
  sendHeartbeat(): void;
  /** Tells the client that the session has ended, so that it does not reconnect. */
  sendEnded(): void;
  /** Tells a page that the session was locked, in another window or by itself. */
  sendLocked(): void;
  close(): void;
}

/** One answer of /events, as server-sent events. */
interface EventStream extends EventSink {
  body: Readable;
}

/**
 * A slower reader is disconnected when this much is unsent. It reconnects with the cursor of what
 * it has received.
 */
const MAX_UNSENT_BYTES = 64 * 1024;
/** Pause before a browser reconnects. */
const RETRY_MS = 5_000;

/** `onClose` is called when the browser has disconnected or the stream was closed. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new PassThrough();
  body.once('close', onClose);
  // A disconnect is not an error.
  body.on('error', () => undefined);

  function write(text: string): void {
    if (text === '' || body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.readableLength + body.writableLength > MAX_UNSENT_BYTES) body.destroy();
  }

  write(`retry: ${String(RETRY_MS)}\n\n`);
  return {
    body,
    send(events, cursor) {
      const id = cursor === null ? '' : `id: ${cursor}\n`;
      // An id without data moves the browser's cursor without triggering an event.
      const last = events.length - 1;
      const messages = events.map(
        (event, index) => `${index === last ? id : ''}data: ${JSON.stringify(event)}\n\n`,
      );
      write(messages.join('') || (id && `${id}\n`));
    },
    sendHeartbeat: () => write(': \n\n'),
    sendEnded: () => write('event: ended\ndata: {}\n\n'),
    sendLocked: () => write('event: locked\ndata: {}\n\n'),
    close: () => void body.end(),
  };
}
