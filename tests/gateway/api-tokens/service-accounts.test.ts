import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { forBi, idOf, revokeBy, startAccounts } from './service-account-support.ts';

const ADMINISTRATOR = { code: 'ops_director', name: '李明' };

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
