import { afterAll, describe, expect, it } from 'vitest';
import { openMasterData } from '../../support/retail/master-data.ts';

const lists = openMasterData();
const { db, read, row, refusal, search } = lists;
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

const rows = (query: string) => db.prepare(query).raw().all([]) as unknown[][];

describe('Lists of the master data behind documents and figures', () => {
  it('write exactly into their own tables', async () => {
    const article = {
      productname: '山核桃仁 200g',
      groupid: '30',
      categoryid: '3001',
      supplierid: 'T10016',
      unit: '罐',
      cost: '19.99',
      price: 29.9,
      listdate: '2026-06-15',
      taxrate: '13',
      storage: 'dry',
      barcode: '6901234567892',
    };
    const added = await read(DIRECTOR, 'product', 'add', article);
    expect(added).toMatchObject({
      id: 'P102401',
      status: 'pending',
      groupname: '休闲食品',
      cost: 19.99,
      price: 29.9,
      margin: 33.14,
      spec: '',
    });
    expect(
      rows(
        "SELECT productno, groupno, price, cost, weighed FROM product WHERE productid = 'P102401'",
      ),
    ).toEqual([[2401, 3, 2990, 1999, 0]]);
    expect(rows("SELECT iseditls FROM product_packing WHERE productid = 'P102401'")).toEqual([
      ['1'],
    ]);
    // Each field is stored once: fields of the base table are not repeated in the list row.
    expect(
      JSON.parse(rows("SELECT fields FROM md_row WHERE id = 'P102401'")[0]![0] as string),
    ).not.toHaveProperty('price');
    expect(await refusal(DIRECTOR, 'product', 'add', { ...article, productid: 'P900000' })).toEqual(
      ['A0409'],
    );
    const changed = await read(DIRECTOR, 'product', 'update', {
      ...added,
      price: 31.5,
      remark: '新品',
    });
    expect([changed.margin, changed.remark]).toEqual([36.54, '新品']);
    await read(DIRECTOR, 'product', 'delete', ['P102401']);
    expect(rows("SELECT count(*) FROM product_packing WHERE productid = 'P102401'")).toEqual([[0]]);
  });

  it('make a change visible in documents and at sign-in', async () => {
    const supplier = await row(DIRECTOR, 'supplier', 'T10009');
    await read(DIRECTOR, 'supplier', 'update', { ...supplier, suppliername: '北粮食品有限公司' });
    expect(rows("SELECT tenantname FROM tenant WHERE tenantid = 'T10009'")).toEqual([
      ['北粮食品有限公司'],
    ]);
    expect(
      (
        await search(DIRECTOR, 'product', {
          condition: [{ field: 'supplierid', operation: 'eq', value: 'T10009' }],
        })
      ).pageData[0],
    ).toMatchObject({
      suppliername: '北粮食品有限公司',
    });
  });

  it('give a new store to accounts that work for all stores, and take it away again', async () => {
    const added = await read('admin', 'shop', 'add', {
      shopid: '1037',
      shopname: '新区店',
      regionid: 'R2',
      format: '3',
      opened: '2026-06-15',
    });
    expect(added).toMatchObject({ id: '1037', regionname: '华南区域' });
    expect(
      rows(
        "SELECT count(*) FROM post_shop WHERE shopid = '1037' AND postcode IN ('P0002', 'P0011')",
      ),
    ).toEqual([[1]]);
    expect(await refusal('admin', 'shop', 'delete', ['1037', '1001'])).toEqual([
      'A0400',
      'null used',
    ]);
    await read('admin', 'shop', 'delete', ['1037']);
    expect(rows("SELECT count(*) FROM post_shop WHERE shopid = '1037'")).toEqual([[0]]);
  });

  it('change names of staff, but not who may sign in', async () => {
    const person = await row('admin', 'employee', 'finance');
    const changed = await read('admin', 'employee', 'update', {
      ...person,
      username: '郑若彤二',
      phone: '13800000000',
    });
    expect(changed).toMatchObject({ username: '郑若彤二', postname: person.postname });
    expect(await refusal('admin', 'employee', 'update', { ...changed, postcode: 'P0060' })).toEqual(
      ['A0400', 'postcode fixed'],
    );
    expect(
      await refusal('admin', 'employee', 'search', {
        pageNo: 1,
        pageSize: 1,
        condition: [{ field: 'password_hash', operation: 'like', value: '%' }],
      }),
    ).toEqual(['A0400']);
  });

  it('record in the activity log who has changed what', async () => {
    const { pageData } = await search('admin', 'activity', {
      condition: [{ field: 'entity', operation: 'eq', value: 'employee' }],
    });
    expect(pageData).toMatchObject([
      { changetype: 'update', rowid: 'finance', operatorname: '赵明轩' },
    ]);
  });

  it('can write rows that nothing refers to yet', async () => {
    const parameter = await row('admin', 'parameter', 'JUSTSHOWMESSAGE');
    expect(parameter.modifytime).toBeUndefined();
    const changed = await read('admin', 'parameter', 'update', { ...parameter, paravalue: '1' });
    expect(changed).toMatchObject({ paravalue: '1', modifytime: expect.any(String) });
  });
});
