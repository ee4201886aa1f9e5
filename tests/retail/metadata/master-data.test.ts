import { afterAll, describe, expect, it } from 'vitest';
import { type RetailClient, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Row = Record<string, unknown>;

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

const search = (client: RetailClient, entity: string, asked: object = {}) =>
  client.call<{ total: number; pageData: Row[] }>(`/api/msc-mdm/${entity}/search`, {
    pageNo: 1,
    pageSize: 1000,
    ...asked,
  });
const like = (field: string, value: string, relation?: string) => ({
  field,
  operation: 'like',
  value,
  ...(relation && { relation }),
});

describe('Master data', () => {
  it.each([
    ['supplier', 60, { supplierid: 'T10001', suppliername: '杭州禾源农业有限公司' }],
    [
      'shop',
      36,
      {
        shopid: '1001',
        shopname: '滨江旗舰店',
        regionname: '华东区域',
        format: '1',
        opened: '2014-05-01',
      },
    ],
    ['purchasegroup', 8, { categoryid: '10', categoryname: '生鲜' }],
    [
      'product',
      2400,
      {
        productid: 'P100001',
        groupid: '10',
        unit: '盒',
        pknum: 12,
        price: 16.8,
        cost: 13.18,
        weighed: '0',
      },
    ],
    [
      'employee',
      26,
      { usercode: 'admin', username: '赵明轩', postname: '系统管理员', deptname: '信息中心' },
    ],
  ])('of %s has %i rows', async (entity, total, row) => {
    const { data } = await search(buyer, entity);
    expect([data.total, data.pageData.length]).toEqual([total, Math.min(total, 1000)]);
    expect(data.pageData[0]).toMatchObject({ id: Object.values(row)[0], ...row });
  });

  it('can be searched by conditions, ordered and paged', async () => {
    const ask = async (asked: object) => (await search(buyer, 'product', asked)).data;
    const weighed = await ask({ condition: [{ field: 'weighed', operation: 'eq', value: '1' }] });
    expect(weighed.pageData).toMatchObject([
      { productid: 'P100027', pknum: null, iseditls: '1', iseditxs: '0' },
    ]);
    const either = [like('productid', '%P100002%', 'or'), like('productname', '%香蕉 %g', 'or')];
    expect((await ask({ condition: either })).pageData.map(({ productid }) => productid)).toEqual([
      'P100002',
      'P100007',
      'P100032',
      'P100057',
    ]);
    const some = {
      condition: [{ field: 'productid', operation: 'in', value: ['P100003', 'P100001'] }],
      orderBy: 'productid desc',
    };
    expect((await ask(some)).pageData.map(({ productid }) => productid)).toEqual([
      'P100003',
      'P100001',
    ]);
    const second = await ask({ pageNo: 2, pageSize: 10 });
    expect([second.total, second.pageData[0]?.productid]).toEqual([2400, 'P100011']);
  });

  it('has no unknown entity and no unknown field', async () => {
    const answers = await Promise.all([
      search(buyer, 'account'),
      search(buyer, 'constructor'),
      search(buyer, 'employee', { condition: [like('password_hash', '%')] }),
    ]);
    expect(answers.map(({ returncode }) => returncode)).toEqual(['A0400', 'A0400', 'A0400']);
    expect(answers[0].message).toBe("Bad parameter entity: there is no master data 'account'");
  });
});

describe('A supplier', () => {
  it('sees only itself and its products, whatever it asks for', async () => {
    expect((await search(supplier, 'supplier')).data.pageData).toHaveLength(1);
    const condition = [like('supplierid', 'T10001', 'or'), like('supplierid', '%', 'or')];
    const { pageData } = (await search(supplier, 'product', { condition })).data;
    expect(pageData.length).toBeGreaterThan(0);
    expect(pageData.every(({ supplierid }) => supplierid === 'T10001')).toBe(true);
  });

  it('sees stores and purchase groups, but no staff', async () => {
    expect([
      (await search(supplier, 'shop')).data.total,
      (await search(supplier, 'purchasegroup')).data.total,
    ]).toEqual([36, 8]);
    expect((await search(supplier, 'employee')).returncode).toBe('A0301');
  });
});
