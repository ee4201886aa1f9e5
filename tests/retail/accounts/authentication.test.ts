import { afterAll, beforeEach, expect, it } from 'vitest';
import { callRetail, loginRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REFRESH = '/api/msc-auth/authentication/refreshToken';
const LOGOUT = '/api/msc-auth/authentication/logout';
const WHO = '/api/msc-ucs/account/getOne';

const START = Date.parse('2026-06-15T00:30:00Z');
let now = START;
const { app, db } = buildRetail({ clock: () => now });

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => {
  now = START;
  db.exec('DELETE FROM token; DELETE FROM token_family; DELETE FROM login_failure');
});

const ask = async (token: string) =>
  (await callRetail(app, WHO, { usercode: '' }, token)).returncode;

interface Pair {
  accessToken: string;
  refreshToken: string;
}

const refresh = (refreshToken: string) => callRetail<Pair>(app, REFRESH, { refreshToken });

it('the sign-in returns the account, its main post, and its time in the time zone of the enterprise', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  const { accessToken, refreshToken, ...account } = login;
  expect([accessToken.length, refreshToken.length]).toEqual([43, 43]);
  expect(account).toMatchObject({
    userCode: 'ops_director',
    userType: '1',
    tenantId: null,
    ent_id: '100001',
    timezone: 'Asia/Shanghai',
    currency: 'CNY',
    mainPost: { postCode: 'P0002', deptCode: 'D20', postTmplCode: 'PT02' },
    createDate: '2026-06-15 08:30:00',
  });
});

it('the sign-in accepts a supplier, who has no post', async () => {
  const { login } = await signInRetail(app, 'v10001');
  expect(login).toMatchObject({ userType: '2', tenantId: 'T10001', mainPost: null });
});

it('the database contains only hashes of tokens', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  const stored = JSON.stringify(db.prepare('SELECT * FROM token').all());
  expect([stored.includes(login.accessToken), stored.includes(login.refreshToken)]).toEqual([
    false,
    false,
  ]);
});

it('every failed sign-in gets the same response, whatever was wrong', async () => {
  const answers = await Promise.all([
    loginRetail(app, 'ops_director', 'wrong'),
    loginRetail(app, 'nobody'),
    loginRetail(app, 'ops_director', undefined, '999999'),
    callRetail(app, '/api/msc-auth/authentication/login', {
      entid: '100001',
      account: 'v10001',
      password: 'Retail@2026',
      usertype: '1',
    }),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual({
    status: 200,
    returncode: 'A0210',
    message: 'Wrong enterprise number, account or password',
    data: null,
  });
});

it.each(['ops_director', 'nobody_at_all'])(
  'locks %s after 20 failures in 15 minutes, for 15 minutes',
  async (account) => {
    const failures = [];
    for (let attempt = 0; attempt < 20; attempt += 1)
      failures.push((await loginRetail(app, account, 'wrong')).returncode);
    expect(failures).toEqual(Array(20).fill('A0210'));
    expect((await loginRetail(app, account)).returncode).toBe('A0211');
    now += 15 * MINUTE - 1;
    expect((await loginRetail(app, account)).returncode).toBe('A0211');
    now += 1;
    expect((await loginRetail(app, account)).returncode).toBe(
      account === 'ops_director' ? '0' : 'A0210',
    );
  },
);

it('many simultaneous attempts do not get past the lock', async () => {
  const answers = await Promise.all(
    Array.from({ length: 26 }, () => loginRetail(app, 'ops_director', 'wrong')),
  );
  expect(answers.filter(({ returncode }) => returncode === 'A0210')).toHaveLength(20);
});

it('the count of failed attempts restarts after 15 minutes', async () => {
  for (let attempt = 0; attempt < 19; attempt += 1) await loginRetail(app, 'ops_director', 'wrong');
  now += 15 * MINUTE;
  for (let attempt = 0; attempt < 19; attempt += 1)
    expect((await loginRetail(app, 'ops_director', 'wrong')).returncode).toBe('A0210');
  expect((await loginRetail(app, 'ops_director')).returncode).toBe('0');
});

it('the count of failed attempts restarts after a sign-in', async () => {
  for (let attempt = 0; attempt < 19; attempt += 1) await loginRetail(app, 'ops_director', 'wrong');
  await signInRetail(app, 'ops_director');
  expect((await loginRetail(app, 'ops_director', 'wrong')).returncode).toBe('A0210');
  expect((await loginRetail(app, 'ops_director')).returncode).toBe('0');
});

it('an access token expires after 30 minutes, and a refresh token is exchanged for a new pair', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  now += 30 * MINUTE - 1;
  expect(await ask(login.accessToken)).toBe('0');
  now += 1;
  expect(await ask(login.accessToken)).toBe('A0242');
  const { data } = await refresh(login.refreshToken);
  expect(await ask(data.accessToken)).toBe('0');
});

it('the second use of a refresh token ends its whole token family', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  const other = await signInRetail(app, 'ops_director');
  const { data } = await refresh(login.refreshToken);
  expect((await refresh(login.refreshToken)).returncode).toBe('A0244');
  expect(await ask(data.accessToken)).toBe('A0244');
  expect((await refresh(data.refreshToken)).returncode).toBe('A0244');
  expect(await ask(other.login.accessToken)).toBe('0');
});

it('only one of two simultaneous exchanges gets a pair, and the token family ends', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  const answers = await Promise.all([refresh(login.refreshToken), refresh(login.refreshToken)]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0244']);
  expect(await ask(login.accessToken)).toBe('A0244');
});

it('a refresh token is refused after 12 hours', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  now += 12 * HOUR;
  expect((await refresh(login.refreshToken)).returncode).toBe('A0244');
});

it('the sign-out ends the session, also with an expired access token, and can be repeated', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  now += HOUR;
  for (const time of [1, 2]) {
    const { returncode } = await callRetail(
      app,
      LOGOUT,
      { refreshToken: login.refreshToken },
      login.accessToken,
    );
    expect({ time, returncode }).toEqual({ time, returncode: '0' });
  }
  expect(await ask(login.accessToken)).toBe('A0244');
  expect((await refresh(login.refreshToken)).returncode).toBe('A0244');
});

it('the token is accepted in a header or in the query, but two different ones are refused', async () => {
  const { login } = await signInRetail(app, 'ops_director');
  const token = login.accessToken;
  const tell = async (headers: Record<string, string>, query: Record<string, string>) => {
    const response = await app.inject({
      method: 'POST',
      url: WHO,
      headers,
      query,
      payload: { usercode: '' },
    });
    return response.json<{ returncode: string }>().returncode;
  };
  expect(await tell({ ssotoken: token }, {})).toBe('0');
  expect(await tell({}, { token })).toBe('0');
  expect(await tell({ ssotoken: token }, { token: login.refreshToken })).toBe('A0244');
  expect(await tell({ ssotoken: login.refreshToken }, {})).toBe('A0244');
});

it('the first access token of the account `expired` is refused once', async () => {
  const { login } = await signInRetail(app, 'expired');
  expect(await ask(login.accessToken)).toBe('A0242');
  const { data } = await refresh(login.refreshToken);
  expect(await ask(data.accessToken)).toBe('0');
});

it('the session of the account `kicked` ends with its first call', async () => {
  const { login } = await signInRetail(app, 'kicked');
  expect(await ask(login.accessToken)).toBe('A0244');
});

it('the session of an account ends when the account is disabled', async () => {
  const { login } = await signInRetail(app, 'analyst');
  db.exec("UPDATE account SET status = '0' WHERE usercode = 'analyst'");
  expect(await ask(login.accessToken)).toBe('A0244');
  expect((await loginRetail(app, 'analyst')).returncode).toBe('A0210');
});
