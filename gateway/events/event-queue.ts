import type { EventSink } from './event-stream.ts';
import type { LiveEvent } from './live-event.ts';

/** What a subscription gets: an event, or the notice that its session has ended. */
type QueuedEvent = LiveEvent | 'ended';

/** Live events as values, for a subscription. */
export interface EventQueue extends EventSink {
  events: AsyncIterableIterator<QueuedEvent, undefined>;
}

/** A reader who is this many events behind is given up; it subscribes again and reads anew. */
const MAX_WAITING = 1000;

/** `onClose` is called once, when the reader has left or the queue was closed. */
export function createEventQueue(onClose: () => void): EventQueue {
  const waiting: QueuedEvent[] = [];
  let wake: (() => void) | null = null;
  let isOpen = true;

  function push(...events: QueuedEvent[]): void {
    if (!isOpen) return;
    waiting.push(...events);
    if (waiting.length > MAX_WAITING) {
      waiting.length = 0;
      close();
    }
    wake?.();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    wake?.();
    onClose();
  }

  async function next(): Promise<IteratorResult<QueuedEvent, undefined>> {
    const value = waiting.shift();
    if (value !== undefined) return { done: false, value };
    if (!isOpen) return { done: true, value: undefined };
    await new Promise<void>((resolve) => (wake = resolve));
    return next();
  }

  async function leave(): Promise<IteratorResult<QueuedEvent, undefined>> {
    waiting.length = 0;
    close();
    return { done: true, value: undefined };
  }

  const events: EventQueue['events'] = {
    next,
    // Not that of a generator function: a waiting `next` would hold it back.
    return: leave,
    [Symbol.asyncIterator]: () => events,
  };
  return {
    events,
    send: (sent) => push(...sent),
    // The protocol of subscriptions has heartbeats of its own.
    sendHeartbeat: () => undefined,
    sendEnded: () => push('ended'),
    // A subscription has no page to cover: it gets no events until the session is unlocked.
    sendLocked: () => undefined,
    close,
  };
}
