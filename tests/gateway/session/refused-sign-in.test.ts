import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signInAs } from './sign-in-support.ts';

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
