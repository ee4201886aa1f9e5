import { describe, expect, test } from 'vitest';
import type { Account } from '../../../gateway/request/account.ts';
import { hasKnownWord } from '../../../gateway/session/password-words.ts';
import { violatedRules } from '../../../gateway/session/password-rules.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { POLICY, OLD, services, changing, errorsOf } from './password-support.ts';

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

test.each([64, 128])(
  'accepts a password of %i characters and passes all of them on',
  async (length) => {
    const retail = services().answers('changePassword', null);
    const { change } = await changing();
    const newPassword = 'Long1@'.padEnd(length, 'phrase-of-words.');
    expect(errorsOf(await change(OLD, newPassword))).toEqual([]);
    const asked = retail.asked.find(({ path }) => path.endsWith('changePassword'));
    expect(asked?.body).toMatchObject({ newpassword: newPassword });
  },
);

test.each([
  ['the account', 'X-ops_director-7'],
  ['the account in other letters and signs', 'Ops.Director#77'],
  ['the number of the enterprise', 'Secret@100001'],
  ['the name of the product', 'Retail-Portal@9'],
])('refuses a password with %s, without calling the services', async (_what, newPassword) => {
  const retail = services();
  const { change } = await changing();
  const answer = await change(OLD, newPassword, { 'accept-language': 'en' });
  expect(errorsOf(answer)).toEqual(['input.newPassword INVALID']);
  expect(JSON.stringify(answer.data)).toContain('must not contain the account');
  expect(retail.paths().filter((path) => path.endsWith('changePassword'))).toEqual([]);
});

test('a short code of an account or enterprise does not spoil good passwords', () => {
  const account = { code: 'ab', enterprise: { code: '12' } } as Account;
  expect(hasKnownWord('Cab@1234-Zed', account)).toBe(false);
  expect(hasKnownWord('Cab@1234-Zed', { ...account, code: 'AB-12' })).toBe(true);
});

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

describe('the password policy', () => {
  const policyOf = async (data: unknown) => {
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
    [
      { minlength: '', kinds: ' ' },
      { minimumLength: 8, minimumKinds: 3 },
    ],
    [null, { minimumLength: 8, minimumKinds: 3 }],
  ])('%j becomes %j', async (data, policy) => {
    expect(await policyOf(data)).toEqual({ viewer: { passwordPolicy: policy } });
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
