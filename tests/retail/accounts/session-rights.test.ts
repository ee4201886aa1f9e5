import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type SessionRights = components['schemas']['SessionRights'];

const { app, db } = buildRetail();
afterAll(async () => {
  await app.close();
  db.close();
});

async function rights(usercode: string, body: object = {}): Promise<SessionRights> {
  const { accessToken } = (await signInRetail(app, usercode)).login;
  const path = '/api/msc-auth/session/rights';
  return (await callRetail<SessionRights>(app, path, body, accessToken)).data;
}
const about = (account: string, usertype = '1') => ({ account, usertype });

it('gives administrators the right over the accounts of their enterprise', async () => {
  db.exec(`INSERT INTO account (userid, entid, usercode, username, usertype, password_salt, password_hash)
    VALUES ('X0001', '200002', 'foreign', 'Foreign', '1', '', '')`);
  expect(await rights('admin')).toEqual({ allowed: '1', account: null });
  const account = { userid: 'U0002', usercode: 'ops_director' };
  expect(await rights('admin', about('ops_director'))).toEqual({ allowed: '1', account });
  expect(await rights('operator', about('v10001', '2'))).toMatchObject({
    account: { usercode: 'v10001' },
  });
  // The kind of account counts, and those of another enterprise do not exist.
  for (const other of [
    about('ops_director', '2'),
    about('foreign'),
    about('nobody'),
    { account: 'admin' },
  ])
    expect(await rights('admin', other)).toEqual({ allowed: '1', account: null });
});

it('gives nobody else anything, and does not tell which accounts exist', async () => {
  for (const caller of ['ops_director', 'newbie', 'v10001'])
    for (const body of [{}, about('admin'), about('nobody')])
      expect(await rights(caller, body)).toEqual({ allowed: '0', account: null });
});
