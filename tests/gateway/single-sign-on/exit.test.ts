import { expect, test } from 'vitest';
import { allowedAddress } from '../../../gateway/session/single-sign-on.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { LOGIN, SIGN_OUT, SSO, startSignOn } from './sign-on-support.ts';

/** Signs on, signs out, and returns the answer of the sign-out. */
async function signOutAfter(retail: RetailNock, login = LOGIN) {
  retail.answers('loginByCode', login).answers('logout', null);
  const { ask, enter } = await startSignOn();
  const { cookie } = await enter();
  retail.asked.length = 0;
  const { data, errors, headers } = await ask(SIGN_OUT, { cookie });
  const after = await ask('{ viewer { code } }', { cookie });
  return {
    data,
    errors,
    cleared: String(headers['set-cookie']),
    ended: after.errors?.[0]?.extensions.code,
  };
}

const exitTo = (url: string | null) => ({
  data: { sessionSignOut: { userType: 'STAFF', singleSignOnExit: { url }, userErrors: [] } },
  errors: undefined,
  cleared: expect.stringContaining('portal_session=; Max-Age=0'),
  ended: 'SESSION_EXPIRED',
});

test('a single-sign-on session asks for its exit address while its token is valid, and then ends', async () => {
  const retail = mockRetail().answers('ssoExitUrl', `${SSO}/exit?from=portal`);
  expect(await signOutAfter(retail)).toEqual(exitTo(`${SSO}/exit?from=portal`));
  expect(retail.asked).toEqual([
    {
      path: '/api/msc-ucs/sysConfig/getSSOExitSystemUrl',
      body: { token: 'auto-1' },
      ssoToken: 'access-1',
      token: 'access-1',
    },
    {
      path: '/api/msc-auth/authentication/logout',
      body: { refreshToken: 'refresh-1' },
      ssoToken: 'access-1',
      token: 'access-1',
    },
  ]);
});

test('a locked session does the same', async () => {
  const retail = mockRetail()
    .answers('ssoExitUrl', `${SSO}/exit`)
    .answers('loginByCode', LOGIN)
    .answers('logout', null);
  const { ask, enter, sessions } = await startSignOn();
  const { cookie } = await enter();
  await sessions.lock((await sessions.find(cookie.replace('portal_session=', '')))!.id);
  expect((await ask(SIGN_OUT, { cookie })).data).toMatchObject({
    sessionSignOut: { singleSignOnExit: { url: `${SSO}/exit` } },
  });
  expect(retail.paths().at(-1)).toBe('msc-auth/authentication/logout');
});

test('an expired token is refreshed for it', async () => {
  const retail: RetailNock = mockRetail()
    .answers('refreshToken', { accessToken: 'access-2', refreshToken: 'refresh-2' })
    .replies('ssoExitUrl', () =>
      retail.asked.at(-1)?.ssoToken === 'access-1'
        ? { body: { returncode: 'A0242', message: 'expired', data: null } }
        : { body: { returncode: '0', message: 'ok', data: `${SSO}/exit` } },
    );
  expect(await signOutAfter(retail)).toEqual(exitTo(`${SSO}/exit`));
  expect(retail.asked.at(-1)).toMatchObject({ body: { refreshToken: 'refresh-2' } });
});

test.each([
  ['are unreachable', 'unreachable' as const],
  ['refuse', { body: { returncode: 'A0400', message: 'no', data: null } }],
  ['have ended the session', { body: { returncode: 'A0244', message: 'no', data: null } }],
  ['answer nonsense', { body: '<html>' }],
  ['name no address', { body: { returncode: '0', message: 'ok', data: null } }],
  [
    'name something else',
    { body: { returncode: '0', message: 'ok', data: { url: `${SSO}/exit` } } },
  ],
  [
    'name an origin that is not on the list',
    { body: { returncode: '0', message: 'ok', data: 'https://evil.example/exit' } },
  ],
])('signs out without an address when the services %s', async (_what, reply) => {
  expect(await signOutAfter(mockRetail().replies('ssoExitUrl', () => reply))).toEqual(exitTo(null));
});

test('without a single-sign-on token no call is made and there is no address', async () => {
  const { autoCode: _none, ...login } = LOGIN;
  const retail = mockRetail();
  expect(await signOutAfter(retail, login)).toEqual(exitTo(null));
  expect(retail.paths()).toEqual(['msc-auth/authentication/logout']);
});

test('waits at most three seconds for the address', async () => {
  const { transport, calls } = createScriptedTransport(({ path, timeoutMs }) => {
    if (path.endsWith('getSSOExitSystemUrl'))
      throw new DOMException(`${timeoutMs}`, 'TimeoutError');
    return null;
  });
  const { ask, sessions } = await startGateway({ ssoOrigins: [SSO] }, { transport });
  const origin = { method: 'SINGLE_SIGN_ON', autoCode: 'auto-1' } as const;
  const { secret } = await sessions.create(
    SIGNED_IN_STAFF,
    { accessToken: 'a', refreshToken: 'r' },
    origin,
  );
  const { data } = await ask(SIGN_OUT, { cookie: `portal_session=${secret}` });
  expect(data).toMatchObject({ sessionSignOut: { singleSignOnExit: { url: null } } });
  expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([3000, 5000]);
});

test('neither a session with a password nor a visitor has an exit address', async () => {
  const retail = mockRetail().answers('logout', null);
  const { ask, signIn } = await startSignOn();
  const cookie = await signIn();
  expect((await ask(SIGN_OUT, { cookie })).data).toMatchObject({
    sessionSignOut: { userType: 'STAFF', singleSignOnExit: null },
  });
  expect((await ask(SIGN_OUT)).data).toMatchObject({
    sessionSignOut: { userType: null, singleSignOnExit: null },
  });
  expect(retail.paths()).toEqual(['msc-auth/authentication/logout']);
});

const ORIGINS = [SSO, 'http://10.0.0.5:8080'];

test.each([
  [`${SSO}/exit`, `${SSO}/exit`],
  ['HTTP://10.0.0.5:8080', 'http://10.0.0.5:8080/'],
])('%s is an allowed address', (address, href) => {
  expect(allowedAddress(address, ORIGINS)).toBe(href);
});

test.each([
  '',
  '/exit',
  '//sso.example/exit',
  'http://sso.example/exit',
  'https://sso.example:444/',
  'https://user@sso.example/',
  'https://user:secret@sso.example/',
  'https://sso.example.evil.example/',
  'https://sso.example@evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://sso.example/x',
  'https://',
  42,
  null,
  undefined,
  [`${SSO}/exit`],
])('%j is not an allowed address', (address) => {
  expect(allowedAddress(address, ORIGINS)).toBeNull();
});
