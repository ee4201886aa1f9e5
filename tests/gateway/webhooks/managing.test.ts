import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { startTokens } from '../api-tokens/token-support.ts';
import { CREATE } from './hook-calls.ts';
import { startReceiver } from './receiver.ts';
import { ALL_SCOPES, startHooks } from './webhook-support.ts';

const MUTATIONS = [
  ...['webhookPause', 'webhookResume', 'webhookDelete', 'webhookSecretRotate', 'webhookTest'],
];

test('a webhook is created with a secret that is shown once, listed, and deleted with its log', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const created = await hooks.createHook({
    ...{ name: '  ERP　 tasks ', url: receiver.url, kinds: ['TASK', 'MESSAGE', 'TASK'] },
  });
  expect(created).toEqual({
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/u),
    webhook: {
      id: expect.any(String),
      ...{ name: 'ERP tasks', url: receiver.url, kinds: ['TASK', 'MESSAGE'] },
      ...{ apiTokenId: hooks.token.id, apiTokenName: 'BI', creator: null },
      ...{ status: 'ACTIVE', problem: null, createdAt: '2026-06-15T08:30:00+08:00' },
      ...{ formerSecretUntil: null, waitingCount: 0, lastDelivery: null },
    },
    userErrors: [],
  });
  expect(await hooks.hooks()).toEqual([created.webhook]);
  const id = created.webhook?.id ?? '';
  expect(await hooks.steer('webhookDelete', id)).toEqual({ userErrors: [] });
  expect(await hooks.hooks()).toEqual([]);
  const events = hooks.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => String(event).startsWith('webhook'));
  expect(events).toMatchObject([
    { event: 'webhookCreated', kinds: 'TASK MESSAGE', webhook: expect.any(String) },
    { event: 'webhookDeleted' },
  ]);
  expect(JSON.stringify(events)).not.toContain(created.secret);
  expect(JSON.stringify(events)).not.toContain(receiver.url);
});

test('the webhooks of others are neither listed nor changed, and the answer does not say that they exist', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { webhook } = await hooks.createHook({ url: receiver.url });
  const colleague = { ...SIGNED_IN_STAFF, userid: 'U0007', userCode: 'colleague' };
  for (const account of [colleague, { ...SIGNED_IN_STAFF, ent_id: '200002' }]) {
    const cookie = await hooks.signIn(account);
    expect(await hooks.hooks(cookie)).toEqual([]);
    for (const mutation of MUTATIONS)
      expect(await hooks.steer(mutation, webhook!.id, cookie)).toEqual(
        await hooks.steer(mutation, 'nothing', cookie),
      );
    const stolen = await hooks.createHook({ url: receiver.url }, cookie);
    expect(stolen.userErrors).toMatchObject([{ field: ['input', 'apiTokenId'] }]);
  }
  expect(await hooks.hooks()).toMatchObject([{ status: 'ACTIVE', formerSecretUntil: null }]);
  expect(receiver.received).toEqual([]);
});

describe('A program with an API token', () => {
  test('manages the webhooks of its own token only', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    await hooks.createHook({ url: receiver.url, name: 'of the browser' });
    const other = await hooks.create({ scopes: ALL_SCOPES });
    const { data } = await hooks.program(other.secret ?? '', CREATE, {
      variables: { input: { name: 'own', url: receiver.url, kinds: ['TASK'] } },
    });
    expect(data?.webhookCreate).toMatchObject({ webhook: { name: 'own' }, userErrors: [] });
    const listed = await hooks.program(other.secret ?? '', '{ viewer { webhooks { name } } }');
    expect(listed.data).toEqual({ viewer: { webhooks: [{ name: 'own' }] } });
    expect((await hooks.hooks()).map(({ name }) => name).toSorted()).toEqual([
      'of the browser',
      'own',
    ]);
    const foreign = await hooks.program(other.secret ?? '', CREATE, {
      variables: {
        input: { name: 'x', url: receiver.url, kinds: ['TASK'], apiTokenId: hooks.token.id },
      },
    });
    expect(foreign.data?.webhookCreate).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  test('needs a scope for it', async () => {
    const hooks = await startHooks();
    const reading = await hooks.secret('READ_WEBHOOKS', 'READ_TASKS');
    const variables = { input: { name: 'x', url: 'https://hooks.example/', kinds: ['TASK'] } };
    const refused = await hooks.program(reading, CREATE, { variables });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(refused.errors?.[0]?.message).toContain('WRITE_WEBHOOKS');
    const none = await hooks.secret('READ_TASKS');
    const unread = await hooks.program(none, '{ viewer { webhooks { name } } }');
    expect(unread.errors?.[0]?.message).toContain('READ_WEBHOOKS');
  });
});

test('whether the caller may create webhooks depends on the services, and on the scopes of its token', async () => {
  const OFFERED = '{ viewer { hasWebhooks } }';
  const hooks = await startHooks();
  const answer = (hasWebhooks: boolean) => ({ viewer: { hasWebhooks } });
  expect((await hooks.ask(OFFERED, { cookie: hooks.cookie })).data).toEqual(answer(true));
  const writing = await hooks.secret('WRITE_WEBHOOKS');
  expect((await hooks.program(writing, OFFERED)).data).toEqual(answer(true));
  const reading = await hooks.secret('READ_WEBHOOKS');
  expect((await hooks.program(reading, OFFERED)).data).toEqual(answer(false));
  const missing = ['addApiToken'] as const;
  const unable = await startTokens({ retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing } });
  expect((await unable.ask(OFFERED, { cookie: unable.cookie })).data).toEqual(answer(false));
});

test('a visitor and the server of an embedded module get nothing', async () => {
  const { ask } = await startHooks();
  const query = 'mutation { webhookDelete(input: { id: "x" }) { userErrors { code } } }';
  expect((await ask(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await ask('{ viewer { webhooks { name } } }')).data).toEqual({ viewer: null });
});
