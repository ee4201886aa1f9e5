import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type CommonMenu = components['schemas']['CommonMenu'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const supplier = await signInRetail(app, 'v10003');
const SAVE = '/api/msc-ucs/commonmenu/batchSave';

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => db.exec("DELETE FROM common_menu WHERE usercode IN ('ops_director', 'v10003')"));

const page = async (client: RetailClient, request: object = {}) =>
  (
    await client.call<{ total: number; pageData: CommonMenu[] }>(
      '/api/msc-ucs/commonmenu/pageQuery',
      {
        params: {},
        pageNo: 1,
        pageSize: 20,
        ...request,
      },
    )
  ).data;
const codes = async (client: RetailClient) =>
  (await page(client)).pageData.map(({ menucode }) => menucode);
const menus = (count: number) =>
  (
    db
      .prepare(
        "SELECT menucode FROM menu WHERE appcode = 'OPS' AND modulecode IS NOT NULL ORDER BY menucode",
      )
      .all([]) as {
      menucode: string;
    }[]
  )
    .slice(0, count)
    .map(({ menucode }) => ({ menucode }));

it('the whole list is stored in its order with application and module, each menu once', async () => {
  await director.call(SAVE, menus(3));
  const { returncode, data } = await director.call<CommonMenu[]>(SAVE, [
    { menucode: 'M200601', appcode: 'RPT' },
    { menucode: 'M200101' },
    { menucode: 'M200601' },
  ]);
  expect(returncode).toBe('0');
  expect(data).toEqual([
    { menucode: 'M200601', appcode: 'RPT', modulecode: '200601', sort: 1 },
    { menucode: 'M200101', appcode: 'OPS', modulecode: '200101', sort: 2 },
  ]);
  expect(await codes(director)).toEqual(['M200601', 'M200101']);
  expect(await page(director, { pageNo: 2, pageSize: 1 })).toMatchObject({
    total: 2,
    pageData: [{ menucode: 'M200101' }],
  });
});

it('an empty list removes all common menus', async () => {
  await director.call(SAVE, menus(2));
  expect((await director.call(SAVE, [])).data).toEqual([]);
  expect(await codes(director)).toEqual([]);
});

it('at most 12 common menus are stored, all or none', async () => {
  await director.call(SAVE, menus(12));
  expect((await page(director)).total).toBe(12);
  expect((await director.call(SAVE, menus(13))).returncode).toBe('A0400');
  expect((await page(director)).total).toBe(12);
});

it.each([
  ['that there is not', { menucode: 'M999999' }],
  ['of an application that the account has not', { menucode: 'M200501' }],
  ['under another application', { menucode: 'M200101', appcode: 'PUR' }],
  ['that is a group', { menucode: 'OPS-daily' }],
])('refuses a menu %s and changes nothing', async (_title, menu) => {
  await director.call(SAVE, menus(2));
  const before = await codes(director);
  expect((await director.call(SAVE, [...menus(1), menu])).returncode).toBe('A0301');
  expect(await codes(director)).toEqual(before);
});

it('common menus belong to an account in its post, and a supplier has none', async () => {
  await supplier.call(SAVE, [{ menucode: 'M300102' }]);
  expect(await codes(supplier)).toEqual(['M300102']);
  expect(db.prepare("SELECT postcode FROM common_menu WHERE usercode = 'v10003'").all([])).toEqual([
    { postcode: '' },
  ]);
  expect(await codes(await signInRetail(app, 'area_east'))).toHaveLength(12);
  expect(await codes(await signInRetail(app, 'director_deputy'))).toEqual([]);
});

it('a menu that no longer exists is left out', async () => {
  await director.call(SAVE, menus(2));
  db.exec(`UPDATE common_menu SET menucode = 'gone' WHERE usercode = 'ops_director' AND sort = 1`);
  expect(await codes(director)).toEqual([menus(2)[1]?.menucode]);
});
