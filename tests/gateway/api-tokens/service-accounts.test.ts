import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { idOf, startAccounts, type AccountGateway } from './service-account-support.ts';
import { tokenEvents } from './token-support.ts';

const REVOKE = (id: string) => `mutation {
  apiTokenRevoke(input: { id: "${id}" }) { viewer { code } userErrors { field code message } }
}`;
const revokeBy = async ({ ask }: AccountGateway, id: string, cookie: string) =>
  (await ask(REVOKE(id), { cookie })).data?.apiTokenRevoke;

const ADMINISTRATOR = { code: 'ops_director', name: '李明' };
const forBi = { serviceAccount: idOf('svc_bi') };

describe.each(durableDialects)('tokens of service accounts in %s', (dialect) => {
  test('are created by an administrator with the account of the program, listed, and revoked', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const gateway = await startAccounts({}, { durable });
    const { create, serviceAccounts, tokens, retail, revoke } = gateway;
    const created = await create(forBi);
    expect(created).toMatchObject({
      secret: expect.stringMatching(/^rpt_[\w-]{43}$/u),
      apiToken: { name: 'BI', postName: '数据分析师', shopName: null, status: 'ACTIVE' },
      userErrors: [],
    });
    const body = { name: 'BI', expiredate: '2026-07-15' };
    expect(retail.asked).toMatchObject([
      { path: expect.stringContaining('apitoken/serviceaccounts'), ssoToken: 'access-1', body: {} },
      { ssoToken: 'access-1', body: { ...body, serviceaccount: 'S0001' } },
      { ssoToken: undefined, body: { apitoken: 't-1' } },
    ]);
    const { id } = created.apiToken!;
    const listed = { id, name: 'BI', status: 'ACTIVE', creator: ADMINISTRATOR };
    expect(await serviceAccounts()).toEqual([
      {
        ...{ id: idOf('svc_bi'), code: 'svc_bi', name: 'BI 报表接口', isLocked: false },
        ...{ postName: '数据分析师', shopName: null },
        apiTokens: [{ ...listed, postName: '数据分析师' }],
      },
      expect.objectContaining({ code: 'svc_devices', shopName: '静安店', apiTokens: [] }),
      expect.objectContaining({ code: 'svc_old', postName: null, isLocked: true, apiTokens: [] }),
    ]);
    // Tokens of the administrator itself are something else.
    expect(await tokens()).toEqual([]);
    retail.asked.length = 0;
    expect((await revoke(id)).userErrors).toEqual([]);
    expect(retail.asked).toMatchObject([
      { path: expect.stringContaining('apitoken/serviceaccounts') },
      {
        path: expect.stringContaining('apitoken/delete'),
        body: { id: 'K1' },
        ssoToken: 'access-1',
      },
      { path: expect.stringContaining('logout'), body: { refreshToken: 'api-refresh-1' } },
    ]);
    expect((await serviceAccounts())?.[0]?.apiTokens).toEqual([]);
  });
});

test('such a token acts as the service account, within its scopes', async () => {
  const { create, program, retail } = await startAccounts();
  const { secret } = await create({ ...forBi, scopes: ['READ_LISTS'] });
  const query = '{ viewer { code name mainPost { name } posts { code } } }';
  expect((await program(secret!, query)).data).toEqual({
    viewer: { code: 'svc_bi', name: 'BI 报表接口', mainPost: { name: '数据分析师' }, posts: [] },
  });
  // Its own pair, and not that of the administrator.
  expect(retail.asked.at(-1)).toMatchObject({
    ...{ ssoToken: 'api-access-1', body: { usercode: 'svc_bi' } },
  });
  const beyond = await program(secret!, '{ viewer { taskCounts { todo } } }');
  expect(beyond.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  for (const closed of [
    '{ viewer { serviceAccounts { code } } }',
    '{ viewer { apiTokens { id } } }',
  ])
    expect((await program(secret!, closed)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('every administrator sees and revokes them, whoever created them, until it loses the right', async () => {
  const gateway = await startAccounts();
  const { create, colleague, serviceAccounts, administrators } = gateway;
  const { apiToken, secret } = await create(forBi);
  const other = await colleague(true);
  expect((await serviceAccounts(other))?.[0]?.apiTokens).toMatchObject([
    { id: apiToken!.id, creator: ADMINISTRATOR },
  ]);
  // The one who created it may no longer do anything with it; the token itself goes on working.
  administrators.delete('access-1');
  expect(await serviceAccounts()).toEqual([]);
  const unknown = await revokeBy(gateway, 'nothing', gateway.cookie);
  expect(await revokeBy(gateway, apiToken!.id, gateway.cookie)).toEqual(unknown);
  const who = async () => (await gateway.program(secret!, '{ viewer { code } }')).data;
  expect(await who()).toEqual({ viewer: { code: 'svc_bi' } });
  expect(await revokeBy(gateway, apiToken!.id, other)).toMatchObject({ userErrors: [] });
  expect(await who()).toBeUndefined();
});

test('people cannot see or revoke them, nor an administrator of another enterprise', async () => {
  const gateway = await startAccounts();
  const { apiToken } = await gateway.create(forBi);
  const unknown = await revokeBy(gateway, 'nothing', gateway.cookie);
  const strangers = [
    await gateway.colleague(false),
    await gateway.colleague(true, { ent_id: '200002' }),
    await gateway.colleague(true, { userType: '2', tenantId: 'T1', mainPost: null }),
  ];
  expect(await gateway.serviceAccounts(strangers[0])).toEqual([]);
  expect((await gateway.serviceAccounts(strangers[1]))?.[0]?.apiTokens).toEqual([]);
  for (const stranger of strangers.slice(0, 2))
    expect(await revokeBy(gateway, apiToken!.id, stranger)).toEqual(unknown);
  expect((await gateway.serviceAccounts())?.[0]?.apiTokens).toHaveLength(1);
});

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

test('a locked account gets no token, and those that it has end with the error that people get', async () => {
  const { create, program, rows, refusing, serviceAccounts } = await startAccounts();
  const locked = await create({ serviceAccount: idOf('svc_old') });
  expect(locked.userErrors).toMatchObject([
    { field: ['input', 'serviceAccount'], code: 'NOT_PERMITTED' },
  ]);
  const { secret } = await create(forBi);
  rows[0]!.status = '0';
  refusing.others = 'A0244';
  const codesOf = async () => {
    const { errors = [] } = await program(secret!, '{ viewer { posts { code } } }');
    return errors.map(({ extensions }) => extensions.code);
  };
  expect(await codesOf()).toEqual(['SESSION_EXPIRED']);
  expect(await codesOf()).toEqual(['UNAUTHENTICATED']);
  expect((await serviceAccounts())?.[0]).toMatchObject({
    ...{ isLocked: true, apiTokens: [{ status: 'ENDED' }] },
  });
});

test('a service account has at most 20 tokens; those of its administrator do not count', async () => {
  const { create } = await startAccounts();
  await create();
  for (let count = 0; count < 20; count += 1) expect((await create(forBi)).userErrors).toEqual([]);
  const { userErrors } = await create(forBi);
  expect(userErrors).toMatchObject([{ code: 'TOO_MANY' }]);
  expect(userErrors[0]?.message).toContain('service account');
  expect((await create({ serviceAccount: idOf('svc_devices') })).userErrors).toEqual([]);
  expect((await create()).userErrors).toEqual([]);
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
