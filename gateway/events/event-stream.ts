import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent } from './live-event.ts';

/** One answer of /events, as server-sent events. */
export interface EventStream {
  body: Readable;
  /** The last of them carries the cursor: a stream that breaks before it is told all of them again. */
  tell(events: readonly LiveEvent[], cursor: string | null): void;
  /** A sign of life that no page sees. */
  beat(): void;
  /** The last word: there is nothing to come back for. */
  sayEnded(): void;
  close(): void;
}

/** Somebody who reads slower than this is cut off, and comes back with what he has heard. */
const MOST_WAITING_BYTES = 64 * 1024;
/** After how long a browser comes back by itself. */
const RETRY_MS = 5_000;

export function createEventStream(onClose: () => void): EventStream {
  const body = new PassThrough();
  body.once('close', onClose);
  // Whoever goes away in the middle is no error.
  body.on('error', () => undefined);

  function write(text: string): void {
    if (text === '' || body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.readableLength + body.writableLength > MOST_WAITING_BYTES) body.destroy();
  }

  write(`retry: ${String(RETRY_MS)}\n\n`);
  return {
    body,
    tell(events, cursor) {
      const id = cursor === null ? '' : `id: ${cursor}\n`;
      // An id without data moves the browser's cursor and disturbs nobody.
      const last = events.length - 1;
      const messages = events.map(
        (event, at) => `${at === last ? id : ''}data: ${JSON.stringify(event)}\n\n`,
      );
      write(messages.join('') || (id && `${id}\n`));
    },
    beat: () => write(': \n\n'),
    sayEnded: () => write('event: ended\ndata: {}\n\n'),
    close: () => void body.end(),
  };
}
