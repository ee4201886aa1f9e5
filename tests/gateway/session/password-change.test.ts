import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { CHANGE, POLICY, OLD, services, changing, errorsOf } from './password-support.ts';

const NEW = 'Retail@2027';

test('changes the password and ends the account’s other sessions', async () => {
  const retail = services().answers('changePassword', null);
  const { change, signIn, ask, cookie } = await changing();
  const others = [await signIn(), await signIn()];
  const stranger = await signIn({ ...SIGNED_IN_STAFF, userid: 'U0003' });
  const { data, errors, headers } = await change(OLD, NEW);
  expect({ data, errors }).toEqual({
    data: { passwordChange: { endedSessions: 2, userErrors: [] } },
    errors: undefined,
  });
  expect(retail.asked[1]).toEqual({
    path: '/api/msc-ucs/account/changePassword',
    body: { usercode: 'ops_director', oldpassword: OLD, newpassword: NEW },
    ssoToken: 'access-1',
    token: 'access-1',
  });
  // Its own session goes on with another cookie: a copy of the former one is worth nothing.
  const renewed = String(headers['set-cookie']).split(';')[0] ?? '';
  for (const other of [...others, cookie])
    expect((await ask('{ viewer { id } }', { cookie: other })).errors?.[0]?.extensions.code).toBe(
      'SESSION_EXPIRED',
    );
  for (const alive of [renewed, stranger])
    expect((await ask('{ viewer { id } }', { cookie: alive })).errors).toBeUndefined();
});

test.each([
  ['A0210', 'input.oldPassword WRONG_CREDENTIALS'],
  ['A0211', '- TOO_MANY_ATTEMPTS'],
  ['A0400', 'input.newPassword INVALID'],
])(
  'the services’ refusal %s is data, and the other sessions stay',
  async (returncode, expected) => {
    services().refuses('changePassword', returncode);
    const { change, signIn, ask } = await changing();
    const other = await signIn();
    expect(errorsOf(await change(OLD, NEW))).toEqual([expected]);
    expect((await ask('{ viewer { id } }', { cookie: other })).errors).toBeUndefined();
  },
);

test.each([
  ['passwordPolicy' as const, 'UPSTREAM_UNREACHABLE'],
  ['changePassword' as const, 'UPSTREAM_UNREACHABLE'],
])(
  'services that cannot be reached for %s are an error, and nothing has changed',
  async (operation, code) => {
    const retail = operation === 'passwordPolicy' ? mockRetail() : services();
    retail.replies(operation, () => 'unreachable');
    const { change, signIn, ask } = await changing();
    const other = await signIn();
    expect((await change(OLD, NEW)).errors).toMatchObject([
      { path: ['passwordChange'], extensions: { code } },
    ]);
    expect((await ask('{ viewer { id } }', { cookie: other })).errors).toBeUndefined();
  },
);

test('a single-sign-on session has no password here', async () => {
  const retail = services();
  const { change, ask, cookie } = await changing({ origin: { method: 'SINGLE_SIGN_ON' } });
  expect(errorsOf(await change(OLD, NEW))).toEqual(['- NO_PASSWORD']);
  expect((await ask(POLICY, { cookie })).data).toEqual({ viewer: { passwordPolicy: null } });
  expect(retail.asked).toEqual([]);
});

test('a session may try five wrong old passwords in a quarter of an hour, and other sessions of the address are not affected', async () => {
  const retail = services().refuses('changePassword', 'A0210');
  const { change, signIn, ask, clock } = await changing();
  for (let count = 0; count < 5; count += 1)
    expect(errorsOf(await change(OLD, NEW))).toEqual(['input.oldPassword WRONG_CREDENTIALS']);
  clock.now += 60_000;
  expect((await change(OLD, NEW)).errors).toMatchObject([
    {
      message: 'Too many wrong passwords. Try again in 14 minutes.',
      extensions: {
        code: 'RATE_LIMITED',
        limit: { name: 'passwordFailures', limit: 5, retryAfterSeconds: 840 },
      },
    },
  ]);
  const asked = retail.asked.filter(({ path }) => path.endsWith('changePassword')).length;
  expect(asked).toBe(5);
  const other = await ask(CHANGE, {
    cookie: await signIn(),
    variables: { input: { oldPassword: OLD, newPassword: NEW } },
  });
  expect(errorsOf(other)).toEqual(['input.oldPassword WRONG_CREDENTIALS']);
});

test('refused new passwords do not count as guesses', async () => {
  services().refuses('changePassword', 'A0400');
  const { change } = await changing();
  for (let count = 0; count < 8; count += 1)
    expect(errorsOf(await change(OLD, NEW))).toEqual(['input.newPassword INVALID']);
});

test('a change is reported as successful even if the other sessions cannot be ended, and the error is logged', async () => {
  services().answers('changePassword', null);
  const { change, signIn, sessions, logLines } = await changing();
  const [first] = [await signIn(), await signIn()];
  const { id = '' } = (await sessions.find(first.split('=')[1] ?? '')) ?? {};
  const remove = sessions.delete.bind(sessions);
  sessions.delete = async (one) =>
    one === id ? Promise.reject(new Error('the disk is full')) : remove(one);
  expect((await change(OLD, NEW)).data).toEqual({
    passwordChange: { endedSessions: 1, userErrors: [] },
  });
  expect(logLines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  sessions.ofAccount = async () => Promise.reject(new Error('the disk is gone'));
  expect((await change(OLD, NEW)).data).toEqual({
    passwordChange: { endedSessions: 0, userErrors: [] },
  });
  expect(logLines.filter((line) => line.includes('the disk is gone'))).toHaveLength(1);
});

test('a change is reported as successful even if the cookie cannot be replaced, and the error is logged', async () => {
  services().answers('changePassword', null);
  const { change, sessions, logLines, ask, cookie } = await changing();
  sessions.renew = async () => Promise.reject(new Error('the disk is full'));
  expect((await change(OLD, NEW)).data).toEqual({
    passwordChange: { endedSessions: 0, userErrors: [] },
  });
  expect(logLines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  expect((await ask('{ viewer { id } }', { cookie })).errors).toBeUndefined();
});

test('neither password is logged', async () => {
  services().answers('changePassword', null);
  const { ask, signIn, logLines } = await startGateway({ logLevel: 'trace' });
  await ask(CHANGE, {
    cookie: await signIn(),
    variables: { input: { oldPassword: OLD, newPassword: NEW } },
  });
  expect(logLines.join('')).not.toMatch(/Retail@202/);
});
