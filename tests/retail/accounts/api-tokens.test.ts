import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Login = components['schemas']['Login'];

const ADD = '/api/msc-auth/apitoken/add';
const DELETE = '/api/msc-auth/apitoken/delete';
const ENTER = '/api/msc-auth/authentication/loginByApiToken';
const LOGOUT = '/api/msc-auth/authentication/logout';
const REFRESH = '/api/msc-auth/authentication/refreshToken';
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
  db.exec('DELETE FROM token; DELETE FROM token_family; DELETE FROM api_token');
});

const add = async (usercode: string, body: object = { name: 'BI' }) => {
  const { login } = await signInRetail(app, usercode);
  const made = await callRetail<{ id: string; apitoken: string }>(
    app,
    ADD,
    body,
    login.accessToken,
  );
  return { login, ...made, ...made.data };
};
const enter = (apitoken: string) => callRetail<Login | null>(app, ENTER, { apitoken });
const who = async ({ accessToken }: { accessToken: string }) =>
  (await callRetail(app, WHO, { usercode: '' }, accessToken)).returncode;

it('a token gives a pair for its account, in the post and store in which it was made', async () => {
  const { login } = await signInRetail(app, 'area_east');
  const moved = { postcode: 'P0014', shopid: null };
  await callRetail(app, '/api/msc-auth/authentication/switchPost', moved, login.accessToken);
  const { data } = await callRetail<{ apitoken: string }>(
    app,
    ADD,
    { name: 'BI' },
    login.accessToken,
  );
  const pair = (await enter(data.apitoken)).data!;
  expect(pair).toMatchObject({ userCode: 'area_east', mainPost: { postCode: 'P0014' } });
  expect(await who(pair)).toBe('0');
});

it('outlives the sign-in that made it, refreshes, and may be used again', async () => {
  const { login, apitoken } = await add('analyst');
  const pair = (await enter(apitoken)).data!;
  await callRetail(app, LOGOUT, { refreshToken: login.refreshToken });
  const { data: next } = await callRetail<Login>(app, REFRESH, { refreshToken: pair.refreshToken });
  expect([await who(pair), await who(next), await who((await enter(apitoken)).data!)]).toEqual([
    '0',
    '0',
    '0',
  ]);
});

it('gives no further pair after it was withdrawn, and only its account may withdraw it', async () => {
  const { id, apitoken, login } = await add('analyst');
  const other = await signInRetail(app, 'finance');
  expect((await callRetail(app, DELETE, { id }, other.login.accessToken)).returncode).toBe('A0301');
  expect((await enter(apitoken)).returncode).toBe('0');
  expect((await callRetail(app, DELETE, { id }, login.accessToken)).returncode).toBe('0');
  expect(await enter(apitoken)).toMatchObject({ returncode: 'A0210', data: null });
});

it('is valid until the end of its last day in the time zone of the enterprise', async () => {
  const { apitoken } = await add('analyst', { name: 'BI', expiredate: '2026-06-16' });
  now = Date.parse('2026-06-16T15:59:59Z');
  expect((await enter(apitoken)).returncode).toBe('0');
  now += 1000;
  expect((await enter(apitoken)).returncode).toBe('A0210');
});

it('refuses unknown tokens, tokens of disabled accounts and dates that are none', async () => {
  const { apitoken } = await add('analyst');
  db.exec("UPDATE account SET status = '0' WHERE usercode = 'analyst'");
  expect((await enter(apitoken)).returncode).toBe('A0210');
  db.exec("UPDATE account SET status = '1' WHERE usercode = 'analyst'");
  expect((await enter('t-nothing')).returncode).toBe('A0210');
  expect((await add('analyst', { name: 'BI', expiredate: '31.12.2026' })).returncode).toBe('A0400');
});

it('is stored as a hash alone', async () => {
  const { apitoken } = await add('analyst');
  expect(JSON.stringify(db.prepare('SELECT * FROM api_token').all([]))).not.toContain(apitoken);
});
