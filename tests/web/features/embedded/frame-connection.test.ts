import { describe, expect, it, vi } from 'vitest';
import {
  createFrameConnection,
  MAX_MESSAGES_PER_SECOND,
} from '../../../../web/features/embedded/frame-connection.ts';
import { createRateLimit } from '../../../../web/features/embedded/rate-limit.ts';

const portal = 1;

describe('The rate limit', () => {
  it('holds for any period of its length, not only from one full second to the next', () => {
    let clock = 0;
    const rateLimit = createRateLimit({ times: 3, withinMs: 1000, now: () => clock });
    const takenAt = (moment: number) => {
      clock = moment;
      return rateLimit.take();
    };
    expect([900, 950, 990, 999, 1500].map(takenAt)).toEqual([true, true, true, false, false]);
    expect([1900, 1949, 1950].map(takenAt)).toEqual([true, false, true]);
  });
});

describe('The connection with a frame', () => {
  function connect() {
    const clock = { now: 0 };
    const browser = new EventTarget() as unknown as Window;
    const frame = { postMessage: vi.fn() };
    const heard: string[] = [];
    let silent = false;
    const connection = createFrameConnection({
      browser,
      frame: () => frame,
      origin: 'https://wms.example',
      now: () => clock.now,
      isPaused: () => silent,
      onMessage: ({ type }) => heard.push(type),
    });
    const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
      const { origin, source } = { origin: 'https://wms.example', source: frame, ...from };
      const event = Object.assign(new Event('message'), { data, origin, source });
      browser.dispatchEvent(event);
    };
    return { connection, frame, heard, post, clock, silence: (yes: boolean) => (silent = yes) };
  }

  it('receives messages from the frame at its origin, and from no other sender', () => {
    const { heard, post } = connect();
    post({ portal, type: 'ready' });
    post({ portal, type: 'close' }, { origin: 'https://evil.example' });
    post({ portal, type: 'close' }, { origin: 'https://wms.example.evil.example' });
    post({ portal, type: 'close' }, { origin: 'null' });
    post({ portal, type: 'close' }, { source: { postMessage: () => undefined } });
    post({ portal, type: 'close' }, { source: null });
    expect(heard).toEqual(['ready']);
  });

  it('answers messages that it cannot read, at the exact origin', () => {
    const { frame, post } = connect();
    post({ portal, type: 'title', title: 1 });
    post('noise');
    expect(frame.postMessage.mock.calls).toEqual([
      [{ portal: 1, type: 'refused', of: 'title', reason: 'shape' }, 'https://wms.example'],
    ]);
  });

  it('accepts 20 messages a second, drops the rest without an answer and counts them', () => {
    const { connection, frame, heard, post, clock } = connect();
    for (let at = 0; at < 10_000; at += 1) {
      clock.now = at / 10;
      post(at % 2 === 0 ? { portal, type: 'ready' } : { portal, type: 'nonsense' });
    }
    expect(heard.length + frame.postMessage.mock.calls.length).toBe(MAX_MESSAGES_PER_SECOND);
    expect(connection.dropped()).toBe(10_000 - MAX_MESSAGES_PER_SECOND);
    clock.now = 2500;
    post({ portal, type: 'close' });
    expect(heard.at(-1)).toBe('close');
  });

  it('sends nothing while it is silenced, nor after it has ended', () => {
    const { connection, frame, heard, post, silence } = connect();
    silence(true);
    connection.send({ type: 'language', locale: 'en-US' });
    silence(false);
    connection.end();
    connection.send({ type: 'language', locale: 'en-US' });
    post({ portal, type: 'ready' });
    expect([frame.postMessage.mock.calls, heard]).toEqual([[], []]);
  });
});
