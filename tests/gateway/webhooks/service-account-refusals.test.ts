import { describe, expect, test } from 'vitest';
import { idOf } from '../api-tokens/service-account-support.ts';
import { startReceiver } from './receiver.ts';
import { MUTATIONS, startServiceHooks } from './service-hook-support.ts';

describe('Those who do not administer a service account', () => {
  test('cannot see its webhooks, change them or tell that they exist', async () => {
    const receiver = await startReceiver();
    const hooks = await startServiceHooks();
    const { webhook } = await hooks.createFor({ url: receiver.url });
    const id = webhook?.id ?? '';
    const strangers = [
      await hooks.colleague(false),
      await hooks.colleague(true, { ent_id: '200002' }),
      await hooks.colleague(false, { userType: '2', tenantId: 'T1', mainPost: null }),
    ];
    for (const by of strangers) {
      expect(await hooks.hooks(by)).toEqual([]);
      expect((await hooks.accounts(by)).flatMap(({ webhooks }) => webhooks)).toEqual([]);
      expect(await hooks.log(id, {}, by)).toBeNull();
      for (const mutation of MUTATIONS)
        expect(await hooks.steer(mutation, id, by)).toEqual(
          await hooks.steer(mutation, 'nothing', by),
        );
      expect(await hooks.updateHook({ id, name: 'x' }, by)).toEqual(
        await hooks.updateHook({ id: 'nothing', name: 'x' }, by),
      );
    }
    expect((await hooks.accounts())[0]?.webhooks).toEqual([webhook]);
    expect(receiver.received).toEqual([]);
  });

  test('get the same answer for accounts that exist, and nothing is made', async () => {
    const receiver = await startReceiver();
    const hooks = await startServiceHooks();
    const by = await hooks.colleague(false);
    const refused = await hooks.createFor({ url: receiver.url }, by);
    expect(refused).toMatchObject({
      ...{ webhook: null, secret: null },
      userErrors: [{ field: ['input', 'serviceAccount'], code: 'NOT_FOUND' }],
    });
    for (const serviceAccount of [idOf('svc_nobody'), 'svc_bi', ''])
      expect(await hooks.createFor({ url: receiver.url, serviceAccount }, by)).toEqual(refused);
    expect((await hooks.accounts())[0]?.webhooks).toEqual([]);
  });
});

test('the token must belong to the account for which the webhook is', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS'] });
  const gone = [{ field: ['input', 'apiTokenId'], code: 'NOT_FOUND' }];
  const ofOther = await hooks.createFor({ url: receiver.url, apiTokenId: own.apiToken?.id });
  expect(ofOther.userErrors).toMatchObject(gone);
  const asOwn = await hooks.createHook({ url: receiver.url, apiTokenId: hooks.token.id });
  expect(asOwn.userErrors).toMatchObject(gone);
  const devices = await hooks.createFor({
    ...{ url: receiver.url, serviceAccount: idOf('svc_devices') },
  });
  expect(devices.userErrors).toMatchObject(gone);
  const { webhook } = await hooks.createFor({ url: receiver.url });
  const moved = await hooks.updateHook({ id: webhook?.id, apiTokenId: own.apiToken?.id });
  expect(moved.userErrors).toMatchObject(gone);
});

test('if the services fail, own webhooks can still be read, and nothing of the others is done', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS'] });
  await hooks.createHook({ name: 'mine', url: receiver.url, apiTokenId: own.apiToken?.id });
  const { webhook } = await hooks.createFor({ url: receiver.url });
  hooks.refusing.serviceAccounts = 'B0001';
  const { data, errors } = await hooks.ask(
    '{ viewer { webhooks { name } serviceAccounts { webhooks { name } } } }',
    { cookie: hooks.cookie },
  );
  expect(data).toEqual({ viewer: { webhooks: [{ name: 'mine' }], serviceAccounts: null } });
  expect(errors).toHaveLength(1);
  const deleted = await hooks.ask(
    'mutation ($id: ID!) { webhookDelete(input: { id: $id }) { userErrors { code } } }',
    { cookie: hooks.cookie, variables: { id: webhook?.id } },
  );
  expect(deleted.errors?.[0]?.extensions.code).toBe('UPSTREAM_FAILED');
  delete hooks.refusing.serviceAccounts;
  expect((await hooks.accounts())[0]?.webhooks).toHaveLength(1);
});

test('the security log names the administrator and the service account', async () => {
  const receiver = await startReceiver();
  const hooks = await startServiceHooks();
  const { webhook } = await hooks.createFor({ url: receiver.url });
  const id = webhook?.id ?? '';
  const person = await hooks.colleague(false);
  await hooks.createFor({ url: receiver.url }, person);
  await hooks.steer('webhookDelete', id, person);
  await hooks.updateHook({ id, name: 'New' });
  for (const mutation of ['webhookTest', 'webhookPause', 'webhookResume', 'webhookSecretRotate'])
    await hooks.steer(mutation, id);
  await hooks.steer('webhookDelete', id);
  const lines = hooks.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ log, event }) => log === 'security' && String(event).startsWith('webhook'));
  const [director, other] = ['100001/ops_director', '100001/colleague'];
  expect(lines.map(({ event, account }) => [event, account])).toEqual([
    ['webhookCreated', director],
    ['webhookRefused', other],
    ['webhookRefused', other],
    ['webhookUpdated', director],
    ['webhookTested', director],
    ['webhookPaused', director],
    ['webhookResumed', director],
    ['webhookSecretRotated', director],
    ['webhookDeleted', director],
  ]);
  expect(new Set(lines.map(({ serviceAccount }) => serviceAccount))).toEqual(
    new Set(['100001/svc_bi']),
  );
  expect(lines[1]).toMatchObject({ reason: 'serviceAccount' });
});
