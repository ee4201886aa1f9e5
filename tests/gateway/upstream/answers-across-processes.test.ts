import { describe, expect, test } from 'vitest';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { connectChannel } from '../../../gateway/store/redis/redis-channel.ts';
import { createRedisEnterpriseAnswers } from '../../../gateway/store/redis/redis-enterprise-answers.ts';
import { createCachedAnswers } from '../../../gateway/upstream/cached-answers.ts';
import { unstoredSession } from '../../../gateway/store/session-rows.ts';
import {
  contentOf,
  emptyRedis,
  hasRedis,
  redisConnection,
  type EmptyRedis,
} from '../../support/redis.ts';
import { ACCOUNT, OLD } from './fixture.ts';

const NOW = Date.UTC(2026, 5, 15);
const TIMES = { sharedCacheMs: 60_000, metadataCacheMs: 60_000, sessionAbsoluteMs: 3_600_000 };

/** The cached answers of one process, whose services answer with the number of their calls. */
async function processOf(server: EmptyRedis, calls: { count: number }) {
  const redis = await redisConnection(server);
  const sealing = createSealing(Buffer.alloc(32, 7));
  const cached = createCachedAnswers(TIMES, () => NOW, {
    channel: await connectChannel(redis, sealing),
    enterpriseAnswers: createRedisEnterpriseAnswers(redis, sealing),
  });
  const ask = (operation: 'channels', body: object, enterprise = '100001') =>
    cached.answerTo(
      unstoredSession({ ...ACCOUNT, ent_id: enterprise }, OLD, NOW),
      {
        ...{ operation, url: new URL('http://retail.test/x'), body: JSON.stringify(body) },
        ...{ timeoutMs: 1_000, fresh: false },
      },
      async () => ({ secretAnswer: (calls.count += 1) }),
    );
  return { cached, redis, ask };
}

describe.skipIf(!hasRedis())('answers shared by an enterprise', () => {
  test('are asked for once by two processes, and are not for other enterprises', async () => {
    const server = await emptyRedis();
    const calls = { count: 0 };
    const [one, other] = [await processOf(server, calls), await processOf(server, calls)];
    expect(await one.ask('channels', {})).toEqual({ secretAnswer: 1 });
    await expect.poll(() => one.redis.send<string[]>('KEYS', 'portal:answer:*')).toHaveLength(1);
    expect(await other.ask('channels', {})).toEqual({ secretAnswer: 1 });
    expect(await other.ask('channels', {}, '200002')).toEqual({ secretAnswer: 2 });
    expect(await other.ask('channels', { other: true })).toEqual({ secretAnswer: 3 });
    const content = await contentOf(one.redis);
    expect(content).not.toMatch(/secretAnswer|100001|retail\.test/u);
  });

  test('are forgotten by all processes when one of them has changed a module', async () => {
    const server = await emptyRedis();
    const calls = { count: 0 };
    const [one, other] = [await processOf(server, calls), await processOf(server, calls)];
    const lookup = { params: { lookupid: 'L' } };
    const ask = () => other.ask('channels', lookup);
    expect(await ask()).toEqual({ secretAnswer: 1 });
    await expect.poll(() => one.redis.send<string[]>('KEYS', 'portal:answer:*')).toHaveLength(1);
    one.cached.forgetModule('100001', 'M');
    await expect.poll(ask).toEqual({ secretAnswer: 2 });
  });
});

test.skipIf(!hasRedis())('without Redis, the services answer', async () => {
  const server = await emptyRedis();
  const { ask, redis } = await processOf(server, { count: 0 });
  await server.kill();
  await redis.check().catch(() => undefined);
  expect(await ask('channels', {})).toEqual({ secretAnswer: 1 });
});
