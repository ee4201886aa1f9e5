import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { startTokens, tokenServices, TOKEN_FIELDS } from './token-support.ts';

describe.each(durableDialects)('API tokens in %s', (dialect) => {
  test('are created, listed, and revoked', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const { create, tokens, revoke, retail } = await startTokens({}, { durable });
    const created = await create({
      name: '  BI　 export ',
      scopes: ['READ_LISTS', 'EXPORT_LISTS', 'READ_LISTS'],
    });
    expect(created).toEqual({
      secret: expect.stringMatching(/^rpt_[\w-]{43}$/u),
      apiToken: {
        id: expect.any(String),
        name: 'BI export',
        hint: created.secret?.slice(0, 7),
        scopes: ['READ_LISTS', 'EXPORT_LISTS'],
        postName: SIGNED_IN_STAFF.mainPost?.postName,
        shopName: '静安店',
        createdAt: '2026-06-15T08:30:00+08:00',
        expiresAt: '2026-07-16T00:00:00+08:00',
        lastUsedAt: null,
        status: 'ACTIVE',
      },
      viewer: { apiTokens: [{ name: 'BI export' }] },
      userErrors: [],
    });
    expect(retail.asked.slice(0, 2)).toMatchObject([
      { ssoToken: 'access-1', body: { name: 'BI export', expiredate: '2026-07-15' } },
      { ssoToken: undefined, body: { apitoken: 't-1' } },
    ]);
    expect(await tokens()).toEqual([created.apiToken]);
    expect(await revoke(created.apiToken!.id)).toEqual({
      viewer: { apiTokens: [] },
      userErrors: [],
    });
    expect(retail.asked.slice(2)).toMatchObject([
      { path: expect.stringContaining('apitoken/delete'), body: { id: 'K1' } },
      { path: expect.stringContaining('logout'), body: { refreshToken: 'api-refresh-1' } },
    ]);
  });

  test('are stored without anything that grants access', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const { create } = await startTokens({}, { durable });
    const { secret } = await create();
    const rows = await durable.all<Record<string, unknown>>('SELECT * FROM api_token');
    const stored = rows.flatMap((row) => Object.values(row).map(String)).join('\n');
    for (const text of [secret!, secret!.slice(10), 't-1', 'api-access-1', 'api-refresh-1'])
      expect(stored).not.toContain(text);
  });

  test('do not become more than 20 by requests at the same time, and the services withdraw the others', async () => {
    const place = await durablePlace(dialect);
    const retail = tokenServices();
    const one = await startTokens({ retail }, { durable: await place.open() });
    for (let count = 0; count < 18; count += 1) await one.create();
    // Two connections to one SQLite file in one process would block each other.
    const durable = await place.open();
    const other = dialect === 'sqlite' ? one : await startTokens({ retail }, { durable });
    retail.asked.length = 0;
    const created = await Promise.all(
      [one, other, one, other, one, other].map(({ create }) => create()),
    );
    const codes = created.map(({ userErrors }) => userErrors.map(({ code }) => code).join());
    expect(codes.toSorted()).toEqual(['', '', ...Array.from({ length: 4 }, () => 'TOO_MANY')]);
    expect(await one.tokens()).toHaveLength(20);
    const calls = retail.paths().map((path) => path.split('/').at(-2)! + path.split('/').at(-1)!);
    const countOf = (name: string) => calls.filter((call) => call === name).length;
    expect(countOf('apitokendelete')).toBe(countOf('apitokenadd') - 2);
  });
});

test('the tokens of others are neither listed nor revoked, and the answer does not say that they exist', async () => {
  const gateway = await startTokens();
  const { apiToken } = await gateway.create();
  const colleague = { ...SIGNED_IN_STAFF, userid: 'U0007', userCode: 'colleague' };
  for (const account of [colleague, { ...SIGNED_IN_STAFF, ent_id: '200002' }, SIGNED_IN_SUPPLIER]) {
    const cookie = await gateway.signIn(account);
    const revoke = async (id: string) =>
      (
        await gateway.ask(
          `mutation { apiTokenRevoke(input: { id: "${id}" }) { viewer { code } userErrors { field code message } } }`,
          { cookie },
        )
      ).data?.apiTokenRevoke;
    const { data } = await gateway.ask('{ viewer { apiTokens { name } } }', { cookie });
    expect(data).toEqual({ viewer: { apiTokens: [] } });
    expect(await revoke(apiToken!.id)).toEqual(await revoke('nothing'));
  }
  expect(await gateway.tokens()).toHaveLength(1);
});

test.each([
  [{ name: '   ' }, 'name', 'REQUIRED'],
  [{ name: 'a'.repeat(61) }, 'name', 'INVALID'],
  [{ name: 'a\u202Eb' }, 'name', 'INVALID'],
  [{ scopes: [] }, 'scopes', 'REQUIRED'],
  [{ expiresOn: '2026-06-14' }, 'expiresOn', 'INVALID'],
  [{ expiresOn: '2027-06-17' }, 'expiresOn', 'INVALID'],
  [{ expiresOn: '2026-02-30' }, 'expiresOn', 'INVALID'],
])('%o is refused before a service is called', async (input, field, code) => {
  const { create, retail } = await startTokens();
  const { apiToken, secret, userErrors } = await create(input);
  expect([apiToken, secret]).toEqual([null, null]);
  expect(userErrors).toMatchObject([{ field: ['input', field], code }]);
  expect(retail.asked).toEqual([]);
});

test('the last day may be today, or 366 days ahead', async () => {
  const { create } = await startTokens();
  for (const expiresOn of ['2026-06-15', '2027-06-16'])
    expect((await create({ expiresOn })).userErrors).toEqual([]);
});

test('an account has at most 20 tokens', async () => {
  const { create } = await startTokens();
  for (let count = 0; count < 20; count += 1) await create();
  const { userErrors } = await create();
  expect(userErrors).toMatchObject([{ code: 'TOO_MANY' }]);
  expect(userErrors[0]?.message).toContain('20');
});

test('an expired token is listed as such for 30 days', async () => {
  const { create, tokens, clock, signIn } = await startTokens();
  await create({ expiresOn: '2026-06-15' });
  clock.now = Date.parse('2026-06-15T16:00:00Z') - 1;
  // Sessions of browsers end earlier.
  expect(await tokens(await signIn())).toMatchObject([{ status: 'ACTIVE' }]);
  clock.now += 1;
  expect(await tokens(await signIn())).toMatchObject([{ status: 'EXPIRED' }]);
  clock.now += 30 * 86_400_000;
  expect(await tokens(await signIn())).toEqual([]);
});

test('the feature is hidden, and creating refused, if the services cannot issue token pairs', async () => {
  const OFFERED = '{ viewer { hasApiTokens } }';
  const able = await startTokens();
  expect((await able.ask(OFFERED, { cookie: able.cookie })).data).toEqual({
    viewer: { hasApiTokens: true },
  });
  const missing = ['loginByApiToken'] as const;
  const unable = await startTokens({ retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing } });
  expect((await unable.ask(OFFERED, { cookie: unable.cookie })).data).toEqual({
    viewer: { hasApiTokens: false },
  });
  expect((await unable.create()).userErrors).toMatchObject([{ code: 'NOT_CONFIGURED' }]);
});

test('services that do not know the calls although they are not listed as missing', async () => {
  const retail = mockRetail().refuses('addApiToken', 'B0501');
  const { create } = await startTokens({ retail });
  expect(await create()).toMatchObject({
    apiToken: null,
    userErrors: [{ code: 'NOT_CONFIGURED' }],
  });
});

test('a pair that the services issue for another account is not stored, and the token withdrawn', async () => {
  const retail = mockRetail()
    .answers('addApiToken', { id: 'K1', apitoken: 't-1' })
    .answers('loginByApiToken', {
      ...SIGNED_IN_SUPPLIER,
      ...{ accessToken: 'a', refreshToken: 'r' },
    })
    .answers('deleteApiToken', null);
  const { create, tokens } = await startTokens({ retail });
  expect(await create()).toBeNull();
  expect(await tokens()).toEqual([]);
  expect(retail.paths().at(-1)).toBe('msc-auth/apitoken/delete');
});

test('is revoked here even if the services cannot be reached', async () => {
  const retail = tokenServices();
  const { create, revoke, tokens } = await startTokens({ retail });
  const { apiToken } = await create();
  retail.refuses('deleteApiToken', 'B0001');
  expect((await revoke(apiToken!.id)).userErrors).toEqual([]);
  expect(await tokens()).toEqual([]);
});

test('a visitor and the server of an embedded module get no tokens', async () => {
  const { ask } = await startTokens();
  const visitor = await ask('mutation { apiTokenRevoke(input: { id: "x" }) { viewer { code } } }');
  expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await ask(`{ viewer { apiTokens { ${TOKEN_FIELDS} } } }`)).data).toEqual({
    viewer: null,
  });
});
