import { afterAll, beforeEach, expect, it } from 'vitest';
import { createAuthentication } from '../../../retail/accounts/authentication.ts';
import { CODE_MS, createSingleSignOn } from '../../../retail/accounts/single-sign-on.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Login = components['schemas']['Login'];

const ENTER = '/api/msc-auth/authentication/loginByCode';
const EXIT = '/api/msc-ucs/sysConfig/getSSOExitSystemUrl';
const WHO = '/api/msc-ucs/account/getOne';
const START = Date.parse('2026-06-15T00:30:00Z');

let now = START;
const clock = () => now;
const samplesUrl = 'http://localhost:4200';
const { app, db } = buildRetail({ clock, samplesUrl });
const singleSignOn = createSingleSignOn(db, clock, createAuthentication(db, clock));
const useridOf = (usercode: string) =>
  (
    db.prepare('SELECT userid FROM account WHERE usercode = ?').get([usercode]) as {
      userid: string;
    }
  ).userid;

const enter = (code: string, entid?: string) =>
  callRetail<Login | null>(app, ENTER, { code, ...(entid && { entid }) });
const enterAs = async (usercode: string) =>
  (await enter(singleSignOn.issueCode(useridOf(usercode)))).data!;
const exit = (login: Login, token = login.autoCode) =>
  callRetail<string | null>(app, EXIT, { token }, login.accessToken);

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => {
  now = START;
  db.exec(
    'DELETE FROM token; DELETE FROM token_family; DELETE FROM sso_code; DELETE FROM sso_family',
  );
});

it.each([
  ['ops_director', { userCode: 'ops_director', userType: '1', mainPost: { postCode: 'P0002' } }],
  ['v10001', { userCode: 'v10001', userType: '2', mainPost: null }],
])(
  'a code signs %s in as a password would, with a token of the single-sign-on system besides',
  async (usercode, account) => {
    const login = await enterAs(usercode);
    expect(login).toMatchObject({
      ...account,
      ent_id: '100001',
      createDate: '2026-06-15 08:30:00',
    });
    expect(login.autoCode).toMatch(/^[\w-]{32}$/u);
    expect((await callRetail(app, WHO, { usercode: '' }, login.accessToken)).returncode).toBe('0');
    expect((await signInRetail(app, usercode)).login).not.toHaveProperty('autoCode');
  },
);

it('a code can be used once', async () => {
  const code = singleSignOn.issueCode(useridOf('ops_director'));
  const answers = await Promise.all([enter(code), enter(code)]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0210']);
});

it('a code expires after two minutes', async () => {
  const [early, late] = [
    singleSignOn.issueCode(useridOf('ops_director')),
    singleSignOn.issueCode(useridOf('ops_director')),
  ];
  now += CODE_MS - 1;
  expect((await enter(early)).returncode).toBe('0');
  now += 1;
  expect(await enter(late)).toMatchObject({ returncode: 'A0210', data: null });
});

it('an unknown code, one of another enterprise and one of a disabled account are refused with the same response and create no session', async () => {
  const other = singleSignOn.issueCode(useridOf('ops_director'));
  expect((await enter('x')).returncode).toBe('A0210');
  expect((await enter(other, '999999')).returncode).toBe('A0210');
  const code = singleSignOn.issueCode(useridOf('finance'));
  db.exec("UPDATE account SET status = '0' WHERE usercode = 'finance'");
  expect((await enter(code)).returncode).toBe('A0210');
  db.exec("UPDATE account SET status = '1' WHERE usercode = 'finance'");
  expect((await enter(code)).returncode).toBe('A0210');
  expect(db.prepare('SELECT count(*) AS families FROM token_family').get()).toMatchObject({
    families: 0,
  });
});

it('the request may name the enterprise', async () => {
  expect((await enter(singleSignOn.issueCode(useridOf('ops_director')), '100001')).returncode).toBe(
    '0',
  );
});

it.each([{}, { code: 1 }, { code: 'x'.repeat(513) }, { code: 'x', entid: '1'.repeat(33) }])(
  '%j is a bad parameter',
  async (body) => {
    expect(await callRetail(app, ENTER, body)).toMatchObject({ returncode: 'A0400', data: null });
  },
);

it('the database contains only hashes of codes and tokens', async () => {
  const code = singleSignOn.issueCode(useridOf('ops_director'));
  const { autoCode } = await enterAs('ops_director');
  const kept = JSON.stringify(
    ['sso_code', 'sso_family'].map((table) => db.prepare(`SELECT * FROM ${table}`).all()),
  );
  expect([kept.includes(code), kept.includes(autoCode!), kept.length > 100]).toEqual([
    false,
    false,
    true,
  ]);
});

it('a session that began with single sign-on gets the sign-out address with its own token, also after a refresh', async () => {
  const login = await enterAs('ops_director');
  expect((await exit(login)).data).toBe('http://localhost:4200/sign-on/exit');
  const { data } = await callRetail<Login>(app, '/api/msc-auth/authentication/refreshToken', {
    refreshToken: login.refreshToken,
  });
  expect((await exit({ ...login, accessToken: data.accessToken })).data).toBe(
    'http://localhost:4200/sign-on/exit',
  );
});

it('other sessions do not get the sign-out address', async () => {
  const [mine, other] = [await enterAs('ops_director'), await enterAs('analyst')];
  const { login } = await signInRetail(app, 'ops_director');
  const answers = await Promise.all([
    exit(mine, 'x'),
    exit(mine, other.autoCode),
    exit(login, mine.autoCode),
  ]);
  expect(answers.map(({ returncode, data }) => [returncode, data])).toEqual(
    Array(3).fill(['A0400', null]),
  );
});

it('data of sessions that ended long ago is deleted', async () => {
  await enterAs('ops_director');
  now += 3 * 24 * 3600_000;
  await enterAs('analyst');
  await enterAs('analyst');
  expect(db.prepare('SELECT count(*) AS kept FROM sso_family').get()).toMatchObject({ kept: 2 });
});

it('there is no sign-out address if the samples do not run', async () => {
  const plain = buildRetail({ clock });
  const issuer = createSingleSignOn(plain.db, clock, createAuthentication(plain.db, clock));
  const { data } = await callRetail<Login>(plain.app, ENTER, {
    code: issuer.issueCode(useridOf('ops_director')),
  });
  const answer = await callRetail(plain.app, EXIT, { token: data.autoCode }, data.accessToken);
  expect(answer.returncode).toBe('A0400');
  await plain.app.close();
  plain.db.close();
});
