import { afterAll, describe, expect, it } from 'vitest';
import { salesObjects } from '../../../retail/sales/sales-objects.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { documentedCalls } from '../../support/retail/retail-contract.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { contextOf } from '../../support/retail/sales-caller.ts';
import { askSales } from '../../support/retail/sales-question.ts';

type Request = components['schemas']['SalesObjectQuery'];
type Found = components['schemas']['SalesProduct'][];

const PATH = '/api/zb-mca-base/salesobject/listByCodes';
const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const call = documentedCalls().find(({ id }) => id === 'salesObjects');
afterAll(async () => {
  await app.close();
  db.close();
});

const own = { usercode: 'ops_director', entid: '100001' };
const everything = (source: string) => db.prepare<string>(source).pluck().all([]);
const PRODUCTS = everything('SELECT productid FROM product ORDER BY productno LIMIT 90');
const SUPPLIERS = everything('SELECT supplierid FROM supplier');
const REGIONS = everything('SELECT regionid FROM region');

async function codesFor(
  usercode: string,
  kind: Request['kind'],
  codes: string[],
  shopid: string | null = null,
): Promise<string[]> {
  const found = await salesObjects(
    { usercode, entid: '100001', kind, codes },
    contextOf(db, usercode, shopid),
  );
  return found.map(({ code }) => code).toSorted();
}

describe('Sales objects by code', () => {
  it('are named as in a sales query', async () => {
    const sold = askSales(contextOf(db, 'ops_director'), { dimensions: ['product'] }).rows;
    const [first, second] = sold.map(({ product }) => product!);
    const codes = [second!.code, 'none', first!.code, first!.code];
    const answer = await director.call<Found>(PATH, { ...own, kind: 'product', codes });
    expect(call?.problemOf(answer)).toBeNull();
    expect(answer.data).toHaveLength(2);
    expect(answer.data).toEqual(expect.arrayContaining([first, second]));
    const suppliers = await director.call<Found>(PATH, {
      ...own,
      ...{ kind: 'supplier', codes: [first!.supplier!.code] },
    });
    expect(suppliers.data).toEqual([first!.supplier]);
    const regions = await director.call<Found>(PATH, { ...own, kind: 'region', codes: ['R2'] });
    expect(regions.data).toEqual([{ code: 'R2', name: '华南区域' }]);
  });

  it('are found when nothing was sold of them', async () => {
    const unsold = everything(
      'SELECT productid FROM product WHERE productno NOT IN (SELECT productno FROM product_fact) LIMIT 3',
    );
    expect(unsold).not.toEqual([]);
    expect(await codesFor('ops_director', 'product', unsold)).toEqual(unsold.toSorted());
  });

  it('are compared exactly', async () => {
    const like = ['p100001', ' P100001', 'P100001 ', 'P%', '%', "P100001' OR '1'='1", 'P10000１'];
    expect(await codesFor('ops_director', 'product', like)).toEqual([]);
  });

  it.each([
    ['an unknown kind', { kind: 'store', codes: ['1001'] }],
    ['no kind', { codes: ['P100001'] }],
    ['no list', { kind: 'product' }],
    ['an empty list', { kind: 'product', codes: [] }],
    ['101 codes', { kind: 'product', codes: Array.from({ length: 101 }, (_, n) => `P${n}`) }],
    ['an empty code', { kind: 'product', codes: ['P100001', ''] }],
    ['a code of 65 characters', { kind: 'product', codes: ['x'.repeat(65)] }],
    ['a very long code', { kind: 'product', codes: ['x'.repeat(1_000_000)] }],
    ['a control character', { kind: 'product', codes: ['P100001\u0000'] }],
    ['a line break', { kind: 'region', codes: ['R1\n'] }],
    ['a number', { kind: 'product', codes: [100001] }],
    ['a code instead of a list', { kind: 'product', codes: 'P100001' }],
  ])('with %s are refused', async (_what, body) => {
    const { status, returncode, message, data } = await director.call(PATH, { ...own, ...body });
    expect({ status, returncode, data }).toEqual({ status: 200, returncode: 'A0400', data: null });
    expect(message).toMatch(/^Bad parameter (?:kind|codes)/u);
  });

  it('take a hundred codes of 64 characters', async () => {
    const codes = Array.from({ length: 100 }, (_, n) => String(n).padStart(64, 'x'));
    const { returncode, data } = await director.call(PATH, { ...own, kind: 'region', codes });
    expect({ returncode, data }).toEqual({ returncode: '0', data: [] });
  });

  it.each([
    ['another enterprise', { entid: '200002' }],
    ['another account', { usercode: 'admin' }],
  ])('are refused to a caller that names %s', async (_what, other) => {
    const body = { ...own, kind: 'product', codes: ['P100001'], ...other };
    const { returncode, data } = await director.call(PATH, body);
    expect({ returncode, data }).toEqual({ returncode: 'A0301', data: null });
  });
});

describe('Sales objects of a caller', () => {
  it('are all products and suppliers for staff with a store', async () => {
    expect(await codesFor('store1001', 'product', PRODUCTS)).toEqual(PRODUCTS.toSorted());
    expect(await codesFor('store1001', 'supplier', SUPPLIERS)).toEqual(SUPPLIERS.toSorted());
  });

  it('are the regions of its stores, and of its chosen store', async () => {
    expect(await codesFor('ops_director', 'region', REGIONS)).toEqual(REGIONS.toSorted());
    expect(await codesFor('area_east', 'region', REGIONS)).toEqual(['R1']);
    expect(await codesFor('admin', 'region', REGIONS, '1001')).toEqual(
      everything("SELECT regionid FROM shop WHERE shopid = '1001'"),
    );
  });

  it('are none without a store', async () => {
    expect(await codesFor('newbie', 'product', PRODUCTS)).toEqual([]);
    expect(await codesFor('newbie', 'supplier', SUPPLIERS)).toEqual([]);
    expect(await codesFor('newbie', 'region', REGIONS)).toEqual([]);
  });

  it('are itself and its own products for a supplier, as in its sales queries', async () => {
    const [sold] = askSales(contextOf(db, 'v10001'), { dimensions: ['product'] }).rows;
    const all = [...new Set([...PRODUCTS, sold?.product?.code ?? ''])];
    const found = await codesFor('v10001', 'product', all);
    expect(found).toContain(sold?.product?.code);
    const mine = everything("SELECT productid FROM product WHERE supplierid = 'T10001'");
    expect(found).toEqual(all.filter((code) => mine.includes(code)).toSorted());
    expect(found.length).toBeLessThan(all.length);
    expect(await codesFor('v10001', 'supplier', SUPPLIERS)).toEqual(['T10001']);
    expect(await codesFor('v10001', 'region', REGIONS)).toEqual([]);
  });
});
