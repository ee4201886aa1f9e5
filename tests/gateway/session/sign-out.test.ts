import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

const SIGN_OUT = 'mutation { sessionSignOut { userType userErrors { code } } }';
const CLEARED =
  'portal_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';

test('signs out: ends the session, revokes its tokens, clears the cookie and says which sign-in page to show', async () => {
  const retail = mockRetail().answers('logout', null);
  const { ask, signIn } = await startGateway();
  const cookie = await signIn(SIGNED_IN_SUPPLIER);
  const { data, errors, headers } = await ask(SIGN_OUT, { cookie });
  expect({ data, errors }).toEqual({
    data: { sessionSignOut: { userType: 'SUPPLIER', userErrors: [] } },
    errors: undefined,
  });
  expect(headers['set-cookie']).toBe(CLEARED);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "refreshToken": "refresh-1",
        },
        "path": "/api/msc-auth/authentication/logout",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
  expect((await ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});

test('can be repeated', async () => {
  const retail = mockRetail().answers('logout', null);
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  await ask(SIGN_OUT, { cookie });
  const { data, errors } = await ask(SIGN_OUT, { cookie });
  expect({ data, errors }).toEqual({
    data: { sessionSignOut: { userType: null, userErrors: [] } },
    errors: undefined,
  });
  expect(retail.asked).toHaveLength(1);
});

test.each([
  ['are unreachable', 'unreachable' as const],
  ['refuse', { body: { returncode: 'B0001', message: 'boom', data: null } }],
])('signs out even if the services %s', async (_what, reply) => {
  mockRetail().replies('logout', () => reply);
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  expect((await ask(SIGN_OUT, { cookie })).errors).toBeUndefined();
  expect((await ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});

const EXPIRED = { body: { returncode: 'A0242', message: 'expired', data: null } };

test('a sign-out during a token refresh wins', async () => {
  let refreshAsked = () => {};
  let letRefreshEnd = () => {};
  const asked = new Promise<void>((resolve) => (refreshAsked = resolve));
  const held = new Promise<void>((resolve) => (letRefreshEnd = resolve));
  mockRetail()
    .replies('shops', () => EXPIRED)
    .replies('refreshToken', async () => {
      refreshAsked();
      await held;
      return {
        body: {
          returncode: '0',
          message: 'ok',
          data: { accessToken: 'access-2', refreshToken: 'refresh-2' },
        },
      };
    })
    .answers('logout', null);
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const reading = ask('{ viewer { shops { code } } }', { cookie });
  await asked;
  await ask(SIGN_OUT, { cookie });
  letRefreshEnd();
  expect((await reading).errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect((await ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});

test('an expired token is refreshed without an effect on the request', async () => {
  const retail: RetailNock = mockRetail()
    .answers('refreshToken', { accessToken: 'access-2', refreshToken: 'refresh-2' })
    .replies('shops', () =>
      retail.asked.at(-1)?.ssoToken === 'access-1'
        ? EXPIRED
        : { body: { returncode: '0', message: 'ok', data: SHOPS } },
    );
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { shops { code } } }', { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ viewer: { shops: [{ code: '1001' }, { code: '1002' }] } });
  expect(retail.asked.map(({ path, ssoToken }) => `${path.split('/').at(-1)} ${ssoToken}`)).toEqual(
    ['getShopList access-1', 'refreshToken access-1', 'getShopList access-2'],
  );
});

test('a session that the services end is ended here too', async () => {
  mockRetail().refuses('shops', 'A0244');
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const { errors } = await ask('{ viewer { shops { code } } }', { cookie });
  expect(errors).toMatchObject([
    { path: ['viewer', 'shops'], extensions: { code: 'SESSION_EXPIRED' } },
  ]);
  expect((await ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});
