import { expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { TOKENS } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { LOGIN, SSO, startSignOn } from './sign-on-support.ts';

const REFUSED = [
  {
    field: null,
    code: 'WRONG_CREDENTIALS',
    message: expect.stringContaining('start single sign-on again'),
  },
];

test('the sign-in page gets the address where single sign-on begins', async () => {
  const { ask } = await startSignOn();
  expect((await ask('{ signInOptions { singleSignOnUrl } }')).data).toEqual({
    signInOptions: { singleSignOnUrl: `${SSO}/begin` },
  });
});

test.each([
  ['the operator has none', { ssoUrl: null }],
  [
    'the services do not know such a sign-in',
    { retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['loginByCode' as const] } },
  ],
])('there is no such address when %s', async (_what, config) => {
  const { ask } = await startSignOn(config);
  expect((await ask('{ signInOptions { singleSignOnUrl } }')).data).toEqual({
    signInOptions: { singleSignOnUrl: null },
  });
});

test('a code signs in: the cookie is set, the session stores how it began, and no token is exposed', async () => {
  const retail = mockRetail().answers('loginByCode', LOGIN);
  const { enter, ask, sessions } = await startSignOn();
  const { data, errors, cookie } = await enter();
  expect({ data, errors }).toEqual({
    data: {
      sessionSignInByCode: {
        viewer: { code: 'ops_director', session: { signedInBy: 'SINGLE_SIGN_ON' } },
        userErrors: [],
      },
    },
    errors: undefined,
  });
  expect(retail.asked).toEqual([
    {
      path: '/api/msc-auth/authentication/loginByCode',
      body: { code: 'code-1' },
      ssoToken: undefined,
      token: null,
    },
  ]);
  expect((await ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
  const session = await sessions.find(cookie.replace('portal_session=', ''));
  expect(session).toMatchObject({
    tokens: TOKENS,
    origin: { method: 'SINGLE_SIGN_ON', autoCode: 'auto-1' },
  });
  expect(session?.account).toEqual(SIGNED_IN_STAFF);
});

test('the enterprise is sent if it is given', async () => {
  const retail = mockRetail().answers('loginByCode', LOGIN);
  const { enter } = await startSignOn();
  await enter({ code: ' code-1 ', enterpriseCode: ' 100001 ' });
  expect(retail.asked.map(({ body }) => body)).toEqual([{ code: 'code-1', entid: '100001' }]);
});

test('a previous session of this browser ends', async () => {
  const retail = mockRetail().answers('loginByCode', LOGIN).answers('logout', null);
  const { ask, enter, signIn } = await startSignOn();
  const former = await signIn();
  const { cookie } = await enter({ code: 'code-1' }, former);
  expect(retail.paths()).toEqual([
    'msc-auth/authentication/loginByCode',
    'msc-auth/authentication/logout',
  ]);
  expect((await ask('{ viewer { code } }', { cookie: former })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
  expect((await ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});

test('signing on again replaces a locked session', async () => {
  mockRetail().answers('loginByCode', LOGIN).answers('logout', null);
  const { ask, enter, sessions } = await startSignOn();
  const { cookie } = await enter();
  await sessions.lock((await sessions.find(cookie.replace('portal_session=', '')))!.id);
  const again = await enter({ code: 'code-2' }, cookie);
  expect((await ask('{ viewer { code } }', { cookie: again.cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});

test('a locked session states where to sign on again, and a session with a password does not', async () => {
  mockRetail().answers('loginByCode', LOGIN);
  const { ask, enter, sessions, signIn } = await startSignOn();
  const question = '{ lockedSession { signedInBy singleSignOnUrl } }';
  const answers = await Promise.all(
    [(await enter()).cookie, await signIn()].map(async (cookie) => {
      await sessions.lock((await sessions.find(cookie.replace('portal_session=', '')))!.id);
      return (await ask(question, { cookie })).data?.lockedSession;
    }),
  );
  expect(answers).toEqual([
    { signedInBy: 'SINGLE_SIGN_ON', singleSignOnUrl: `${SSO}/begin` },
    { signedInBy: 'PASSWORD', singleSignOnUrl: null },
  ]);
});

test.each(['A0210', 'A0400'])(
  'a code that the services refuse with %s does not change the browser’s session',
  async (returncode) => {
    mockRetail().refuses('loginByCode', returncode);
    const { ask, enter, signIn } = await startSignOn();
    const former = await signIn();
    const { data, errors, cookie } = await enter({ code: 'used' }, former);
    expect({ data, errors }).toEqual({
      data: { sessionSignInByCode: { viewer: null, userErrors: REFUSED } },
      errors: undefined,
    });
    expect(cookie).toBe('');
    expect((await ask('{ viewer { code } }', { cookie: former })).data).toEqual({
      viewer: { code: 'ops_director' },
    });
  },
);

test.each([
  [{ code: '' }, 'code', 'REQUIRED'],
  [{ code: '   ' }, 'code', 'REQUIRED'],
  [{ code: 'x'.repeat(513) }, 'code', 'INVALID'],
  [{ code: 'x', enterpriseCode: '1'.repeat(33) }, 'enterpriseCode', 'INVALID'],
])('%j is refused without calling the services', async (input, field, code) => {
  const retail = mockRetail();
  const { enter } = await startSignOn();
  const { data } = await enter(input);
  expect(data).toMatchObject({
    sessionSignInByCode: { viewer: null, userErrors: [{ field: ['input', field], code }] },
  });
  expect(retail.asked).toEqual([]);
});

test('a code of the maximum length is accepted', async () => {
  mockRetail().answers('loginByCode', LOGIN);
  const { enter } = await startSignOn();
  expect((await enter({ code: 'x'.repeat(512) })).data).toMatchObject({
    sessionSignInByCode: { userErrors: [] },
  });
});

test.each([
  ['unreachable', 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  ['broken', { body: { returncode: 'B0001', message: 'boom', data: null } }, 'UPSTREAM_FAILED'],
  [
    'silent about the tokens',
    { body: { returncode: '0', message: 'ok', data: { ...LOGIN, accessToken: '' } } },
    'UPSTREAM_FAILED',
  ],
])('services that are %s are an error, not a refusal', async (_what, reply, code) => {
  mockRetail().replies('loginByCode', () => reply);
  const { enter } = await startSignOn();
  const { errors, cookie } = await enter();
  expect([errors?.[0]?.extensions.code, cookie]).toEqual([code, '']);
});

test('an address may try 300 wrong codes in a quarter of an hour', async () => {
  mockRetail().refuses('loginByCode', 'A0210');
  const { enter } = await startSignOn();
  for (let count = 0; count < 300; count += 1) await enter({ code: `guess-${count}` });
  expect((await enter({ code: 'guess' })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('the code is never logged', async () => {
  mockRetail().refuses('loginByCode', 'A0210');
  const { enter, logLines } = await startSignOn();
  await enter({ code: 'secret-code-of-somebody' });
  expect(logLines.join('')).not.toContain('secret-code-of-somebody');
});
