import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { hasPostgres } from '../support/postgres.ts';
import { hasRedis } from '../support/redis.ts';
import { ask, listenAt, signInAt, startCluster } from './cluster-support.ts';

const WHO = '{ viewer { code } }';
const SIGN_OUT = 'mutation { sessionSignOut { userErrors { code } } }';
const SIGNED_IN = { viewer: { code: 'ops_director' } };

describe.skipIf(!hasRedis() || !hasPostgres())('three gateways', () => {
  test('know a session of one of them, also after that one was killed, and end it together', async () => {
    const { gateways } = await startCluster();
    const [first, second, third] = gateways;
    const cookie = await signInAt(first);
    expect((await ask(second, WHO, { cookie })).data).toEqual(SIGNED_IN);
    await first.kill();
    expect((await ask(third, WHO, { cookie })).data).toEqual(SIGNED_IN);
    expect((await ask(second, SIGN_OUT, { cookie })).errors).toBeUndefined();
    expect((await ask(third, WHO, { cookie })).data).not.toEqual(SIGNED_IN);
  });

  test('pass on an event of the services that one of them has polled', async () => {
    const { gateways, retail } = await startCluster();
    let polls = 0;
    retail.answer(OPERATIONS.events, () => {
      polls += 1;
      const events = polls === 3 ? [{ kind: 'task', key: 'T42' }] : [];
      return { returncode: '0', data: { cursor: String(Math.min(polls, 3)), events } };
    });
    const cookies = await Promise.all(gateways.map((gateway) => signInAt(gateway)));
    const heard = await Promise.all(
      gateways.map((gateway, index) => listenAt(gateway, cookies[index] ?? '')),
    );
    for (const browser of heard) await expect.poll(browser, { timeout: 20_000 }).toContain('T42');
  });

  test('go on when Redis has lost everything: at worst with a new sign-in', async () => {
    const { gateways, redis } = await startCluster();
    const [first, second] = gateways;
    const cookie = await signInAt(first);
    await redis.kill();
    await redis.restart();
    await expect.poll(() => signInAt(first).catch(() => null), { timeout: 20_000 }).not.toBeNull();
    expect((await ask(second, WHO, { cookie })).data).not.toEqual(SIGNED_IN);
    const renewed = await signInAt(first);
    expect((await ask(second, WHO, { cookie: renewed })).data).toEqual(SIGNED_IN);
  });
});
