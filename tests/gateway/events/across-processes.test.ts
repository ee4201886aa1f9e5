import { describe, expect, onTestFinished, test } from 'vitest';
import { createEventStream } from '../../../gateway/events/event-stream.ts';
import { createLiveEvents } from '../../../gateway/events/live-events.ts';
import type { PolledEvents } from '../../../gateway/events/rest.ts';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { connectChannel } from '../../../gateway/store/redis/redis-channel.ts';
import { createRedisFeedLeases } from '../../../gateway/store/redis/redis-feed-leases.ts';
import { createRedisSessionStore } from '../../../gateway/store/redis/redis-session-store.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

const SECRET = Buffer.alloc(32, 7);
const TOKENS = { accessToken: 'a', refreshToken: 'b' };

/** Two processes whose polls are answered by `answer`. */
async function twoProcesses(
  answer: (since: string | null) => PolledEvents = () => ({ cursor: '1', events: [] }),
) {
  const server = await emptyRedis();
  const asked: string[] = [];
  async function open(name: string) {
    const redis = await redisConnection(server);
    const options = { redis, secret: SECRET, idleMs: 1e9, absoluteMs: 1e9, clock: () => 1 };
    const sessions = createRedisSessionStore(options);
    const timers = createManualTimers();
    const sealing = createSealing(SECRET);
    const live = createLiveEvents({
      poll: async (_session, since) => {
        asked.push(name);
        return answer(since);
      },
      readSession: (id) => sessions.read(id),
      after: timers.after,
      random: () => 0.5,
      pollMs: 15_000,
      logger: silentLogger,
      channel: await connectChannel(redis, sealing),
      feedLeases: createRedisFeedLeases(redis, sealing),
    });
    onTestFinished(() => live.close());
    return { live, sessions, timers, redis };
  }
  return { one: await open('one'), other: await open('other'), asked };
}

type Process = Awaited<ReturnType<typeof twoProcesses>>['one'];

/** A browser that is connected to a process. */
async function browserAt({ live, sessions }: Process, account = SIGNED_IN_STAFF) {
  const { session } = await sessions.create(account, TOKENS);
  const stream = live.open(session, null, createEventStream);
  if (stream === null) throw new Error('no stream');
  let heard = '';
  stream.body.on('data', (data: Buffer) => (heard += data.toString()));
  return { session, heard: () => heard };
}

describe.skipIf(!hasRedis())('live events of two processes', () => {
  test('a change on one process reaches the browsers of its account on the other', async () => {
    const { one, other } = await twoProcesses();
    const [mine, away] = [await browserAt(one), await browserAt(other)];
    const stranger = await browserAt(other, { ...SIGNED_IN_STAFF, userid: 'somebody' });
    one.live.notify(mine.session, [{ kind: 'favourites', key: 'F1' }]);
    await expect.poll(away.heard).toContain('F1');
    one.live.notifyEnterprise(mine.session, [{ kind: 'list', key: 'L1' }]);
    await expect.poll(stranger.heard).toContain('L1');
    expect(stranger.heard()).not.toContain('F1');
    expect(mine.heard()).not.toContain('F1');
  });

  test('a session that ends on one process ends its stream on the other', async () => {
    const { one, other } = await twoProcesses();
    const away = await browserAt(other);
    await one.sessions.delete(away.session.id);
    one.live.changed(away.session.id);
    await expect.poll(away.heard).toContain('event: ended');
  });

  test('one process polls for an account, and the browsers of both hear of it', async () => {
    let polls = 0;
    const { one, other, asked } = await twoProcesses(() => {
      polls += 1;
      return { cursor: String(polls), events: [{ kind: 'task', key: `T${String(polls)}` }] };
    });
    const [first, second] = [await browserAt(one), await browserAt(other)];
    one.timers.pass(0);
    await expect.poll(first.heard).toContain('T1');
    await expect.poll(second.heard).toContain('T1');
    other.timers.pass(0);
    await expect.poll(() => other.timers.waiting()).toContain(15_000);
    expect(asked).toEqual(['one']);
    one.timers.pass(15_000);
    await expect.poll(second.heard).toContain('T2');
    expect(asked).toEqual(['one', 'one']);
  });

  test('the other process goes on at the same cursor when the first one stops', async () => {
    const cursors: (string | null)[] = [];
    const { one, other, asked } = await twoProcesses((since) => {
      cursors.push(since);
      return { cursor: '7', events: [] };
    });
    const mine = await browserAt(one);
    const away = await browserAt(other);
    one.timers.pass(0);
    await expect.poll(away.heard).toContain('id: 7');
    expect(mine.heard()).toContain('id: 7');
    one.live.close();
    await expect.poll(() => other.redis.send<string[]>('KEYS', 'portal:feed:*')).toEqual([]);
    other.timers.pass(0);
    await expect.poll(() => asked).toEqual(['one', 'other']);
    expect(cursors).toEqual([null, '7']);
  });
});

test.skipIf(!hasRedis())('messages are sealed, and those of strangers are ignored', async () => {
  const server = await emptyRedis();
  const [one, other, stranger] = [
    await redisConnection(server),
    await redisConnection(server),
    await redisConnection(server),
  ];
  const seen: string[] = [];
  await stranger.subscribe('portal:channel', (message) => void seen.push(message));
  const heard: unknown[] = [];
  const receiver = await connectChannel(other, createSealing(SECRET));
  receiver.receive('topic', (content) => void heard.push(content));
  const sender = await connectChannel(one, createSealing(SECRET));
  const forger = await connectChannel(stranger, createSealing(Buffer.alloc(32, 9)));
  forger.send('topic', 'forged');
  sender.send('topic', { account: 'ops_director' });
  await expect.poll(() => heard).toEqual([{ account: 'ops_director' }]);
  await expect.poll(() => seen).toHaveLength(2);
  expect(seen.join('')).not.toMatch(/ops_director|b3BzX2Rpc/u);
});
