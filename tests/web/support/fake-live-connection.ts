import type { LiveSource } from '../../../web/platform/session/live-feed.ts';
import type {
  SessionChannel,
  SessionMessage,
} from '../../../web/platform/session/session-channel.ts';

/** An event stream whose events are sent by the test. */
export class FakeEventSource extends EventTarget implements LiveSource {
  readyState = 0;
  closed = false;
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tells(data: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
  ends(): void {
    this.dispatchEvent(new MessageEvent('ended', { data: '{}' }));
  }
  locks(): void {
    this.dispatchEvent(new MessageEvent('locked', { data: '{}' }));
  }
  /** `refused`: the browser does not reconnect automatically. */
  fails(how: 'broken' | 'refused'): void {
    this.readyState = how === 'broken' ? 0 : 2;
    this.dispatchEvent(new Event('error'));
  }
}

/** The windows of one browser: each receives the messages of the others. */
export function fakeWindows(count: number): SessionChannel[] {
  const listeners = Array.from(
    { length: count },
    () => new Set<(message: SessionMessage) => void>(),
  );
  return listeners.map((own) => ({
    post: (message) =>
      listeners
        .filter((other) => other !== own)
        .forEach((other) => other.forEach((listener) => listener(message))),
    subscribe(listener) {
      own.add(listener);
      return () => own.delete(listener);
    },
  }));
}

type Request = (
  name: string,
  options: { signal: AbortSignal },
  work: () => Promise<void>,
) => Promise<void>;

/** The locks of a browser: one holder at a time, the others wait in order and may give up. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request: Request = (_name, { signal }, work) => {
    const before = last;
    const mine = before.then(() =>
      signal.aborted ? Promise.reject(new DOMException('given up', 'AbortError')) : work(),
    );
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request: request as unknown as LockManager['request'] };
}
