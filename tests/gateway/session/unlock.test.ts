import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

const LOCK = 'mutation { sessionLock { lockedSession { code } } }';
const UNLOCK = `mutation ($password: String!) {
  sessionUnlock(input: { password: $password }) { viewer { code } attemptsLeft userErrors { field code message } }
}`;
const RIGHT = 'Retail@2026';
const CHECK = '/api/msc-ucs/account/checkPassword';
const OPEN = {
  sessionUnlock: { viewer: { code: 'ops_director' }, attemptsLeft: null, userErrors: [] },
};

const done = { body: { returncode: '0', message: '', data: null } };
const refusal = (returncode: string) => ({ body: { returncode, message: '', data: null } });

/** Services that know the right password. */
const guarded = () =>
  mockRetail()
    .replies('checkPassword', (body) =>
      (body as { password: string }).password === RIGHT ? done : refusal('A0210'),
    )
    .answers('logout', null);

async function locked() {
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  await gateway.ask(LOCK, { cookie });
  const unlock = (password: string, headers = {}) =>
    gateway.ask(UNLOCK, { cookie, variables: { password }, headers });
  const isLocked = async () =>
    (await gateway.ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code ?? 'OPEN';
  return { ...gateway, cookie, unlock, isLocked };
}

test('the right password unlocks the session', async () => {
  const retail = guarded();
  const { unlock, isLocked } = await locked();
  expect(await isLocked()).toBe('SESSION_LOCKED');
  expect((await unlock(RIGHT)).data).toEqual(OPEN);
  expect(retail.asked).toMatchObject([
    {
      path: CHECK,
      body: { usercode: 'ops_director', password: RIGHT },
      ssoToken: 'access-1',
      token: 'access-1',
    },
  ]);
  expect(await isLocked()).toBe('OPEN');
});

test('unlocking a session that is not locked succeeds with any password, without a call', async () => {
  const retail = guarded();
  const { unlock } = await locked();
  await unlock(RIGHT);
  expect((await unlock('whatever')).data).toEqual(OPEN);
  expect(retail.asked).toHaveLength(1);
});

test('wrong passwords are counted, and the fifth in a row ends the session and revokes its tokens', async () => {
  const retail = guarded();
  const { unlock, isLocked } = await locked();
  const left = [];
  for (let count = 0; count < 4; count += 1) left.push((await unlock('wrong')).data);
  expect(
    left.map((data) => (data?.sessionUnlock as { attemptsLeft: number }).attemptsLeft),
  ).toEqual([4, 3, 2, 1]);
  expect(left[0]).toMatchObject({
    sessionUnlock: {
      viewer: null,
      userErrors: [
        { field: ['input', 'password'], code: 'WRONG_CREDENTIALS', message: 'Incorrect password.' },
      ],
    },
  });
  const { data, headers } = await unlock('wrong', { 'accept-language': 'zh-CN' });
  expect(data).toEqual({
    sessionUnlock: {
      viewer: null,
      attemptsLeft: 0,
      userErrors: [
        {
          field: ['input', 'password'],
          code: 'WRONG_CREDENTIALS',
          message: '密码连续错误 5 次，已退出登录。',
        },
      ],
    },
  });
  expect(headers['set-cookie']).toMatch(/^portal_session=; Max-Age=0/);
  expect(retail.asked.at(-1)).toMatchObject({
    path: '/api/msc-auth/authentication/logout',
    body: { refreshToken: 'refresh-1' },
  });
  expect(await isLocked()).toBe('SESSION_EXPIRED');
});

test('a right password restarts the count', async () => {
  guarded();
  const { unlock, ask, cookie } = await locked();
  for (let count = 0; count < 4; count += 1) await unlock('wrong');
  await unlock(RIGHT);
  await ask(LOCK, { cookie });
  expect((await unlock('wrong')).data).toMatchObject({ sessionUnlock: { attemptsLeft: 4 } });
});

test('twenty parallel attempts cannot bypass the count', async () => {
  const retail = guarded();
  const { unlock, isLocked } = await locked();
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, nth) => unlock(`guess ${nth}`)),
    unlock(RIGHT),
  ]);
  expect(retail.asked.filter(({ path }) => path === CHECK)).toHaveLength(5);
  expect(
    answers.slice(5).every(({ errors }) => errors?.[0]?.extensions.code === 'SESSION_EXPIRED'),
  ).toBe(true);
  expect(await isLocked()).toBe('SESSION_EXPIRED');
});

test.each([
  ['unreachable services', 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  ['a fault of the services', refusal('B0001'), 'UPSTREAM_FAILED'],
  ['services without this call', refusal('B0501'), 'UPSTREAM_FAILED'],
])('%s do not count as failed attempts', async (_what, reply, code) => {
  mockRetail().replies('checkPassword', () => reply);
  const { unlock, isLocked, sessions } = await locked();
  for (let count = 0; count < 6; count += 1)
    expect((await unlock(RIGHT)).errors).toMatchObject([{ extensions: { code } }]);
  expect(await isLocked()).toBe('SESSION_LOCKED');
  const [session] = await sessions.ofAccount({ ent_id: '100001', userid: 'U0002' });
  expect(session?.unlockFailures).toBe(0);
});

test('a blocked account is reported and ends nothing', async () => {
  mockRetail().refuses('checkPassword', 'A0211');
  const { unlock, isLocked } = await locked();
  for (let count = 0; count < 6; count += 1) {
    expect((await unlock(RIGHT)).data).toMatchObject({
      sessionUnlock: {
        viewer: null,
        attemptsLeft: 5,
        userErrors: [{ field: null, code: 'TOO_MANY_ATTEMPTS' }],
      },
    });
  }
  expect(await isLocked()).toBe('SESSION_LOCKED');
});

test.each([
  ['', 'REQUIRED'],
  ['x'.repeat(129), 'INVALID'],
])('an invalid password is refused without a call and not counted', async (password, code) => {
  const retail = guarded();
  const { unlock } = await locked();
  expect((await unlock(password)).data).toMatchObject({
    sessionUnlock: {
      viewer: null,
      attemptsLeft: 5,
      userErrors: [{ field: ['input', 'password'], code }],
    },
  });
  expect(retail.asked).toEqual([]);
});

test('an expired token is refreshed first', async () => {
  const retail: RetailNock = mockRetail()
    .replies('checkPassword', () =>
      retail.asked.at(-1)?.ssoToken === 'access-1' ? refusal('A0242') : done,
    )
    .answers('refreshToken', { accessToken: 'access-2', refreshToken: 'refresh-2' });
  const { unlock } = await locked();
  expect((await unlock(RIGHT)).data).toEqual(OPEN);
});

test('a session that the services have ended cannot be unlocked', async () => {
  mockRetail().refuses('checkPassword', 'A0244');
  const { unlock, isLocked } = await locked();
  expect((await unlock(RIGHT)).errors).toMatchObject([{ extensions: { code: 'SESSION_EXPIRED' } }]);
  expect(await isLocked()).toBe('SESSION_EXPIRED');
});

test('a sign-out during the password check wins', async () => {
  const [gate, arrived] = [createGate(), createGate()];
  mockRetail()
    .replies('checkPassword', async () => {
      arrived.open();
      await gate.opened;
      return done;
    })
    .answers('logout', null);
  const { unlock, ask, cookie } = await locked();
  const unlocking = unlock(RIGHT);
  await arrived.opened;
  await ask('mutation { sessionSignOut { userType } }', { cookie });
  gate.open();
  const { data, errors } = await unlocking;
  expect({ data, code: errors?.[0]?.extensions.code }).toEqual({
    data: { sessionUnlock: null },
    code: 'SESSION_EXPIRED',
  });
});

test('a lock during the password check has no further effect', async () => {
  const [gate, arrived] = [createGate(), createGate()];
  mockRetail().replies('checkPassword', async () => {
    arrived.open();
    await gate.opened;
    return done;
  });
  const { unlock, ask, cookie, isLocked } = await locked();
  const unlocking = unlock(RIGHT);
  await arrived.opened;
  expect((await ask(LOCK, { cookie })).data).toMatchObject({
    sessionLock: { lockedSession: { code: 'ops_director' } },
  });
  gate.open();
  expect((await unlocking).data).toEqual(OPEN);
  expect(await isLocked()).toBe('OPEN');
});

test('a session may try five times in a quarter of an hour, whatever sign-ins its address makes', async () => {
  const retail = mockRetail().refuses('login', 'A0210').refuses('checkPassword', 'E1007');
  const { unlock, ask } = await locked();
  const input = '{ enterpriseCode: "100001", account: "a", password: "b", userType: STAFF }';
  for (let count = 0; count < 5; count += 1) {
    await ask(`mutation { sessionSignIn(input: ${input}) { viewer { id } } }`);
    await unlock(RIGHT);
  }
  expect((await unlock(RIGHT)).errors).toMatchObject([
    {
      extensions: {
        code: 'RATE_LIMITED',
        limit: { name: 'unlockFailures', limit: 5, retryAfterSeconds: 900 },
      },
    },
  ]);
  expect(retail.asked).toHaveLength(10);
});

test('the password is never logged', async () => {
  guarded();
  const gateway = await startGateway({ logLevel: 'trace' });
  const cookie = await gateway.signIn();
  await gateway.ask(LOCK, { cookie });
  await gateway.ask(UNLOCK, { cookie, variables: { password: RIGHT } });
  expect(gateway.logLines.join('')).not.toContain(RIGHT);
});
