import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { startReceiver, withStatus } from './receiver.ts';
import { ALL_SCOPES, beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;
const UPDATE = `mutation ($input: WebhookUpdateInput!) {
  webhookUpdate(input: $input) { webhook { name } userErrors { field code } }
}`;

describe.each(durableDialects)('a webhook in %s', (dialect) => {
  test('gets another name, address and kinds, and keeps its secret and what waits', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const [former, next] = [await startReceiver(), await startReceiver()];
    former.answerWith(withStatus(500));
    const hooks = await startHooks({}, { durable });
    const { id } = await beginHook(hooks, former.url, ['TASK']);
    hooks.happens({ kind: 'task', key: 'T1' });
    await hooks.pass(POLL_MS);
    expect(former.received).toHaveLength(1);
    const changes = { name: '  Chat　2 ', url: next.url, kinds: ['MESSAGE', 'MESSAGE'] };
    expect(await hooks.updateHook({ id, ...changes })).toMatchObject({
      webhook: { id, name: 'Chat 2', url: next.url, kinds: ['MESSAGE'], status: 'ACTIVE' },
      userErrors: [],
    });
    hooks.happens({ kind: 'message', key: 'M1' }, { kind: 'task', key: 'T2' });
    await hooks.pass(POLL_MS);
    // The event that was waiting, and the new one of the other kind.
    expect(next.received.map(({ event }) => event.data.key).toSorted()).toEqual(['M1', 'T1']);
    expect(former.received).toHaveLength(1);
    expect(await hooks.updateHook({ id, name: null })).toMatchObject({
      webhook: { name: 'Chat 2', url: next.url, kinds: ['MESSAGE'] },
    });
  });

  test('goes on with another token, after its own has ended', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const receiver = await startReceiver();
    const hooks = await startHooks({}, { durable });
    const { id } = await beginHook(hooks, receiver.url, ['TASK']);
    await hooks.revoke(hooks.token.id);
    expect(await hooks.hooks()).toMatchObject([{ status: 'STOPPED', apiTokenId: null }]);
    const next = await hooks.create({ name: 'Next', scopes: ['READ_TASKS'] });
    const apiTokenId = next.apiToken?.id ?? '';
    expect(await hooks.updateHook({ id, apiTokenId })).toMatchObject({
      webhook: { status: 'ACTIVE', problem: null, apiTokenId, apiTokenName: 'Next' },
      userErrors: [],
    });
    await hooks.pass();
    hooks.happens({ kind: 'task', key: 'T1' });
    await hooks.pass(POLL_MS);
    expect(receiver.received.map(({ event }) => event.data.key)).toEqual(['T1']);
    expect(hooks.retail.asked.at(-1)?.ssoToken).toBe('api-access-2');
    expect(await durable.all('SELECT token_id FROM webhook_feed')).toHaveLength(1);
  });
});

test('a new secret and a new address at the same time do not undo each other', async () => {
  const [receiver, next] = [await startReceiver(), await startReceiver()];
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  const [{ secret }] = await Promise.all([
    hooks.steer('webhookSecretRotate', id),
    hooks.updateHook({ id, url: next.url }),
  ]);
  await hooks.steer('webhookTest', id);
  const [sent] = next.received;
  const { 'webhook-timestamp': time, 'webhook-signature': signatures } = sent?.headers ?? {};
  const signed = `${sent?.event.id}.${String(time)}.${sent?.body}`;
  const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(String(signatures)).toContain(`v1,${signature}`);
});

test('a paused webhook that gets another token stays paused until it is resumed', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  await hooks.steer('webhookPause', id);
  const { apiToken } = await hooks.create({ scopes: ALL_SCOPES });
  const moved = await hooks.updateHook({ id, apiTokenId: apiToken?.id });
  expect(moved.webhook).toMatchObject({ status: 'PAUSED' });
  const polls = hooks.polled().length;
  await hooks.pass(POLL_MS);
  expect(hooks.polled()).toHaveLength(polls);
  await hooks.steer('webhookResume', id);
  await hooks.pass();
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(POLL_MS);
  expect(receiver.received.map(({ event }) => event.data.key)).toEqual(['T1']);
});

test('a receiver that was failing is forgotten with its address', async () => {
  const [former, next] = [await startReceiver(), await startReceiver()];
  former.answerWith(withStatus(503, { 'retry-after': '3600' }));
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, former.url, ['TASK']);
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(POLL_MS);
  await hooks.updateHook({ id, url: former.url });
  await hooks.pass(60_000);
  expect(former.received).toHaveLength(1);
  await hooks.updateHook({ id, url: next.url });
  await hooks.pass(60_000);
  expect(next.received.map(({ event }) => event.data.key)).toEqual(['T1']);
});

test.each([
  ['a name without characters', { name: ' ' }, 'name', 'REQUIRED'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'name', 'INVALID'],
  ['an address that is none', { url: 'erp' }, 'url', 'INVALID'],
  ['an address inside the network', { url: 'http://127.0.0.2/hook' }, 'url', 'INVALID'],
  ['no kinds', { kinds: [] }, 'kinds', 'REQUIRED'],
  ['a kind that the token may not read', { kinds: ['TASK', 'JOB'] }, 'kinds', 'NOT_PERMITTED'],
  ['a token that does not exist', { apiTokenId: 'nothing' }, 'apiTokenId', 'NOT_FOUND'],
])('%s is refused, and nothing changes', async (_what, changes, field, code) => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { apiToken } = await hooks.create({ scopes: ['READ_TASKS'] });
  const { webhook } = await hooks.createHook({ url: receiver.url, apiTokenId: apiToken?.id });
  const { webhook: none, userErrors } = await hooks.updateHook({ id: webhook?.id, ...changes });
  expect([none, userErrors]).toMatchObject([null, [{ field: ['input', field], code }]]);
  expect(await hooks.hooks()).toEqual([webhook]);
});

test('another token must be able to read the kinds; without one that works only name and address change', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  const { apiToken } = await hooks.create({ scopes: ['READ_MESSAGES'] });
  const without = await hooks.updateHook({ id, apiTokenId: apiToken?.id });
  expect(without.userErrors).toMatchObject([{ field: ['input', 'kinds'], code: 'NOT_PERMITTED' }]);
  const both = await hooks.updateHook({ id, apiTokenId: apiToken?.id, kinds: ['MESSAGE'] });
  expect(both.webhook).toMatchObject({ kinds: ['MESSAGE'] });
  await hooks.revoke(apiToken?.id ?? '');
  expect((await hooks.updateHook({ id, name: 'Old' })).webhook).toMatchObject({ name: 'Old' });
  expect((await hooks.updateHook({ id, kinds: ['MESSAGE'] })).userErrors).toMatchObject([
    { field: ['input', 'apiTokenId'], code: 'NOT_FOUND' },
  ]);
});

test('a program changes the webhooks of its own token, and nobody those of others', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { webhook } = await hooks.createHook({ url: receiver.url });
  const input = { id: webhook?.id, name: 'New' };
  const own = await hooks.program(hooks.token.secret, UPDATE, { variables: { input } });
  expect(own.data?.webhookUpdate).toMatchObject({ webhook: { name: 'New' } });
  const other = await hooks.create({ scopes: ALL_SCOPES });
  const gone = { webhook: null, userErrors: [{ field: ['input', 'id'], code: 'NOT_FOUND' }] };
  const foreign = await hooks.program(other.secret ?? '', UPDATE, { variables: { input } });
  expect(foreign.data?.webhookUpdate).toEqual(gone);
  const moving = { ...input, apiTokenId: other.apiToken?.id };
  const moved = await hooks.program(hooks.token.secret, UPDATE, { variables: { input: moving } });
  expect(moved.data?.webhookUpdate).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  const colleague = { ...SIGNED_IN_STAFF, userid: 'U0007', userCode: 'colleague' };
  const by = await hooks.signIn(colleague);
  expect(await hooks.updateHook(input, by)).toMatchObject(gone);
  expect(await hooks.hooks()).toMatchObject([{ name: 'New', apiTokenId: hooks.token.id }]);
});

test('the security log says what was changed, and not to what', async () => {
  const [receiver, next] = [await startReceiver(), await startReceiver()];
  const hooks = await startHooks();
  const { webhook } = await hooks.createHook({ url: receiver.url });
  const changes = { name: 'Other', url: next.url, apiTokenId: hooks.token.id };
  await hooks.updateHook({ id: webhook?.id, ...changes });
  const line = hooks.logLines.findLast((each) => each.includes('webhookUpdated')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    ...{ log: 'security', account: '100001/ops_director', fields: 'name url token' },
    ...{ webhook: expect.any(String), token: expect.any(String) },
  });
  expect(line).not.toContain(next.url);
});
