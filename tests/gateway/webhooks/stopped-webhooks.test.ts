import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { startReceiver } from './receiver.ts';
import { ALL_SCOPES, beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;
const DAY_MS = 86_400_000;
/** More than the pause between two looks for stopped webhooks. */
const LOOK_MS = 11 * 60_000;
const KEPT_MS = 90 * DAY_MS;

interface Answer {
  viewer: { webhooks: { status: string; removedAt: string | null }[] };
}

describe.each(durableDialects)('in %s', (dialect) => {
  async function start() {
    const durable = await (await durablePlace(dialect)).open();
    const receiver = await startReceiver();
    const hooks = await startHooks({}, { durable });
    const { id } = await beginHook(hooks, receiver.url, ['TASK']);
    hooks.happens({ kind: 'task', key: 'T1' });
    await hooks.pass(POLL_MS);
    const count = async (table: string) => {
      const [row] = await durable.all<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
      return Number(row?.count);
    };
    return {
      ...{ hooks, id, receiver },
      stored: async () => [await count('webhook'), await count('webhook_feed')],
      log: () => hooks.logLines.join(''),
      async read() {
        const query = '{ viewer { webhooks { status removedAt } } }';
        const { data } = await hooks.ask(query, { cookie: await hooks.signIn() });
        return (data as unknown as Answer).viewer.webhooks;
      },
    };
  }

  test('a webhook whose account is gone sends nothing more, is removed after 90 days, and the log says both', async () => {
    const { hooks, receiver, stored, log } = await start();
    hooks.endToken();
    hooks.begin(POLL_MS);
    await expect.poll(() => hooks.hooks()).toMatchObject([{ status: 'STOPPED' }]);
    hooks.begin(LOOK_MS);
    await expect.poll(log).toContain('webhooks stopped with their API tokens');
    hooks.begin(KEPT_MS - LOOK_MS);
    await hooks.pass();
    expect(await stored()).toEqual([1, 1]);
    hooks.begin(LOOK_MS);
    await expect.poll(stored).toEqual([0, 0]);
    expect(receiver.received).toHaveLength(1);
    expect(log().match(/a stopped webhook was removed/gu)).toHaveLength(1);
    expect(log().match(/webhooks stopped with/gu)).toHaveLength(1);
    expect(log()).not.toContain(receiver.url);
  });

  test('a webhook of a revoked token says when it will be removed, and stays with another token', async () => {
    const { hooks, id, stored, read, log } = await start();
    const { apiToken } = await hooks.create({ scopes: ALL_SCOPES, expiresOn: '2027-06-15' });
    expect(await read()).toEqual([{ status: 'ACTIVE', removedAt: null }]);
    await hooks.revoke(hooks.token.id);
    hooks.begin(LOOK_MS);
    await expect.poll(log).toContain('webhooks stopped with their API tokens');
    const [webhook] = await read();
    expect(Date.parse(webhook?.removedAt ?? '')).toBe(hooks.clock.now + KEPT_MS);
    await hooks.updateHook({ id, apiTokenId: apiToken?.id });
    expect(await read()).toEqual([{ status: 'ACTIVE', removedAt: null }]);
    await hooks.pass(KEPT_MS + LOOK_MS);
    await hooks.pass(LOOK_MS);
    expect(await stored()).toEqual([1, 1]);
  });
});
