import { afterAll, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const { app, db } = buildRetail();

afterAll(async () => {
  await app.close();
  db.close();
});

async function methods(account: string, modulecode: string) {
  const client = await signInRetail(app, account);
  const { returncode, data } = await client.call<{ methodcode: string }[] | null>(
    '/api/msc-ucs/operation/listByModuleCode',
    {
      modulecode,
    },
  );
  return returncode === '0'
    ? data?.map(({ methodcode }) => methodcode.slice(modulecode.length)).join(' ')
    : returncode;
}

it.each([
  ['ops_director', '200101', '001 002 003 004 005 006 007 010'],
  ['store1001', '200101', '001 002 003 006 007'],
  ['duty1001', '200101', '001 002 007'],
  ['analyst', '200608', '006 007'],
  ['v10001', '300101', '001 002 006 007'],
])('gives %s in module %s the operations %s', async (account, modulecode, expected) => {
  expect(await methods(account, modulecode)).toBe(expected);
});

it('there are no operations for a screen without rows or an unknown module, and a module of others is refused', async () => {
  expect(await methods('analyst', '200601')).toBe('');
  expect(await methods('ops_director', '999999')).toBe('');
  expect(await methods('store1001', '200601')).toBe('A0301');
});

it('the counters cover tasks in the pool, claimed and done', async () => {
  const client = await signInRetail(app, 'ops_director');
  const count = async (account = client) =>
    (await account.call('/api/msc-taskm/taskpool/getMyWorkCount')).data;
  expect(await count()).toEqual({ poolCount: 23, todoCount: 9, finishCount: 8 });
  expect(await count(await signInRetail(app, 'v10001'))).toEqual({
    poolCount: 0,
    todoCount: 0,
    finishCount: 0,
  });
});
