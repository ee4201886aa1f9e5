import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  callRetail,
  loginRetail,
  signInRetail,
  type RetailClient,
} from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const CHECK = '/api/msc-ucs/account/checkPassword';
const CHANGE = '/api/msc-ucs/account/changePassword';
const POLICY = '/api/msc-ucs/account/getPasswordPolicy';
const WHO = '/api/msc-ucs/account/getOne';
const OLD = 'Retail@2026';
const NEW = 'Retail@2027';

let now = Date.parse('2026-06-15T00:30:00Z');
const { app, db } = buildRetail({ clock: () => now });
const seeded = db
  .prepare("SELECT password_salt, password_hash FROM account WHERE usercode = 'finance'")
  .all([])[0] as {
  password_salt: string;
  password_hash: string;
};

afterAll(async () => {
  await app.close();
  db.close();
});

let finance: RetailClient;
beforeEach(async () => {
  db.exec('DELETE FROM token; DELETE FROM token_family; DELETE FROM login_failure');
  db.prepare(
    "UPDATE account SET password_salt = ?, password_hash = ? WHERE usercode = 'finance'",
  ).run([seeded.password_salt, seeded.password_hash]);
  db.exec("INSERT OR REPLACE INTO global_parameter VALUES ('PASSWORDKINDS', '3')");
  finance = await signInRetail(app, 'finance');
});

const check = (password: string) => finance.call(CHECK, { usercode: 'finance', password });
const change = (oldpassword: string, newpassword: string, client = finance) =>
  client.call(CHANGE, { usercode: 'finance', oldpassword, newpassword });
const stored = () =>
  db
    .prepare("SELECT password_salt, password_hash FROM account WHERE usercode = 'finance'")
    .all([])[0];

it('changing the password stores it with a new salt, and the old password no longer works', async () => {
  expect((await change(OLD, NEW)).returncode).toBe('0');
  const row = stored() as typeof seeded;
  expect(row.password_salt).not.toBe(seeded.password_salt);
  expect(JSON.stringify(row)).not.toContain(NEW);
  expect((await loginRetail(app, 'finance', OLD)).returncode).toBe('A0210');
  expect((await loginRetail(app, 'finance', NEW)).returncode).toBe('0');
});

it('a password of 64 characters can be used, and all of them count', async () => {
  const long = 'Long1@'.padEnd(64, 'phrase-of-words.');
  expect((await change(OLD, long)).returncode).toBe('0');
  expect((await loginRetail(app, 'finance', long)).returncode).toBe('0');
  expect((await loginRetail(app, 'finance', long.slice(0, -1))).returncode).toBe('A0210');
});

it('a password never expires by time', async () => {
  const today = now;
  now += 10 * 366 * 86_400_000;
  expect((await loginRetail(app, 'finance', OLD)).returncode).toBe('0');
  now = today;
});

it('changing the password ends the other sessions of the account, but not the current one or those of other accounts', async () => {
  const other = await signInRetail(app, 'finance');
  const stranger = await signInRetail(app, 'analyst');
  await change(OLD, NEW);
  expect((await other.call(WHO, { usercode: '' })).returncode).toBe('A0244');
  const refresh = { refreshToken: other.login.refreshToken };
  expect(
    (await callRetail(app, '/api/msc-auth/authentication/refreshToken', refresh)).returncode,
  ).toBe('A0244');
  expect((await finance.call(WHO, { usercode: '' })).returncode).toBe('0');
  expect((await stranger.call(WHO, { usercode: '' })).returncode).toBe('0');
});

it.each([
  ['Ab1@xyz', 'at least 8 characters'],
  ['lowercase1', 'at least 3 kinds of characters'],
  ['Retail @2027', 'letters, digits and symbols only, no spaces'],
  ['Retail@二零二七', 'letters, digits and symbols only, no spaces'],
  [OLD, 'must differ from the old one'],
  ['Password1', 'one of the most common passwords'],
  ['TRUSTNO1', 'at least 3 kinds of characters'],
  ['1qaz@WSX', 'one of the most common passwords'],
])('refuses %s as a new password: %s', async (newpassword, problem) => {
  const { returncode, message } = await change(OLD, newpassword);
  expect({ returncode, message }).toEqual({
    returncode: 'A0400',
    message: `Bad parameter newpassword: ${problem}`,
  });
  expect(stored()).toEqual(seeded);
});

it.each([
  ['4', 4],
  ['1', 1],
  ['many', 3],
  ['0', 3],
])(
  'takes the kinds that it needs from the global parameter: %s means %i',
  async (paravalue, kinds) => {
    db.prepare("UPDATE global_parameter SET paravalue = ? WHERE paraid = 'PASSWORDKINDS'").run([
      paravalue,
    ]);
    expect((await finance.call(POLICY)).data).toEqual({ minlength: 8, kinds });
    expect((await change(OLD, 'lowercaseonly')).returncode).toBe(kinds === 1 ? '0' : 'A0400');
  },
);

it('a password needs three kinds of characters if the parameter is not set', async () => {
  db.exec("DELETE FROM global_parameter WHERE paraid = 'PASSWORDKINDS'");
  expect((await finance.call(POLICY)).data).toEqual({ minlength: 8, kinds: 3 });
});

it('the check says whether a password is correct and changes nothing', async () => {
  expect((await check(OLD)).returncode).toBe('0');
  expect((await check(NEW)).returncode).toBe('A0210');
  expect(stored()).toEqual(seeded);
});

it('wrong passwords in any call count together with those of sign-ins', async () => {
  for (let attempt = 0; attempt < 15; attempt += 1) await check('wrong');
  const codes = [
    (await check('wrong')).returncode,
    (await change('wrong', NEW)).returncode,
    (await loginRetail(app, 'finance', 'wrong')).returncode,
    (await check('wrong')).returncode,
    (await change('wrong', NEW)).returncode,
    (await check(OLD)).returncode,
    (await change(OLD, NEW)).returncode,
    (await loginRetail(app, 'finance', OLD)).returncode,
  ];
  expect(codes).toEqual(['A0210', 'A0210', 'A0210', 'A0210', 'A0210', 'A0211', 'A0211', 'A0211']);
  now += 15 * 60_000;
  expect((await check(OLD)).returncode).toBe('0');
});

it('the count of wrong passwords restarts after a correct one', async () => {
  for (let attempt = 0; attempt < 19; attempt += 1) await check('wrong');
  await check(OLD);
  expect((await check('wrong')).returncode).toBe('A0210');
  expect((await check(OLD)).returncode).toBe('0');
});

it('only one of two simultaneous changes succeeds', async () => {
  const answers = await Promise.all([change(OLD, NEW), change(OLD, 'Retail@2028')]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0210']);
  const winner = answers[0].returncode === '0' ? NEW : 'Retail@2028';
  expect((await loginRetail(app, 'finance', winner)).returncode).toBe('0');
});

it.each([CHECK, CHANGE])('a call on behalf of another account is refused: %s', async (path) => {
  const { returncode } = await finance.call(path, {
    usercode: 'admin',
    password: OLD,
    oldpassword: OLD,
    newpassword: NEW,
  });
  expect(returncode).toBe('A0301');
});
