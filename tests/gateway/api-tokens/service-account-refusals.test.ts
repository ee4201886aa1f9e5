import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { forBi, idOf, revokeBy, startAccounts } from './service-account-support.ts';
import { tokenEvents } from './token-support.ts';

test.each([
  ['a person', idOf('ops_director')],
  ['an account of another enterprise', idOf('svc_other')],
  ['nothing', idOf('svc_nobody')],
  ['an object of another type', globalId('Post', 'svc_bi')],
  ['no object', 'svc_bi'],
  ['an empty id', ''],
])('the id of %s is refused, and nothing is made', async (_of, serviceAccount) => {
  const { create, retail } = await startAccounts();
  const { apiToken, secret, viewer, userErrors } = await create({ serviceAccount });
  expect([apiToken, secret, viewer]).toEqual([null, null, null]);
  expect(userErrors).toEqual([
    {
      ...{ field: ['input', 'serviceAccount'], code: 'NOT_FOUND' },
      message:
        'This service account is not available to you. Close the dialog and open it again to see those that are.',
    },
  ]);
  expect(retail.paths()).not.toContain('msc-auth/apitoken/add');
});

test('those who are no administrators get the same answer for accounts that exist', async () => {
  const { create, colleague, ask } = await startAccounts();
  const by = await colleague(false);
  const refused = await create(forBi, by);
  expect(refused).toEqual(await create({ serviceAccount: idOf('svc_nobody') }, by));
  expect(refused.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  const { data } = await ask(
    `mutation { apiTokenCreate(input: { name: "x", scopes: [READ_LISTS], expiresOn: "2026-07-15", serviceAccount: "x" }) { userErrors { message } } }`,
    { cookie: by, headers: { 'accept-language': 'zh-TW' } },
  );
  expect(data).toMatchObject({
    apiTokenCreate: { userErrors: [{ message: expect.stringContaining('您不能使用此服務帳號') }] },
  });
});

test('a pair that the services issue for another account is not stored, and the token withdrawn', async () => {
  const gateway = await startAccounts();
  for (const over of [{ userid: 'U0002' }, { userCode: 'ops_director' }, { ent_id: '200002' }]) {
    gateway.signedInOver = over;
    expect(await gateway.create(forBi)).toBeNull();
    expect(gateway.retail.paths().at(-1)).toBe('msc-auth/apitoken/delete');
  }
  expect((await gateway.serviceAccounts())?.[0]?.apiTokens).toEqual([]);
});

test('the security log has both accounts', async () => {
  const gateway = await startAccounts();
  const { create, revoke, colleague } = gateway;
  const { apiToken } = await create(forBi);
  await create({ serviceAccount: idOf('svc_old') });
  const person = await colleague(false);
  await create(forBi, person);
  await revokeBy(gateway, apiToken!.id, person);
  await revoke(apiToken!.id);
  const [director, other] = ['100001/ops_director', '100001/colleague'];
  expect(
    tokenEvents(gateway).map(({ event, account, serviceAccount }) => [
      event,
      account,
      serviceAccount,
    ]),
  ).toEqual([
    ['apiTokenCreated', director, '100001/svc_bi'],
    ['apiTokenCreateRefused', director, '100001/svc_old'],
    ['apiTokenCreateRefused', other, '100001/svc_bi'],
    ['apiTokenRevokeRefused', other, '100001/svc_bi'],
    ['apiTokenRevoked', director, '100001/svc_bi'],
  ]);
});

test('a refusal by the services themselves is an answer and a line of the security log', async () => {
  const gateway = await startAccounts();
  gateway.refusing.addApiToken = 'A0301';
  expect(await gateway.create(forBi)).toMatchObject({
    ...{ secret: null, userErrors: [{ code: 'NOT_PERMITTED' }] },
  });
  expect(tokenEvents(gateway)).toMatchObject([
    { event: 'apiTokenCreateRefused', serviceAccount: '100001/svc_bi' },
  ]);
});

test('if the services fail, the tokens of the account itself can still be read', async () => {
  const { ask, cookie, refusing, create } = await startAccounts();
  await create();
  refusing.serviceAccounts = 'B0001';
  const { data, errors } = await ask('{ viewer { apiTokens { name } serviceAccounts { name } } }', {
    cookie,
  });
  expect(data).toEqual({ viewer: { apiTokens: [{ name: 'BI' }], serviceAccounts: null } });
  expect(errors).toHaveLength(1);
});

describe('without the added call', () => {
  test('if it is listed as missing, nothing is asked, and tokens of people go on working', async () => {
    const missing = ['serviceAccounts'] as const;
    const { serviceAccounts, create, retail } = await startAccounts({
      retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing },
    });
    expect(await serviceAccounts()).toEqual([]);
    expect(retail.asked).toEqual([]);
    expect((await create(forBi)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await create()).userErrors).toEqual([]);
  });

  test.each(['B0501', 'A0301'])('if the services answer %s', async (code) => {
    const { serviceAccounts, refusing, create } = await startAccounts();
    refusing.serviceAccounts = code;
    expect(await serviceAccounts()).toEqual([]);
    expect((await create(forBi)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
