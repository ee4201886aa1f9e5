import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { openMasterData } from '../../support/retail/master-data.ts';

type Condition = components['schemas']['Condition'];

const lists = openMasterData();
const { db, read, refusal, search } = lists;
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

const found = async (entity: string, condition: Condition[], orderBy = '') =>
  (await search(DIRECTOR, entity, { condition, orderBy })).pageData;
const on = (field: string, operation: Condition['operation'], value: unknown): Condition => ({
  field,
  operation,
  value,
});

describe('Rows are found', () => {
  it('with numbers compared as numbers and codes as texts, however they are sent', async () => {
    const from = await found('coupon', [on('facevalue', 'ge', '9'), on('facevalue', 'le', 10)]);
    expect(from.length).toBeGreaterThan(0);
    expect(new Set(from.map(({ facevalue }) => facevalue))).toEqual(new Set([9, 10]));
    const either = await found('coupon', [on('facevalue', 'in', ['9', 10])]);
    expect(either).toHaveLength(from.length);
    // Stored as a number, but searched by its code.
    expect(
      (await found('brand', [on('level', 'in', ['3'])])).every(({ level }) => level === 3),
    ).toBe(true);
    expect(
      (await found('product', [on('cost', 'eq', '13.18')])).map(({ productid }) => productid),
    ).toContain('P100001');
  });

  it('by dates, by parts of texts, and by alternatives combined with required conditions', async () => {
    const [first] = await found('coupon', [], 'startdate desc');
    expect(
      (await found('coupon', [on('startdate', 'ge', first?.startdate)])).every(
        ({ startdate }) => startdate === first?.startdate,
      ),
    ).toBe(true);
    const either = [
      { ...on('couponno', 'like', '%CP00000%'), relation: 'or' as const },
      { ...on('couponname', 'like', '%会员日%'), relation: 'or' as const },
      on('status', 'eq', 'active'),
    ];
    const rows = await found('coupon', either);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.status).toBe('active');
      expect(`${String(row.couponno)} ${String(row.couponname)}`).toMatch(/CP00000|会员日/);
    }
  });

  it('in the same order however its parameter is spelled', async () => {
    const { pageData } = await search(DIRECTOR, 'coupon', { orderby: 'startdate desc' });
    expect(pageData).toEqual(await found('coupon', [], 'startdate desc'));
    expect(pageData).not.toEqual(await found('coupon', []));
  });

  it('in any order that their columns allow, without overlapping pages', async () => {
    const columns = db
      .prepare(`SELECT "column" FROM ui_column WHERE modulecode = '200107'`)
      .pluck()
      .all([]) as string[];
    const orders = columns
      .map((column) => JSON.parse(column) as components['schemas']['Column'])
      .filter(({ columncanorder }) => columncanorder === '1')
      .map(({ columnname }) => columnname);
    expect(orders).toEqual(
      expect.arrayContaining(['stock', 'margin', 'status', 'groupid', 'modifytime']),
    );
    for (const name of orders) {
      const page = async (pageNo: number) =>
        (
          await search(DIRECTOR, 'product', { orderBy: `${name} desc`, pageNo, pageSize: 600 })
        ).pageData.map(({ id }) => id);
      const seen = [...(await page(1)), ...(await page(2)), ...(await page(3)), ...(await page(4))];
      expect([name, new Set(seen).size]).toEqual([name, 2400]);
    }
  }, 30_000);

  it('never by unknown fields or by injected text', async () => {
    for (const field of ['nothing', 'fields', 'm.fields', "id') OR 1=1 --", 'constructor'])
      expect(
        await refusal(DIRECTOR, 'coupon', 'search', {
          pageNo: 1,
          pageSize: 1,
          condition: [on(field, 'eq', 'x')],
        }),
      ).toEqual(['A0400']);
    expect(
      await refusal(DIRECTOR, 'coupon', 'search', {
        pageNo: 1,
        pageSize: 1,
        orderBy: 'couponno; DROP TABLE md_row',
      }),
    ).toEqual(['A0400']);
    expect(await refusal(DIRECTOR, 'nothing', 'search', { pageNo: 1, pageSize: 1 })).toEqual([
      'A0400',
    ]);
  });
});

describe('A list of a hundred thousand rows', () => {
  it('is created once, has fifteen columns, and can be paged to its end', async () => {
    const page = (pageNo: number, pageSize = 10_000) =>
      read<{ total: number; pageData: { id: string }[] }>('stress', 'labrecord', 'search', {
        pageNo,
        pageSize,
        orderBy: 'recordid',
      });
    const { total, pageData } = await page(1);
    expect([total, Object.keys(pageData[0]!).length]).toEqual([100_000, 15 + 3]);
    const last = (await page(10)).pageData;
    expect([pageData[0]!.id, last[0]!.id, last.at(-1)!.id]).toEqual([
      'R000001',
      'R090001',
      'R100000',
    ]);
    expect(
      (
        await search('stress', 'labrecord', {
          condition: [on('recordname', 'like', '%记录 9999%')],
          pageSize: 30,
        })
      ).total,
    ).toBe(11);
  }, 30_000);

  it('is paged by its key with the index, without sorting', () => {
    const plan = db
      .prepare(
        `EXPLAIN QUERY PLAN SELECT m.id FROM (SELECT id, fields, createtime, modifytime FROM md_row WHERE entity = ?) m
         ORDER BY m.id desc LIMIT 30 OFFSET 99000`,
      )
      .all(['labrecord']) as { detail: string }[];
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH md_row USING COVERING INDEX md_row_by_key (entity=?)',
    ]);
  });

  it('behaves like other lists', async () => {
    const row = (await search('stress', 'labrecord', { condition: [on('id', 'eq', 'R000007')] }))
      .pageData[0]!;
    expect(await read('stress', 'labrecord', 'update', { ...row, amount: 12.34 })).toMatchObject({
      amount: 12.34,
    });
    expect(await read('stress', 'labrecord', 'add', { recordname: '又一条' })).toMatchObject({
      id: 'R100001',
    });
  });

  it('has a sibling with a thousand rows and forty columns', async () => {
    const { total, pageData } = await search('stress', 'labwide', { pageSize: 1000 });
    expect([total, Object.keys(pageData[0]!).length]).toEqual([1000, 40 + 3]);
  });
});
