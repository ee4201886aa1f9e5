import { expect, test } from 'vitest';
import { idOf } from '../api-tokens/service-account-support.ts';
import { startReceiver } from './receiver.ts';
import { startServiceHooks } from './service-hook-support.ts';
import { CREATE } from './hook-calls.ts';

const POLL_MS = 20_000;
const ADMINISTRATOR = { code: 'ops_director', name: '李明' };

test('a webhook of a service account gets what its account sees, and names who created it', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const created = await hooks.createFor({ url: receiver.url });
  expect(created).toMatchObject({
    secret: expect.stringMatching(/^whsec_/u),
    webhook: { name: 'ERP', apiTokenId: hooks.token.id, creator: ADMINISTRATOR, status: 'ACTIVE' },
    userErrors: [],
  });
  await hooks.pass();
  // The administrator sees other things than the service account.
  hooks.happens('access-1', 'of the administrator');
  hooks.happens('api-access-1', 'T1');
  await hooks.pass(POLL_MS);
  expect(receiver.received.map(({ event }) => event.data)).toEqual([{ key: 'T1' }]);
  const polls = hooks.retail.asked.filter(({ path }) => path.endsWith('event/poll'));
  expect(new Set(polls.map(({ ssoToken }) => ssoToken))).toEqual(new Set(['api-access-1']));
  expect(await hooks.log(created.webhook?.id ?? '')).toMatchObject({
    ...{ totalCount: 1, nodes: [{ kind: 'TASK', status: 'DELIVERED' }] },
  });
});

test('it is listed with its account, and with those of no person', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS'] });
  await hooks.createHook({ name: 'mine', url: receiver.url, apiTokenId: own.apiToken?.id });
  const { webhook } = await hooks.createFor({ url: receiver.url });
  hooks.retail.asked.length = 0;
  expect(await hooks.accounts()).toEqual([
    { code: 'svc_bi', isLocked: false, webhooks: [webhook] },
    { code: 'svc_devices', isLocked: false, webhooks: [] },
    { code: 'svc_old', isLocked: true, webhooks: [] },
  ]);
  expect(hooks.retail.paths()).toEqual(['msc-auth/apitoken/serviceaccounts']);
  expect((await hooks.hooks()).map(({ name }) => name)).toEqual(['mine']);
  // The program of the account sees the same one with its token.
  const query = '{ viewer { webhooks { id } serviceAccounts { code } } }';
  const { data } = await hooks.program(
    hooks.token.secret,
    query.replace(/serviceA.*\} \}/u, '} }'),
  );
  expect(data).toEqual({ viewer: { webhooks: [{ id: webhook?.id }] } });
  const closed = await hooks.program(hooks.token.secret, query);
  expect(closed.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('every administrator manages it, also after the one who created it has lost the right', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const { webhook } = await hooks.createFor({ url: receiver.url });
  const id = webhook?.id ?? '';
  await hooks.pass();
  hooks.administrators.delete('access-1');
  expect((await hooks.steer('webhookDelete', id)).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
  hooks.happens('api-access-1', 'T1');
  await hooks.pass(POLL_MS);
  expect(receiver.received).toHaveLength(1);
  const other = await hooks.colleague(true);
  expect(await hooks.steer('webhookTest', id, other)).toMatchObject({ test: { isAccepted: true } });
  expect((await hooks.steer('webhookSecretRotate', id, other)).secret).toMatch(/^whsec_/u);
  expect(await hooks.updateHook({ id, name: 'New' }, other)).toMatchObject({
    webhook: { name: 'New', creator: ADMINISTRATOR },
  });
  expect(await hooks.steer('webhookPause', id, other)).toMatchObject({
    webhook: { status: 'PAUSED', problem: { code: 'PAUSED_BY_OWNER' } },
  });
  expect(await hooks.steer('webhookResume', id, other)).toMatchObject({
    webhook: { status: 'ACTIVE' },
  });
  expect(await hooks.log(id, {}, other)).toMatchObject({ totalCount: 1 });
  expect(await hooks.steer('webhookDelete', id, other)).toEqual({ userErrors: [] });
  expect((await hooks.accounts(other))[0]?.webhooks).toEqual([]);
});

test('while its account is locked it is stopped and says why; then it goes on with another token', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const { webhook } = await hooks.createFor({ url: receiver.url });
  const id = webhook?.id ?? '';
  await hooks.pass();
  hooks.happens('api-access-1', 'T1');
  hooks.lock(true);
  const problem = { code: 'ACCOUNT_LOCKED', message: expect.stringContaining('is locked') };
  expect((await hooks.accounts())[0]?.webhooks).toMatchObject([{ status: 'STOPPED', problem }]);
  hooks.begin(POLL_MS);
  const ended = () => hooks.durable.all('SELECT id FROM api_token WHERE ended_at IS NOT NULL');
  await expect.poll(ended).toHaveLength(1);
  expect(receiver.received).toEqual([]);
  expect(await hooks.steer('webhookTest', id)).toMatchObject({
    ...{ test: null, userErrors: [{ code: 'CONFLICT', message: problem.message }] },
  });
  expect(await hooks.createFor({ url: receiver.url })).toMatchObject({
    userErrors: [{ field: ['input', 'serviceAccount'], code: 'NOT_PERMITTED' }],
  });
  hooks.lock(false);
  expect((await hooks.accounts())[0]?.webhooks).toMatchObject([
    { status: 'STOPPED', problem: { code: 'TOKEN_ENDED' } },
  ]);
  const next = await hooks.create({ serviceAccount: idOf('svc_bi'), scopes: ['READ_TASKS'] });
  expect(await hooks.updateHook({ id, apiTokenId: next.apiToken?.id })).toMatchObject({
    webhook: { status: 'ACTIVE', problem: null },
  });
  await hooks.pass();
  hooks.happens('api-access-2', 'T2');
  await hooks.pass(POLL_MS);
  expect(receiver.received.map(({ event }) => event.data)).toEqual([{ key: 'T2' }]);
});

test('when its account is removed it stops, and nobody sees it any more', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const { webhook } = await hooks.createFor({ url: receiver.url });
  await hooks.pass();
  hooks.happens('api-access-1', 'T1');
  hooks.lock(true);
  hooks.begin(POLL_MS);
  const ended = () => hooks.durable.all('SELECT id FROM api_token WHERE ended_at IS NOT NULL');
  await expect.poll(ended).toHaveLength(1);
  hooks.rows.shift();
  expect((await hooks.accounts()).flatMap(({ webhooks }) => webhooks)).toEqual([]);
  expect(await hooks.log(webhook?.id ?? '')).toBeNull();
  expect(receiver.received).toEqual([]);
});

test('a service account has at most 10 webhooks; those of its administrator do not count', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  for (let count = 0; count < 10; count += 1)
    expect((await hooks.createFor({ url: receiver.url })).userErrors).toEqual([]);
  const { userErrors } = await hooks.createFor({ url: receiver.url });
  expect(userErrors).toMatchObject([{ code: 'TOO_MANY' }]);
  expect(userErrors[0]?.message).toContain('service account');
  const own = await hooks.create({ scopes: ['READ_TASKS'] });
  const mine = await hooks.createHook({ url: receiver.url, apiTokenId: own.apiToken?.id });
  expect(mine.userErrors).toEqual([]);
});

test('how often an administrator may do what is costly counts for all accounts together', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS'] });
  const mine = await hooks.createHook({ url: receiver.url, apiTokenId: own.apiToken?.id });
  const theirs = await hooks.createFor({ url: receiver.url });
  for (let count = 0; count < 10; count += 1)
    await hooks.steer('webhookTest', (count % 2 === 0 ? mine : theirs).webhook?.id ?? '');
  const { errors } = await hooks.ask(
    'mutation ($id: ID!) { webhookTest(input: { id: $id }) { test { isAccepted } } }',
    { cookie: hooks.cookie, variables: { id: theirs.webhook?.id } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ limit: { name: 'webhookTests', limit: 10 } });
  const other = await hooks.colleague(true);
  const test = await hooks.steer('webhookTest', theirs.webhook?.id ?? '', other);
  expect(test).toMatchObject({ test: { isAccepted: true } });
});

test('a program cannot act for a service account other than its own', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS', 'WRITE_WEBHOOKS'] });
  const { webhook } = await hooks.createFor({ url: receiver.url });
  const secret = own.secret ?? '';
  const input = { name: 'x', url: receiver.url, kinds: ['TASK'] };
  const created = await hooks.program(secret, CREATE, {
    variables: { input: { ...input, serviceAccount: idOf('svc_bi') } },
  });
  expect(created.data?.webhookCreate).toMatchObject({
    userErrors: [{ field: ['input', 'serviceAccount'], code: 'NOT_FOUND' }],
  });
  const query = 'query ($id: ID!) { viewer { webhook(id: $id) { id } } }';
  const seen = await hooks.program(secret, query, { variables: { id: webhook?.id } });
  expect(seen.data).toEqual({ viewer: { webhook: null } });
});
