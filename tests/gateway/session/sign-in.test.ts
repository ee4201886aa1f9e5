import { expect, test } from 'vitest';
import { startGateway, TOKENS, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code userType mainPost { name } } userErrors { field code message } }
}`;
const INPUT = {
  enterpriseCode: '100001',
  account: 'ops_director',
  password: 'Retail@2026',
  userType: 'STAFF',
};
const LOGIN = { ...SIGNED_IN_STAFF, ...TOKENS };

const signInAs = (gateway: TestGateway, over: Partial<typeof INPUT> = {}, options = {}) =>
  gateway.ask(SIGN_IN, { variables: { input: { ...INPUT, ...over } }, ...options });

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

test('a failed sign-in does not change the session of the cookie', async () => {
  mockRetail().refuses('login', 'A0210');
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  await signInAs(gateway, {}, { cookie });
  expect((await gateway.ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});

test.each([
  ['zh-CN', 'A0210', 'WRONG_CREDENTIALS', '企业编号、账号或密码错误。'],
  ['en-US', 'A0210', 'WRONG_CREDENTIALS', 'The enterprise number, account or password is wrong.'],
  ['zh-TW', 'A0211', 'TOO_MANY_ATTEMPTS', '連續登入失敗次數過多，帳號已鎖定，請 15 分鐘後再試。'],
])(
  'in %s the refusal %s is data and names no field',
  async (language, returncode, code, message) => {
    mockRetail().refuses('login', returncode, 'user ops_director: password mismatch');
    const gateway = await startGateway();
    const { data, errors, headers } = await signInAs(
      gateway,
      {},
      { headers: { 'accept-language': language } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      sessionSignIn: { viewer: null, userErrors: [{ field: null, code, message }] },
    });
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('empty and overlong fields are reported one by one, without calling the services', async () => {
  const retail = mockRetail();
  const { data } = await signInAs(await startGateway(), {
    enterpriseCode: '  ',
    account: 'a'.repeat(65),
    password: '',
  });
  expect(data).toMatchInlineSnapshot(`
    {
      "sessionSignIn": {
        "userErrors": [
          {
            "code": "REQUIRED",
            "field": [
              "input",
              "enterpriseCode",
            ],
            "message": "Please enter the enterprise number.",
          },
          {
            "code": "INVALID",
            "field": [
              "input",
              "account",
            ],
            "message": "This is too long.",
          },
          {
            "code": "REQUIRED",
            "field": [
              "input",
              "password",
            ],
            "message": "Please enter the password.",
          },
        ],
        "viewer": null,
      },
    }
  `);
  expect(retail.asked).toEqual([]);
});

test('accepts a password unchanged, with its spaces', async () => {
  const retail = mockRetail().answers('login', LOGIN);
  await signInAs(await startGateway(), { password: ' p w ' });
  expect(retail.asked[0]?.body).toMatchObject({ password: ' p w ' });
});

test.each([
  ['unreachable services', 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  ['an HTML page', { status: 502, body: '<html>Bad gateway</html>' }, 'UPSTREAM_FAILED'],
  [
    'an answer without tokens',
    { body: { returncode: '0', message: 'ok', data: SIGNED_IN_STAFF } },
    'UPSTREAM_FAILED',
  ],
  [
    'an answer without data',
    { body: { returncode: '0', message: 'ok', data: null } },
    'UPSTREAM_FAILED',
  ],
  [
    'a refusal of another kind',
    { body: { returncode: 'B0001', message: 'boom', data: null } },
    'UPSTREAM_FAILED',
  ],
])('%s are a top-level error without a sign-in', async (_what, reply, code) => {
  mockRetail().replies('login', () => reply);
  const { data, errors, headers } = await signInAs(await startGateway());
  expect(data).toEqual({ sessionSignIn: null });
  expect(errors).toMatchObject([
    { path: ['sessionSignIn'], extensions: { code, requestId: 'test-request' } },
  ]);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['E1007', '账号已停用，请联系管理员。', '账号已停用，请联系管理员。'],
  ['A0301', '密码已过期，请先修改密码。', '密码已过期，请先修改密码。'],
  [
    'E1007',
    'at run (/srv/app.js:1:1)',
    'The services did not accept this (code E1007). If you cannot tell why, contact your administrator.',
  ],
])(
  'another refusal of the services (%s) is data with their message, if it is fit for users',
  async (code, said, message) => {
    mockRetail().refuses('login', code, said);
    const { data, errors } = await signInAs(await startGateway());
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      sessionSignIn: { viewer: null, userErrors: [{ field: null, code: 'REFUSED', message }] },
    });
  },
);

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
