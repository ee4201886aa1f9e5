import { expect, test } from 'vitest';
import { startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signInAs } from './sign-in-support.ts';

const LOGIN = { ...SIGNED_IN_STAFF, ...TOKENS };

test('signs in with one call without a token, and sets the cookie', async () => {
  const retail = mockRetail().answers('login', LOGIN);
  const { data, errors, headers } = await signInAs(await startGateway(), {
    account: ' ops_director ',
  });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "sessionSignIn": {
          "userErrors": [],
          "viewer": {
            "code": "ops_director",
            "mainPost": {
              "name": "营运总监",
            },
            "userType": "STAFF",
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "account": "ops_director",
          "entid": "100001",
          "password": "Retail@2026",
          "usertype": "1",
        },
        "path": "/api/msc-auth/authentication/login",
        "ssoToken": undefined,
        "token": null,
      },
    ]
  `);
  expect(headers['set-cookie']).toMatch(
    /^portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('signs a supplier in as a supplier', async () => {
  const retail = mockRetail().answers('login', { ...SIGNED_IN_SUPPLIER, ...TOKENS });
  const { data } = await signInAs(await startGateway(), {
    account: 'v10001',
    userType: 'SUPPLIER',
  });
  expect(data).toEqual({
    sessionSignIn: {
      viewer: { code: 'v10001', userType: 'SUPPLIER', mainPost: null },
      userErrors: [],
    },
  });
  expect(retail.asked[0]?.body).toMatchObject({ usertype: '2' });
});

test('sets a cookie for https and this host only, if the portal is reached by https', async () => {
  mockRetail().answers('login', LOGIN);
  const { headers } = await signInAs(
    await startGateway({ publicOrigin: 'https://portal.example' }),
  );
  expect(headers['set-cookie']).toMatch(
    /^__Host-portal_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('the cookie works for the next request', async () => {
  mockRetail().answers('login', LOGIN);
  const gateway = await startGateway();
  const { headers } = await signInAs(gateway);
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  expect((await gateway.ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});

test('a new sign-in replaces the session of the cookie and revokes its tokens', async () => {
  const retail = mockRetail()
    .answers('login', { ...LOGIN, accessToken: 'access-2', refreshToken: 'refresh-2' })
    .answers('logout', null);
  const gateway = await startGateway();
  const former = await gateway.signIn();
  const { headers } = await signInAs(gateway, {}, { cookie: former });
  const next = String(headers['set-cookie']).split(';')[0]!;
  expect(next).not.toBe(former);
  expect(
    (await gateway.ask('{ viewer { code } }', { cookie: former })).errors?.[0]?.extensions.code,
  ).toBe('SESSION_EXPIRED');
  expect((await gateway.ask('{ viewer { code } }', { cookie: next })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
  expect(retail.asked.at(-1)).toMatchObject({
    path: '/api/msc-auth/authentication/logout',
    body: { refreshToken: 'refresh-1' },
    ssoToken: 'access-1',
  });
});

test('accepts a password unchanged, with its spaces', async () => {
  const retail = mockRetail().answers('login', LOGIN);
  await signInAs(await startGateway(), { password: ' p w ' });
  expect(retail.asked[0]?.body).toMatchObject({ password: ' p w ' });
});

test('full-width characters in enterprise number and account are normalized, and a password is not', async () => {
  const retail = mockRetail().answers('login', LOGIN);
  await signInAs(await startGateway(), {
    enterpriseCode: '１００００１　',
    account: 'Ｏｐｓ＠ｓｈｏｐ',
    password: '１２３ａｂｃ＠',
  });
  expect(retail.asked[0]?.body).toMatchObject({
    entid: '100001',
    account: 'Ops@shop',
    password: '１２３ａｂｃ＠',
  });
});

test('neither password nor token is logged', async () => {
  mockRetail().answers('login', LOGIN);
  const gateway = await startGateway({ logLevel: 'trace' });
  await signInAs(gateway);
  expect(gateway.logLines.join('')).not.toMatch(/Retail@2026|access-1|refresh-1/);
});
