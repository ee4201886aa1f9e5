import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { documentedCalls } from '../../support/retail/retail-contract.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Layout = components['schemas']['DashboardLayout'];
type Template = components['schemas']['DashboardTemplate'];

const { app, db } = buildRetail();
const documented = new Map(documentedCalls().map((call) => [call.path, call]));

afterAll(async () => {
  await app.close();
  db.close();
});

const LAYOUT = '/api/msc-ucs/dashboardUser/getLayout';
const TEMPLATES = '/api/msc-ucs/dashboardTmplCard/queryWithMore';

/** One account for each post template, and a supplier. */
const ACCOUNTS = [
  'general',
  'ops_director',
  'area_east',
  'store1001',
  'duty1001',
  'buyer_manager',
  'buyer_fresh',
  'finance',
  'analyst',
  'admin',
  'newbie',
  'v10001',
  'v10002',
];

async function layoutOf(client: RetailClient, dtmplcode: string) {
  const answer = await client.call<Layout>(LAYOUT, { dtmplcode, usercode: '' });
  expect(documented.get(LAYOUT)?.problemOf(answer)).toBeNull();
  return answer.data.cards;
}

async function groupOf(client: RetailClient, dtmplcode: string) {
  const answer = await client.call<Template[]>(TEMPLATES, { params: { dtype: '', dtmplcode } });
  expect(documented.get(TEMPLATES)?.problemOf(answer)).toBeNull();
  return answer.data[0];
}

describe.each(ACCOUNTS)('The home pages of %s', (usercode) => {
  it('have cards within twelve columns, without gaps or overlaps', async () => {
    const client = await signInRetail(app, usercode);
    for (const dtmplcode of ['home', 'panel']) {
      const cards = await layoutOf(client, dtmplcode);
      const taken = cards.flatMap(({ rownum, colnum, width, height }) =>
        Array.from(
          { length: width * height },
          (_, n) => `${rownum + Math.floor(n / width)}:${colnum + (n % width)}`,
        ),
      );
      expect(new Set(taken).size).toBe(taken.length);
      const rows = new Set(taken.map((cell) => Number(cell.split(':')[0])));
      expect(taken.length).toBe(rows.size * 12);
      expect(Math.max(...rows)).toBe(rows.size);
    }
  });

  it('have data behind every card that has an address', async () => {
    const client = await signInRetail(app, usercode);
    const cards = [...(await layoutOf(client, 'home')), ...(await layoutOf(client, 'panel'))];
    for (const { cardcode, uri, params } of cards.filter((card) => card.uri)) {
      const [first] = [params].flat();
      const path = `/api/MCA200021${uri}`;
      const answer = await client.call(path, { ...first, cardcode, usercode, entid: '100001' });
      expect([cardcode, answer.returncode]).toEqual([cardcode, '0']);
      expect(documented.get(path)?.problemOf(answer)).toBeNull();
    }
  });

  it('have a group with numbers behind every card that names one', async () => {
    const client = await signInRetail(app, usercode);
    const cards = [...(await layoutOf(client, 'home')), ...(await layoutOf(client, 'panel'))];
    for (const { params } of cards.filter(({ uitmpl }) => uitmpl === 'CardGroup')) {
      const [first] = [params].flat();
      const group = await groupOf(client, String(first?.dtmplcode));
      expect(group?.details.filter(({ checked }) => checked).length).toBeGreaterThan(1);
      expect(group?.details.every(({ data }) => Number.isInteger(data?.num))).toBe(true);
    }
  });

  it('link only to modules that the account may open', async () => {
    const client = await signInRetail(app, usercode);
    const home = await groupOf(client, 'home');
    for (const { modulecode } of home?.details ?? []) {
      if (!modulecode) continue;
      const { returncode } = await client.call('/api/msc-ucs/module/query', {
        params: { modulecode },
      });
      expect([modulecode, returncode]).toEqual([modulecode, '0']);
    }
  });
});

it('the page of the operations director has the layout of the design', async () => {
  const cards = await layoutOf(await signInRetail(app, 'ops_director'), 'home');
  expect(
    cards.map(({ cardcode, uitmpl, rownum, width }) => `${rownum} ${cardcode} ${uitmpl} ${width}`),
  ).toEqual([
    '1 operating01 KpiCard 3',
    '1 operating02 KpiCard 3',
    '1 operating03 KpiCard 3',
    '1 operating04 KpiCard 3',
    '2 todo TodoCard 12',
    '3 salesline SalesLineCard 8',
    '3 storerank StoreRankCard 4',
    '5 channelpie PieCard 4',
    '5 topproduct TopProductCard 8',
    '7 progress ProgressCard 5',
    '7 member CircleCard 3',
    '7 warnings CardGroup 4',
    '9 fastapp FastAppCard 12',
  ]);
});

it('a group of counters has the number of waiting items and the target of each number', async () => {
  const { dtype, uitmpl, details } = (await groupOf(
    await signInRetail(app, 'ops_director'),
    'group_todo',
  ))!;
  expect([dtype, uitmpl]).toEqual(['todo', 'IconCard']);
  expect(details.map(({ cardcode, checked, data }) => [cardcode, checked, data?.num])).toEqual([
    ['todo_pending', true, 12],
    ['todo_pool', true, 23],
    ['todo_mytodo', true, 9],
    ['todo_finished', true, 128],
    ['todo_returned', true, 0],
    ['todo_unread', true, expect.any(Number)],
    ['todo_mystart', false, 7],
    ['todo_mysubmit', false, 5],
    ['todo_overdue', false, 2],
  ]);
  expect(details[0]).toMatchObject({
    modulecode: '100003',
    moduleparams: '{"tab":"pending"}',
    icon: 'check-square',
    iconColor: '#c2690c',
  });
  expect(details.map(({ modulecode }) => modulecode)).toContain('100004');
});

it('items are overdue if they were due before today in the time zone of the enterprise', async () => {
  const director = await signInRetail(app, 'ops_director');
  const overdue = async () => {
    const { details } = (await groupOf(director, 'group_todo'))!;
    return details.find(({ cardcode }) => cardcode === 'todo_overdue')?.data?.num ?? -1;
  };
  const before = await overdue();
  const insert = db.prepare(
    `INSERT INTO pool_task (taskid, tasktype, taskname, taskdesc, posttmplcode, creator, created, due, status, assignee)
     VALUES (?, 'label', '', '', 'PT02', 'admin', 0, ?, 'locked', 'ops_director')`,
  );
  for (const time of ['14T23:59', '15T00:00', '15T07:59', '15T08:00'])
    insert.run([time, Date.parse(`2026-06-${time}:00+08:00`)]);
  const after = await overdue();
  db.exec("DELETE FROM pool_task WHERE taskid LIKE '1_T%'");
  expect(after - before).toBe(1);
});

it('alerts of a store cover that store only and those of a director all stores, with one number above 99 and one of zero', async () => {
  const numbers = async (usercode: string) =>
    Object.fromEntries(
      (await groupOf(await signInRetail(app, usercode), 'group_warning'))!.details.map(
        ({ cardcode, data }) => [cardcode, data?.num ?? -1],
      ),
    );
  const [all, one] = [await numbers('ops_director'), await numbers('store1001')];
  expect(all.labels).toBeGreaterThan(99);
  expect(all.differences).toBe(0);
  expect(one.labels).toBeLessThan(all.labels!);
});

it('suppliers get no numbers of the stores', async () => {
  const supplier = await signInRetail(app, 'v10001');
  expect(await groupOf(supplier, 'group_warning')).toBeUndefined();
  const own = (await groupOf(supplier, 'home'))!.details.map(({ cardcode }) => cardcode);
  expect(
    own.filter((code) => /^(operating|storerank|member|warnings|labels|sales_)/.test(code)),
  ).toEqual([]);
  for (const cardcode of ['labels', 'operating01']) {
    const path = cardcode === 'labels' ? 'count/get' : 'sales/kpi';
    const { returncode } = await supplier.call(`/api/MCA200021/${path}`, {
      usercode: '',
      entid: '',
      cardcode,
    });
    expect(returncode).toBe('A0301');
  }
});

it('the card of a region loads the figures of that region', async () => {
  const director = await signInRetail(app, 'ops_director');
  const sales = async (cardcode: string, params: object) =>
    (
      await director.call<components['schemas']['KpiCard']>('/api/MCA200021/sales/kpi', {
        usercode: '',
        entid: '',
        ...params,
        cardcode,
      })
    ).data;
  const parts = await Promise.all(
    ['R1', 'R2', 'R3', 'R4'].map((id) => sales(`sales_${id}`, { regionid: id })),
  );
  const sum = parts.reduce((total, { data }) => total + (data.yesterdayValue ?? 0), 0);
  expect(sum).toBeCloseTo((await sales('operating01', {})).data.yesterdayValue ?? 0, 2);
  expect(parts[0]).toMatchObject({
    cardcode: 'sales_R1',
    cardname: '华东销售额',
    entrycode: 'card.sales_r1',
  });
});
