import { describe, expect, it } from 'vitest';
import { liveKinds, type LiveEvent } from '../../../../web/platform/session/live-event.ts';
import {
  createLiveFeed,
  type LiveFeedOptions,
} from '../../../../web/platform/session/live-feed.ts';
import {
  isSessionMessage,
  silentChannel,
} from '../../../../web/platform/session/session-channel.ts';
import { fakeLocks, FakeEventSource, fakeWindows } from '../../support/fake-live-connection.ts';

const approval = { kind: 'approval', key: 'T1' } as const;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A window with its feed and the events that it received. */
function feedOf(over: Partial<LiveFeedOptions> = {}) {
  const sources: FakeEventSource[] = [];
  const timers: { ms: number; action: () => void; cancelled: boolean }[] = [];
  const time = { now: 0 };
  const feed = createLiveFeed({
    channel: silentChannel,
    open() {
      const source = new FakeEventSource();
      sources.push(source);
      return source;
    },
    locks: undefined,
    now: () => time.now,
    after(ms, action) {
      const timer = { ms, action, cancelled: false };
      timers.push(timer);
      return () => (timer.cancelled = true);
    },
    ...over,
  });
  const received: LiveEvent[][] = [];
  feed.subscribe((events) => received.push([...events]));
  return { feed, sources, timers, received, time };
}

/** Windows of one browser. */
function windowsOf(count: number) {
  const locks = fakeLocks();
  return fakeWindows(count).map((channel) => feedOf({ channel, locks }));
}

describe('A change by this window', () => {
  it('is reported to its own listeners at once, while it is visible', () => {
    let change = (_events: readonly LiveEvent[]) => {};
    const { feed, received } = feedOf({ onOwnChanges: (listener) => (change = listener) });
    change([approval]);
    feed.wake();
    change([approval]);
    expect(received).toEqual([[approval]]);
  });
});

describe('The live feed', () => {
  it('passes on events of the gateway, and nothing that it does not understand', () => {
    const { feed, sources, received } = feedOf();
    feed.wake();
    sources[0]?.opens();
    sources[0]?.tells(approval);
    for (const odd of [
      '',
      'nonsense',
      'null',
      { kind: 'weather', key: null },
      { kind: 'task' },
      { kind: 'task', key: 7 },
    ])
      sources[0]?.tells(odd);
    expect(received).toEqual([[approval]]);
  });

  it('listens only while the page is visible, and only once', () => {
    const { feed, sources, received } = feedOf();
    expect(sources).toHaveLength(0);
    feed.wake();
    feed.wake();
    expect(sources).toHaveLength(1);
    feed.sleep();
    expect(sources[0]?.closed).toBe(true);
    sources[0]?.tells(approval);
    expect(received).toEqual([]);
    feed.wake();
    expect(sources).toHaveLength(2);
  });

  it('is one stream for all windows of a browser, and every awake window is notified', async () => {
    const windows = windowsOf(3);
    const [first, second, third] = windows;
    first?.feed.wake();
    second?.feed.wake();
    await settle();
    expect(windows.map(({ sources }) => sources.length)).toEqual([1, 0, 0]);
    first?.sources[0]?.tells(approval);
    expect([first?.received, second?.received, third?.received]).toEqual([
      [[approval]],
      [[approval]],
      [],
    ]);
  });

  it('is taken over by another window when the listening one sleeps, and the gap counts as a change of anything', async () => {
    const [first, second] = windowsOf(2);
    first?.feed.wake();
    second?.feed.wake();
    await settle();
    first?.feed.sleep();
    await settle();
    expect([first?.sources[0]?.closed, second?.sources.length]).toEqual([true, 1]);
    if (second) second.time.now = 60_000;
    second?.sources[0]?.opens();
    expect(second?.received).toEqual([liveKinds.map((kind) => ({ kind, key: null }))]);
    expect(first?.received).toEqual([]);
  });

  it('has no gap when it opens right after waking', () => {
    const { feed, sources, received, time } = feedOf();
    time.now = 900_000;
    feed.wake();
    time.now += 1_000;
    sources[0]?.opens();
    expect(received).toEqual([]);
  });

  it('stops waiting for the lock when it sleeps', async () => {
    const [first, second] = windowsOf(2);
    first?.feed.wake();
    second?.feed.wake();
    second?.feed.sleep();
    first?.feed.sleep();
    await settle();
    expect(second?.sources).toEqual([]);
  });

  it('leaves a broken connection to the browser, and retries a refused one at growing intervals', () => {
    const { feed, sources, timers } = feedOf();
    feed.wake();
    sources[0]?.fails('broken');
    expect(timers).toEqual([]);
    for (let time = 0; time < 8; time += 1) {
      sources.at(-1)?.fails('refused');
      timers.at(-1)?.action();
    }
    expect(timers.map(({ ms }) => ms)).toEqual([
      5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000,
    ]);
    sources.at(-1)?.opens();
    sources.at(-1)?.fails('refused');
    expect(timers.at(-1)?.ms).toBe(5_000);
    feed.sleep();
    expect(timers.at(-1)?.cancelled).toBe(true);
  });

  it('stops listening when the session has ended, and lets the page reload', () => {
    const { feed, sources, received, timers } = feedOf();
    feed.wake();
    sources[0]?.ends();
    expect(sources[0]?.closed).toBe(true);
    expect(received).toHaveLength(1);
    expect(timers).toEqual([]);
  });
});

describe('The notice that the session was locked elsewhere', () => {
  it('lets all windows reload, which finds the lock, and listening goes on', async () => {
    const [listening, other] = windowsOf(2);
    listening?.feed.wake();
    other?.feed.wake();
    await settle();
    listening?.sources[0]?.locks();
    expect(listening?.sources[0]?.closed).toBe(false);
    const all = liveKinds.map((kind) => ({ kind, key: null }));
    expect([listening?.received, other?.received]).toEqual([[all], [all]]);
  });
});

describe('A message between windows', () => {
  it.each([
    [{ kind: 'live', events: [approval] }, true],
    [{ kind: 'live', events: 'all' }, false],
    [{ kind: 'live' }, false],
    [{ kind: 'live', events: Array.from({ length: 101 }, () => approval) }, false],
  ])('%j is valid: %s', (message, expected) => {
    expect(isSessionMessage(message)).toBe(expected);
  });

  it('is passed on only as far as it is understood', () => {
    const [own, other] = fakeWindows(2);
    const { feed, received } = feedOf({ ...(own && { channel: own }) });
    feed.wake();
    other?.post({ kind: 'live', events: [approval, { kind: 'weather' }, null] });
    expect(received).toEqual([[approval]]);
  });
});
