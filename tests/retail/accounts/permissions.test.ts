import { afterAll, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

const TREE = '/api/msc-ucs/account/getPostMenuTree';
const SUPPLIER_TREE = '/api/msc-ucs/tenantaccount/getMenuTree';
const own = { entId: '100001', postTmplCode: 'PT02', postCode: 'P0002' };

it.each([
  ['another account', '/api/msc-ucs/account/getOne', { usercode: 'finance' }],
  ['another enterprise', TREE, { ...own, entId: '200002', appCode: 'OPS' }],
  ['another post', TREE, { ...own, postCode: 'P0001', appCode: 'OPS' }],
  [
    'another post template',
    '/api/msc-ucs/account/getPostAppInfo',
    { ...own, postTmplCode: 'PT10' },
  ],
  [
    'another account in params',
    '/api/msc-ucs/favorite/pageQuery',
    { params: { usercode: 'admin' } },
  ],
  [
    'another account in a list',
    '/api/msc-ucs/favorite/batchSave',
    [{ usercode: 'admin', modulecode: '200101' }],
  ],
  ['an application that the post has not', TREE, { ...own, appCode: 'SYS' }],
  ['the call of suppliers', SUPPLIER_TREE, { appcode: 'OPS', tenantid: '', accountid: '' }],
  [
    'the stores of a post of another user',
    '/api/msc-ucs/account/getShopList',
    { usercode: 'ops_director', postcode: 'P0003' },
  ],
])('refuses a body that asks for %s', async (_title, path, body) => {
  const { returncode, data } = await director.call(path, body);
  expect({ returncode, data }).toEqual({ returncode: 'A0301', data: null });
});

it.each([
  ['another tenant', SUPPLIER_TREE, { appcode: 'SCM', tenantid: 'T10003', accountid: 'v10001' }],
  ['another account', SUPPLIER_TREE, { appcode: 'SCM', tenantid: 'T10001', accountid: 'v10003' }],
  [
    'a post',
    '/api/msc-ucs/dashboardUser/getLayout',
    { dtmplcode: 'home', usercode: 'v10001', postcode: 'P0002' },
  ],
  [
    'the call of staff',
    '/api/msc-ucs/account/getPostAppInfo',
    { entId: '100001', postTmplCode: '', postCode: '' },
  ],
])('refuses a supplier that asks for %s', async (_title, path, body) => {
  expect((await supplier.call(path, body)).returncode).toBe('A0301');
});

it("an empty account field means the caller's account", async () => {
  const { returncode, data } = await supplier.call<{ cards: unknown[] }>(
    '/api/msc-ucs/dashboardUser/getLayout',
    {
      dtmplcode: 'home',
      usercode: 'v10001',
      deptcode: '',
      posttmplcode: '',
      postcode: '',
    },
  );
  expect([returncode, data.cards.length > 0]).toEqual(['0', true]);
});

it('the call returns the stores of the post, and of another post of the same account', async () => {
  const manager = await signInRetail(app, 'area_east');
  const count = async (postcode: string) => {
    const { data } = await manager.call<{ shopid: string }[]>('/api/msc-ucs/account/getShopList', {
      usercode: 'area_east',
      postcode,
    });
    return data.length;
  };
  const all = await director.call<unknown[]>('/api/msc-ucs/account/getShopList', {
    usercode: 'ops_director',
  });
  expect(all.data).toHaveLength(36);
  expect(await count('P0014')).toBe(1);
  expect(await count('')).toBeGreaterThan(1);
});
