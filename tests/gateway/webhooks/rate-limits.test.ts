import { describe, expect, test } from 'vitest';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { CREATE } from './hook-calls.ts';
import { startReceiver } from './receiver.ts';
import { startHooks, type HookGateway } from './webhook-support.ts';

const ROTATE = 'mutation ($id: ID!) { webhookSecretRotate(input: { id: $id }) { secret } }';
const TEST = 'mutation ($id: ID!) { webhookTest(input: { id: $id }) { test { isAccepted } } }';

/** Repeats a mutation until it is refused. Returns how often it was carried out, and the error. */
async function untilRefused(act: () => ReturnType<HookGateway['ask']>) {
  for (let count = 0; count < 50; count += 1) {
    const { errors } = await act();
    if (errors !== undefined) return { count, error: errors[0] };
  }
  throw new Error('not refused');
}

const PARTS: Readonly<Record<string, [name: string, limit: number, RegExp]>> = {
  'en-US': ['webhookCreations', 20, /at most 20 webhooks.*number 21.*in 60 seconds/u],
  'zh-CN': ['webhookCreations', 20, /最多创建 20 个.*第 21 次.*60秒/u],
  'zh-TW': ['webhookCreations', 20, /最多建立 20 個.*第 21 次.*60 ?秒/u],
};

describe('Creating webhooks is limited', () => {
  test.each(Object.entries(PARTS))('in %s', async (language, [name, limit, message]) => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    const input = { name: 'a', url: receiver.url, kinds: ['TASK'], apiTokenId: hooks.token.id };
    const create = (cookie = hooks.cookie) =>
      hooks.ask(CREATE, {
        ...{ cookie, variables: { input }, headers: { 'accept-language': language } },
      });
    const { count, error } = await untilRefused(() => create());
    expect(count).toBe(limit);
    expect(error?.message).toMatch(message);
    expect(error?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: { name, limit, value: limit + 1, retryAfterSeconds: 60 },
    });
    // Another account of the enterprise has its own limit; the token is refused, not the rate.
    const other = await hooks.signIn({ ...SIGNED_IN_STAFF, userid: 'U0007', userCode: 'other' });
    expect((await create(other)).errors).toBeUndefined();
    hooks.clock.now += 60_000;
    expect((await create()).errors).toBeUndefined();
  });

  test('for all API tokens of the account together', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    for (let count = 0; count < 20; count += 1) await hooks.createHook({ url: receiver.url });
    const variables = { input: { name: 'a', url: receiver.url, kinds: ['TASK'] } };
    const { errors } = await hooks.program(hooks.token.secret, CREATE, { variables });
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'RATE_LIMITED', limit: { name: 'webhookCreations' } },
    });
  });
});

test.each([
  ['webhookRotations', ROTATE, 20, 'replace at most 20 secrets'],
  ['webhookTests', TEST, 10, 'at most 10 test events'],
])('%s are limited', async (name, mutation, limit, message) => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { webhook } = await hooks.createHook({ url: receiver.url });
  const variables = { id: webhook?.id };
  const { count, error } = await untilRefused(() =>
    hooks.ask(mutation, { cookie: hooks.cookie, variables }),
  );
  expect(count).toBe(limit);
  expect(error?.message).toContain(message);
  expect(error?.extensions).toMatchObject({
    ...{ code: 'RATE_LIMITED', limit: { name, limit, value: limit + 1, retryAfterSeconds: 60 } },
  });
});

test('other addresses are limited, and nothing else of a change', async () => {
  const receivers = [await startReceiver(), await startReceiver()];
  const hooks = await startHooks();
  const { webhook } = await hooks.createHook({ url: receivers[0]?.url });
  const query =
    'mutation ($input: WebhookUpdateInput!) { webhookUpdate(input: $input) { webhook { id } } }';
  let turn = 0;
  const change = (changes: object) => {
    const variables = { input: { id: webhook?.id, ...changes } };
    return hooks.ask(query, { cookie: hooks.cookie, variables });
  };
  const move = () => change({ url: receivers[++turn % 2]?.url });
  const { count, error } = await untilRefused(move);
  expect(count).toBe(20);
  expect(error?.message).toContain('at most 20 addresses');
  expect(error?.extensions).toMatchObject({ limit: { name: 'webhookMoves', limit: 20 } });
  expect((await change({ name: 'Other' })).errors).toBeUndefined();
});
