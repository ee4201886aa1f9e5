import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../gateway/session/common-passwords.ts';
import { violatedRules } from '../../../gateway/session/password-rules.ts';
import { OLD, changing, errorsOf, services } from './password-support.ts';

const LIST = createRequire(import.meta.url).resolve(
  '@zxcvbn-ts/language-common/src/passwords.json',
);
/** Of the list, with a capital first letter, those that keep all other rules, as they usually are. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const acceptable = (JSON.parse(readFileSync(LIST, 'utf8')) as string[])
  .map(capital)
  .filter(
    (password) => violatedRules(password, '', { minimumLength: 8, minimumKinds: 3 }).length === 0,
  );

test('the list has more than 3,000 passwords that keep the other rules', () => {
  expect(acceptable.length).toBeGreaterThan(3_000);
});

test.each([0, 1, 2, 3, 4])('all of them are refused: sample %i', async (sample) => {
  const some = acceptable.filter((_password, index) => index % 997 === sample);
  expect(some.length).toBeGreaterThan(2);
  expect(await Promise.all(some.map(isCommonPassword))).toEqual(some.map(() => true));
});

test.each([
  ['in other case', 'pASSWORD123'],
  ['with signs in place of letters', 'P@ssw0rd'],
  ['on the keyboard', '1qaz@WSX'],
])('refuses a common password %s: %s', async (_how, newPassword) => {
  const retail = services();
  const { change } = await changing();
  expect(errorsOf(await change(OLD, newPassword))).toEqual(['input.newPassword INVALID']);
  expect(retail.paths().filter((path) => path.endsWith('changePassword'))).toEqual([]);
});

test.each(['Ferry-cobalt-9-umbrella', 'xK7#mQ2pVd', 'Dragon-ferry-17', 'Summer@2027'])(
  'accepts %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

describe('the message', () => {
  test.each([
    ['zh-CN', '该密码过于常见，容易被猜中。请换一个，例如由几个互不相关的词组成。'],
    ['zh-TW', '此密碼過於常見，容易被猜中。請換一個，例如由幾個互不相關的詞組成。'],
    [
      'en',
      'This password is easy to guess, because many people use it. ' +
        'Please choose another one, for example several words that do not belong together.',
    ],
  ])('says what to do next (%s)', async (language, expected) => {
    services();
    const { change } = await changing();
    const { data } = await change(OLD, 'Password1', { 'accept-language': language });
    expect(data?.passwordChange).toMatchObject({ userErrors: [{ message: expected }] });
  });
});

test('other rules are reported first, so that the list is not read for nothing', async () => {
  services();
  const { change } = await changing();
  expect(errorsOf(await change(OLD, 'password'))).toEqual(['input.newPassword PASSWORD_TOO_PLAIN']);
});

test('one request reads the list at most five times', async () => {
  services();
  const { ask, cookie } = await changing();
  const fields = Array.from(
    { length: 6 },
    (_, at) =>
      `c${at}: passwordChange(input: { oldPassword: "a", newPassword: "Password1" }) { userErrors { code } }`,
  );
  const { errors } = await ask(`mutation { ${fields.join(' ')} }`, { cookie });
  expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
    ['c5', 'QUERY_TOO_COMPLEX'],
  ]);
});
