import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { texts } from '../../../retail/seed/languages.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Assistant = components['schemas']['Elf'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');

afterAll(async () => {
  await app.close();
  db.close();
});

const list = async (client: RetailClient) =>
  (await client.call<Assistant[]>('/api/msc-ucs/casper/list', { usercode: '' })).data;
const run = (client: RetailClient, code: string, request: object = {}) =>
  client.call<{ total: number; pageData: Record<string, string | number | null>[] }>(
    `/api/msc-casper/${code}/search`,
    {
      pageNo: 1,
      pageSize: 100,
      ...request,
    },
  );

it('the list has the assistants of a post template, one of them disabled', async () => {
  const assistants = await list(director);
  expect(assistants.map(({ caspeerid, flag }) => caspeerid + flag)).toEqual([
    'E11',
    'E21',
    'E31',
    'E41',
    'E50',
  ]);
  expect(assistants[0]).toMatchObject({
    caspername: '本月未达标门店',
    entrycode: 'assistant.E1',
    casperrest: '/api/msc-casper/E1/search',
  });
  expect(
    (await list(await signInRetail(app, 'buyer_fresh'))).map(({ caspeerid }) => caspeerid),
  ).toEqual(['E2']);
  expect(await list(await signInRetail(app, 'newbie'))).toEqual([]);
  expect(await list(await signInRetail(app, 'v10001'))).toEqual([]);
});

it('the names of assistants and of their columns are in the language packs', async () => {
  const keys = new Map(texts());
  const assistants = await list(director);
  const named = assistants.flatMap(({ entrycode, caspername, columndata }) => [
    [entrycode, caspername],
    ...columndata.map((column) => [column.entrycode, column.columntitle]),
  ]);
  expect(named.map(([key]) => keys.get(key ?? '')?.[0])).toEqual(named.map(([, name]) => name));
  expect(keys.get('assistant.E1')).toEqual([
    '本月未达标门店',
    '本月未達標門市',
    'Stores behind plan this month',
  ]);
});

it.each([
  ['that is not enabled', 'ops_director', 'E5'],
  ['that the post has not', 'buyer_fresh', 'E1'],
  ['that there is not', 'ops_director', 'E99'],
])('refuses an assistant %s', async (_title, account, code) => {
  const { returncode, data } = await run(await signInRetail(app, account), code);
  expect({ returncode, data }).toEqual({ returncode: 'A0301', data: null });
});

describe('The rows of an assistant', () => {
  it.each(['E1', 'E2', 'E3', 'E4'])('of %s have the fields of its columns', async (code) => {
    const columns =
      (await list(director)).find(({ caspeerid }) => caspeerid === code)?.columndata ?? [];
    const { data } = await run(director, code);
    expect(data.total).toBeGreaterThan(0);
    expect(data.pageData).toHaveLength(data.total);
    for (const row of data.pageData)
      expect(Object.keys(row)).toEqual(columns.map(({ columnname }) => columnname));
  });

  it('are the stores behind their plan, the worst first', async () => {
    const { data } = await run(director, 'E1');
    const rates = data.pageData.map(({ rate }) => Number(rate));
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(Math.max(...rates)).toBeLessThanOrEqual(100);
    for (const { sales, plan, rate } of data.pageData)
      expect(Number(rate)).toBeCloseTo((Number(sales) / Number(plan)) * 100, 1);
    const [row] = data.pageData;
    const { sales } = db
      .prepare(
        `SELECT sum(d.sales) / 100.0 AS sales FROM shop_day d JOIN shop s USING (shopno)
         WHERE s.shopid = ? AND d.day BETWEEN julianday('2026-06-01') - 2440587.5 AND julianday('2026-06-14') - 2440587.5`,
      )
      .get([row?.shopid]) as { sales: number };
    expect(row?.sales).toBe(sales);
  });

  it('cover only the stores of the post', async () => {
    const manager = await signInRetail(app, 'store1001');
    const { data } = await run(manager, 'E1');
    expect(data.pageData.every(({ shopid }) => shopid === '1001')).toBe(true);
  });

  it('are the slow-moving products, a store under renovation, and overdue tasks', async () => {
    expect((await run(director, 'E2')).data.total).toBe(30);
    expect((await run(director, 'E3')).data.pageData).toEqual([
      {
        shopid: '1014',
        shopname: '朝阳公园店',
        fromdate: '2026-04-06',
        todate: '2026-04-25',
        days: 20,
      },
    ]);
    const late = (await run(director, 'E4')).data.pageData;
    expect(
      late.every(({ days, duedate }) => Number.isInteger(days) && String(duedate) < '2026-06-15'),
    ).toBe(true);
  });

  it('of assistant E4 use the calendar of the enterprise', async () => {
    const due = (time: string) => Date.parse(`2026-06-${time}:00+08:00`);
    const insert = db.prepare(
      `INSERT INTO pool_task (taskid, tasktype, taskname, taskdesc, posttmplcode, creator, created, due, status)
       VALUES (?, 'label', '', '', 'PT02', 'admin', 0, ?, 'unlocked')`,
    );
    for (const time of ['13T00:00', '14T07:59', '14T23:59', '15T00:00', '15T07:59'])
      insert.run([time, due(time)]);
    const own = (await run(director, 'E4')).data.pageData.filter(({ taskid }) =>
      /^1[345]T/.test(String(taskid)),
    );
    db.exec("DELETE FROM pool_task WHERE taskid LIKE '1_T%'");
    expect(own.map(({ taskid, duedate, days }) => [taskid, duedate, days])).toEqual([
      ['13T00:00', '2026-06-13', 2],
      ['14T07:59', '2026-06-14', 1],
      ['14T23:59', '2026-06-14', 1],
    ]);
  });

  it('can be paged, filtered and ordered', async () => {
    const all = (await run(director, 'E2')).data.pageData;
    const third = (await run(director, 'E2', { pageNo: 3, pageSize: 7 })).data;
    expect(third).toEqual({ total: all.length, pageData: all.slice(14, 21) });
    const condition = [{ field: 'productid', operation: 'eq', value: all[4]?.productid }];
    expect((await run(director, 'E2', { condition })).data).toEqual({
      total: 1,
      pageData: [all[4]],
    });
    const ordered = (await run(director, 'E2', { orderBy: 'sales desc' })).data.pageData.map(
      ({ sales }) => Number(sales),
    );
    expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));
    expect((await run(director, 'E2', { orderBy: 'cost' })).returncode).toBe('A0400');
  });
});
