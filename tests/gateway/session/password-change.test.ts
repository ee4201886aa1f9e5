import { describe, expect, test } from 'vitest';
import { violatedRules } from '../../../gateway/session/password-rules.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const CHANGE = `mutation ($input: PasswordChangeInput!) {
  passwordChange(input: $input) { endedSessions userErrors { field code message } }
}`;
const POLICY = '{ viewer { passwordPolicy { minimumLength minimumKinds } } }';
const OLD = 'Retail@2026';
const NEW = 'Retail@2027';

const services = (policy: unknown = { minlength: 8, kinds: 3 }) =>
  mockRetail()
    .replies('passwordPolicy', () => ({ body: { returncode: '0', message: '', data: policy } }))
    .answers('logout', null);

async function changing(origin = {}) {
  const gateway = await startGateway();
  const cookie = await gateway.signIn(undefined, { origin });
  const change = (oldPassword: string, newPassword: string, headers = {}) =>
    gateway.ask(CHANGE, { cookie, headers, variables: { input: { oldPassword, newPassword } } });
  return { ...gateway, cookie, change };
}

const errorsOf = ({ data }: { data: Record<string, unknown> | null | undefined }) =>
  (
    data?.passwordChange as { userErrors: { field: string[] | null; code: string }[] }
  ).userErrors.map(({ field, code }) => `${field?.join('.') ?? '-'} ${code}`);

test('changes the password and ends the account’s other sessions', async () => {
  const retail = services().answers('changePassword', null);
  const { change, signIn, ask, cookie } = await changing();
  const others = [await signIn(), await signIn()];
  const stranger = await signIn({ ...SIGNED_IN_STAFF, userid: 'U0003' });
  const { data, errors } = await change(OLD, NEW);
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
  for (const other of others)
    expect((await ask('{ viewer { id } }', { cookie: other })).errors?.[0]?.extensions.code).toBe(
      'SESSION_EXPIRED',
    );
  for (const alive of [cookie, stranger])
    expect((await ask('{ viewer { id } }', { cookie: alive })).errors).toBeUndefined();
});

test.each([
  ['Ab@1', ['input.newPassword PASSWORD_TOO_SHORT']],
  ['lowercase1', ['input.newPassword PASSWORD_TOO_PLAIN']],
  ['Retail @ 2027', ['input.newPassword PASSWORD_CHARACTERS']],
  ['Retail@零售', ['input.newPassword PASSWORD_CHARACTERS']],
  ['Retail@\u{1F511}\u00e9', ['input.newPassword PASSWORD_CHARACTERS']],
  [OLD, ['input.newPassword PASSWORD_UNCHANGED']],
  [
    'a b',
    [
      'input.newPassword PASSWORD_TOO_SHORT',
      'input.newPassword PASSWORD_TOO_PLAIN',
      'input.newPassword PASSWORD_CHARACTERS',
    ],
  ],
  ['', ['input.newPassword REQUIRED']],
  ['Aa1@'.repeat(33), ['input.newPassword INVALID']],
])(
  'reports each rule that %s violates, without calling the services',
  async (newPassword, expected) => {
    const retail = services();
    const { change } = await changing();
    expect(errorsOf(await change(OLD, newPassword))).toEqual(expected);
    expect(retail.paths().filter((path) => path.endsWith('changePassword'))).toEqual([]);
  },
);

test('reports an invalid old password together with the new one', async () => {
  services();
  const { change } = await changing();
  expect(errorsOf(await change('', ''))).toEqual([
    'input.oldPassword REQUIRED',
    'input.newPassword REQUIRED',
  ]);
  expect(errorsOf(await change('x'.repeat(129), 'short'))).toEqual([
    'input.oldPassword INVALID',
    'input.newPassword PASSWORD_TOO_SHORT',
    'input.newPassword PASSWORD_TOO_PLAIN',
  ]);
});

test('the messages state the rules with their numbers', async () => {
  services({ minlength: 12, kinds: 4 });
  const { change } = await changing();
  const messages = async (language: string) => {
    const { data } = await change(OLD, 'abc', { 'accept-language': language });
    return (data?.passwordChange as { userErrors: { message: string }[] }).userErrors.map(
      ({ message }) => message,
    );
  };
  expect(await messages('zh-CN')).toEqual([
    '新密码至少 12 位。',
    '新密码须包含大写、小写、数字、符号中至少 4 种。',
  ]);
  expect(await messages('zh-TW')).toEqual([
    '新密碼至少 12 碼。',
    '新密碼須包含大寫、小寫、數字、符號中至少 4 種。',
  ]);
  expect(await messages('en-US')).toEqual([
    'The new password needs at least 12 characters.',
    'The new password needs at least 4 of: upper case, lower case, digits, symbols.',
  ]);
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
  const { change, ask, cookie } = await changing({ method: 'SINGLE_SIGN_ON' });
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

test('neither password is logged', async () => {
  services().answers('changePassword', null);
  const { ask, signIn, logLines } = await startGateway({ logLevel: 'trace' });
  await ask(CHANGE, {
    cookie: await signIn(),
    variables: { input: { oldPassword: OLD, newPassword: NEW } },
  });
  expect(logLines.join('')).not.toMatch(/Retail@202/);
});

describe('the password policy', () => {
  const told = async (data: unknown) => {
    services(data);
    const { ask, cookie } = await changing();
    return (await ask(POLICY, { cookie })).data;
  };

  test.each([
    [
      { minlength: 10, kinds: 2 },
      { minimumLength: 10, minimumKinds: 2 },
    ],
    [
      { minlength: 4, kinds: 0 },
      { minimumLength: 8, minimumKinds: 1 },
    ],
    [
      { minlength: 1000, kinds: 9 },
      { minimumLength: 128, minimumKinds: 4 },
    ],
    [{ minlength: 'x' }, { minimumLength: 8, minimumKinds: 3 }],
    [null, { minimumLength: 8, minimumKinds: 3 }],
  ])('%j becomes %j', async (data, policy) => {
    expect(await told(data)).toEqual({ viewer: { passwordPolicy: policy } });
  });

  test('is the default if the services have none, and null if they cannot change passwords', async () => {
    mockRetail();
    const ask = async (missing: ('passwordPolicy' | 'changePassword')[]) => {
      const gateway = await startGateway({ retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing } });
      return (await gateway.ask(POLICY, { cookie: await gateway.signIn() })).data;
    };
    expect(await ask(['passwordPolicy'])).toEqual({
      viewer: { passwordPolicy: { minimumLength: 8, minimumKinds: 3 } },
    });
    expect(await ask(['changePassword'])).toEqual({ viewer: { passwordPolicy: null } });
  });

  test('is satisfied at its minimum length, and not by one character less', () => {
    const codes = (password: string, minimumLength: number) =>
      violatedRules(password, '', { minimumLength, minimumKinds: 3 }).map(({ code }) => code);
    expect([codes('Retail@', 8), codes('Retail@2', 8)]).toEqual([['PASSWORD_TOO_SHORT'], []]);
    expect([codes('Retail@2026', 12), codes('Retail@20260', 12)]).toEqual([
      ['PASSWORD_TOO_SHORT'],
      [],
    ]);
  });

  test('counts upper case, lower case, digits and symbols once each', () => {
    const isPlain = (password: string, minimumKinds: number) =>
      violatedRules(password, '', { minimumLength: 1, minimumKinds }).some(
        ({ code }) => code === 'PASSWORD_TOO_PLAIN',
      );
    expect([
      isPlain('aaaa', 1),
      isPlain('aaaa', 2),
      isPlain('aA1@', 4),
      isPlain('aA11', 4),
      isPlain('~!@#', 2),
    ]).toEqual([false, true, false, true, true]);
  });
});
