import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { createAuthentication } from '../../../retail/accounts/authentication.ts';
import { createSingleSignOn } from '../../../retail/accounts/single-sign-on.ts';
import { staffOf } from '../../../retail/workflow/people/colleagues.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Login = components['schemas']['Login'];
type ServiceAccount = components['schemas']['ServiceAccount'];

const ADD = '/api/msc-auth/apitoken/add';
const DELETE = '/api/msc-auth/apitoken/delete';
const LIST = '/api/msc-auth/apitoken/serviceaccounts';
const ENTER = '/api/msc-auth/authentication/loginByApiToken';
const WHO = '/api/msc-ucs/account/getOne';

const { app, db } = buildRetail();
const singleSignOn = createSingleSignOn(db, Date.now, createAuthentication(db, Date.now));

afterAll(async () => {
  await app.close();
  db.close();
});

afterEach(() => {
  db.exec(`DELETE FROM api_token; DELETE FROM account WHERE userid = 'X0001';
    UPDATE account SET status = '1' WHERE usertype = '3'; UPDATE account SET isadmin = usercode IN ('admin', 'operator')`);
});

const as = async (usercode: string) => (await signInRetail(app, usercode)).login.accessToken;
const list = async (token: string) =>
  (await callRetail<ServiceAccount[]>(app, LIST, {}, token)).data;
const add = (token: string, serviceaccount?: string) =>
  callRetail<{ id: string; apitoken: string }>(app, ADD, { name: 'BI', serviceaccount }, token);
const enter = (apitoken: string) => callRetail<Login | null>(app, ENTER, { apitoken });
const who = async ({ accessToken }: { accessToken: string }) =>
  (await callRetail(app, WHO, { usercode: '' }, accessToken)).returncode;

const BI = {
  ...{ userid: 'S0001', usercode: 'svc_bi', username: 'BI 报表接口' },
  ...{ postname: '数据分析师', shopname: null, status: '1' },
};

/** A service account of another enterprise. */
function addForeigner(): void {
  db.exec(`INSERT INTO account (userid, entid, usercode, username, usertype, password_salt, password_hash)
    VALUES ('X0001', '200002', 'svc_other', 'Other', '3', '', '')`);
}

describe('service accounts', () => {
  it('are listed for administrators alone, those of their enterprise', async () => {
    addForeigner();
    const devices = { usercode: 'svc_store1001', postname: '值班经理', shopname: '滨江旗舰店' };
    expect(await list(await as('admin'))).toMatchObject([BI, devices]);
    expect(await list(await as('operator'))).toMatchObject([BI, devices]);
    for (const other of ['ops_director', 'newbie', 'v10001'])
      expect(await list(await as(other))).toEqual([]);
  });

  it('get tokens of their own, with their own post and store', async () => {
    const token = await as('admin');
    const { data } = await add(token, 'S0002');
    const pair = (await enter(data.apitoken)).data!;
    expect(pair).toMatchObject({
      ...{ userid: 'S0002', userCode: 'svc_store1001', shopid: '1001' },
      mainPost: { postCode: 'P0015' },
    });
    expect(await who(pair)).toBe('0');
    const [row] = db.prepare('SELECT userid, createdby FROM api_token').all([]);
    expect(row).toEqual({ userid: 'S0002', createdby: 'U0001' });
  });

  it('are refused alike, whatever the reason is', async () => {
    addForeigner();
    db.exec("UPDATE account SET status = '0' WHERE userid = 'S0002'");
    const [admin, director] = [await as('admin'), await as('ops_director')];
    const answers = await Promise.all([
      // Of a person, of the caller, of another enterprise, locked, unknown, and empty.
      ...['U0002', 'U0001', 'X0001', 'S0002', 'S9999', ''].map((userid) => add(admin, userid)),
      add(director, 'S0001'),
    ]);
    expect(answers.map(({ returncode }) => returncode)).toEqual(Array(7).fill('A0301'));
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(db.prepare('SELECT id FROM api_token').all([])).toEqual([]);
  });

  it('have tokens that every administrator may withdraw, but nobody else', async () => {
    const { data } = await add(await as('admin'), 'S0001');
    const remove = async (token: string) =>
      (await callRetail(app, DELETE, { id: data.id }, token)).returncode;
    expect(await remove(await as('ops_director'))).toBe('A0301');
    const operator = await as('operator');
    db.exec("UPDATE account SET isadmin = 0 WHERE usercode = 'operator'");
    expect(await remove(operator)).toBe('A0301');
    expect(await list(operator)).toEqual([]);
    db.exec("UPDATE account SET isadmin = 1 WHERE usercode = 'operator'");
    expect(await remove(operator)).toBe('0');
    expect((await enter(data.apitoken)).returncode).toBe('A0210');
  });

  it('leave the tokens of people alone', async () => {
    const { data } = await add(await as('ops_director'));
    const removed = await callRetail(app, DELETE, { id: data.id }, await as('admin'));
    expect(removed.returncode).toBe('A0301');
    expect((await enter(data.apitoken)).returncode).toBe('0');
  });

  it('lose their tokens when they are locked or removed', async () => {
    const { data } = await add(await as('admin'), 'S0001');
    const pair = (await enter(data.apitoken)).data!;
    db.exec("UPDATE account SET status = '0' WHERE userid = 'S0001'");
    expect(await who(pair)).toBe('A0244');
    expect((await enter(data.apitoken)).returncode).toBe('A0210');
    expect((await list(await as('admin'))).map(({ status }) => status)).toEqual(['0', '1']);
  });

  it('cannot sign in with a password or by single sign-on', async () => {
    // Not even if its row had the hash of a password.
    db.exec(`UPDATE account SET (password_salt, password_hash) = (SELECT password_salt, password_hash FROM account
      WHERE usercode = 'analyst') WHERE usercode = 'svc_bi'`);
    const body = { entid: '100001', account: 'svc_bi', password: 'Retail@2026', usertype: '1' };
    const login = '/api/msc-auth/authentication/login';
    for (const usertype of ['1', '2', '3'])
      expect((await callRetail(app, login, { ...body, usertype })).returncode).toBe('A0210');
    const code = singleSignOn.issueCode('S0001');
    const byCode = '/api/msc-auth/authentication/loginByCode';
    expect((await callRetail(app, byCode, { code })).returncode).toBe('A0210');
  });

  it('are nobody who could take part in an approval', () => {
    expect(staffOf(db).map(({ usercode }) => usercode)).not.toContain('svc_bi');
    const assigned = db.prepare("SELECT 1 FROM process_task WHERE assignee LIKE 'svc%'");
    expect(assigned.all([])).toEqual([]);
  });
});
