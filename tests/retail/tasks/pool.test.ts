import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Task = components['schemas']['PoolTask'];
interface Sheet {
  sheettype: string;
  shopid: string | null;
}
interface Page {
  total: number;
  pageData: Task[];
}

/** 2026-06-15 08:30 in Shanghai, half an hour after the reference time of the demo data. */
const { app, db } = buildRetail({ clock: () => Date.parse('2026-06-15T00:30:00Z') });
const director = await signInRetail(app, 'ops_director');
const deputy = await signInRetail(app, 'director_deputy');
const manager = await signInRetail(app, 'store1001');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

const search = async (request: object = {}, client: RetailClient = director) =>
  (
    await client.call<Page>('/api/msc-taskm/taskpool/pageQuery', {
      pageNo: 1,
      pageSize: 100,
      ...request,
    })
  ).data;
const detail = (taskId: string, client: RetailClient = director) =>
  client.call<Task>('/api/msc-taskm/taskpool/taskDetail', { taskId });
const codes = ({ pageData }: Page) => pageData.map(({ taskid }) => taskid);

describe('Task lists', () => {
  it.each([
    ['the operations director', director, { poolCount: 23, todoCount: 9, finishCount: 8 }],
    ['his deputy', deputy, { poolCount: 23, todoCount: 0, finishCount: 8 }],
    ['a store manager', manager, { poolCount: 6, todoCount: 3, finishCount: 0 }],
    ['a supplier', supplier, { poolCount: 0, todoCount: 0, finishCount: 0 }],
  ])('of %s have as many rows as the counters say', async (_who, client, counts) => {
    expect((await client.call('/api/msc-taskm/taskpool/getMyWorkCount')).data).toEqual(counts);
    expect((await search({ status: 'unlocked' }, client)).total).toBe(counts.poolCount);
    expect((await search({ status: 'locked', mine: true }, client)).total).toBe(counts.todoCount);
    expect((await search({ status: 'completed', mine: true }, client)).total).toBe(
      counts.finishCount,
    );
  });

  it('contain the tasks of the post or of the account', async () => {
    const all = await search();
    expect(all.total).toBe(48);
    expect(all.pageData.every(({ rolecode }) => rolecode === 'PT02')).toBe(true);
    expect((await search({}, supplier)).total).toBe(0);
  });

  it('have pages without overlap', async () => {
    const whole = codes(await search({ status: 'unlocked' }));
    const parts = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => search({ status: 'unlocked', pageNo, pageSize: 7 })),
    );
    expect(parts.flatMap(codes)).toEqual(whole);
    expect(parts.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
  });

  it('are ordered by due time, with undated tasks last', async () => {
    const due = (await search({ status: 'unlocked' })).pageData.map(
      ({ duedate }) => duedate ?? '9999',
    );
    expect(due).toEqual(due.toSorted());
    expect(due.at(-1)).toBe('9999');
    const late = (await search({ status: 'unlocked', orderBy: 'duedate desc' })).pageData.map(
      ({ duedate }) => duedate ?? '',
    );
    expect(late).toEqual(late.toSorted().reverse());
  });

  it.each([
    ['createdate', 'createdate'],
    ['createdate desc', 'createdate'],
    ['finishdate desc', 'finishdate'],
  ] as const)('can be ordered by %s', async (orderBy, name) => {
    const times = (await search({ status: 'completed', mine: true, orderBy })).pageData.map(
      (task) => task[name] ?? '',
    );
    expect(times).toEqual(orderBy.endsWith('desc') ? times.toSorted().reverse() : times.toSorted());
    expect(new Set(times).size).toBeGreaterThan(1);
  });

  it.each([
    ['name', { keyword: '盘点' }, ({ taskname }: Task) => taskname.includes('盘点')],
    [
      'key attribute',
      { keyword: '门店 10' },
      ({ taskkeyattr }: Task) => taskkeyattr?.includes('门店 10') === true,
    ],
    ['kind', { tasktype: 'label' }, ({ tasktype }: Task) => tasktype === 'label'],
  ])('are searched by %s', async (_what, request, fits) => {
    const everything = (await search()).pageData;
    const found = await search(request);
    expect(found.total).toBeGreaterThan(0);
    expect(codes(found).toSorted()).toEqual(
      everything
        .filter(fits)
        .map(({ taskid }) => taskid)
        .toSorted(),
    );
  });

  it('are searched by code ignoring case, with wildcards taken literally', async () => {
    expect(codes(await search({ keyword: ' pt100001 ' }))).toEqual(['PT100001']);
    expect((await search({ keyword: '%' })).total).toBe(0);
    expect((await search({ keyword: '_' })).total).toBe(0);
  });

  it('of a day contain the tasks due on it in the time zone of the enterprise', async () => {
    const day = await search({ duefrom: '2026-06-15 00:00:00', dueto: '2026-06-16 00:00:00' });
    expect(day.total).toBeGreaterThan(10);
    expect(day.pageData.every(({ duedate }) => duedate?.startsWith('2026-06-15'))).toBe(true);
    const [first] = day.pageData;
    const exact = await search({ duefrom: first!.duedate, dueto: first!.duedate });
    expect(exact.total).toBe(0);
  });

  it.each([
    ['a state that is none', { status: 'gone' }],
    ['an order that is none', { orderBy: 'taskdesc; DROP TABLE pool_task' }],
    ['a time that is none', { duefrom: '2026-06-15' }],
    ['a time before there were any', { duefrom: '0000-01-01 00:00:00' }],
    ['a page before the first', { pageNo: 0 }],
    ['a keyword that is too long', { keyword: 'x'.repeat(101) }],
  ])('refuse %s', async (_what, request) => {
    const answer = await director.call('/api/msc-taskm/taskpool/pageQuery', {
      pageNo: 1,
      pageSize: 30,
      ...request,
    });
    expect(answer.returncode).toBe('A0400');
  });
});

describe('The tasks of the demo data', () => {
  it('are spread over the day, with some overdue, several in one hour, and some undated', async () => {
    const due = (await search()).pageData.map(({ duedate }) => duedate ?? null);
    const hours = due
      .filter((time) => time?.startsWith('2026-06-15'))
      .map((time) => time!.slice(11, 13));
    expect(new Set(hours).size).toBeGreaterThan(7);
    expect(hours.length).toBeGreaterThan(new Set(hours).size + 3);
    expect(due.filter((time) => time !== null && time < '2026-06-15').length).toBeGreaterThan(3);
    expect(due.filter((time) => time === null).length).toBeGreaterThan(2);
  });

  it('link to existing documents in modules of the post', async () => {
    const sheets = (await search()).pageData.filter(({ sheetid }) => sheetid != null);
    expect(sheets.length).toBeGreaterThan(20);
    expect(new Set(sheets.map(({ sheetid }) => sheetid)).size).toBe(sheets.length);
    for (const { sheetid, modulecode, tasktype, taskkeyattr } of sheets) {
      const found = db
        .prepare('SELECT sheettype, shopid FROM sheet WHERE sheetid = ?')
        .get([sheetid]) as Sheet;
      expect(found.sheettype).toBe(
        { replenish: 'RQ', label: 'PA', stocktake: 'SD' }[tasktype ?? ''],
      );
      if (found.shopid !== null) expect(taskkeyattr).toBe(`门店 ${found.shopid}`);
      const { data } = await director.call<{ sheettype: string }[]>('/api/msc-ucs/module/query', {
        params: { modulecode },
      });
      expect(data[0]?.sheettype).toBe(found.sheettype);
    }
  });

  it('include two descriptions with hostile HTML', async () => {
    const descriptions = (await search()).pageData.map(({ taskdesc }) => taskdesc).join('');
    for (const trap of [
      '<script',
      'onerror=',
      'javascript:',
      'position:fixed',
      '<iframe',
      'https://outside.example.com',
    ])
      expect(descriptions).toContain(trap);
  });
});

describe('A task', () => {
  it('returns all its details', async () => {
    expect((await detail('PT100024')).data).toMatchObject({
      taskid: 'PT100024',
      tasktypename: '临期',
      taskname: '临期商品处理',
      rolecode: 'PT02',
      creator: '赵明轩',
      status: 'locked',
      assigneeCode: 'ops_director',
      assigneeName: '林知夏',
      lockexpires: null,
      finishdate: null,
      buttons: [
        { key: 'handle', name: '处理' },
        { key: 'cancel', name: '取消领取' },
      ],
    });
  });

  it('offers the buttons that its state and the caller allow', async () => {
    const keys = async (taskId: string, client?: RetailClient) =>
      (await detail(taskId, client)).data.buttons.map(({ key, name }) => `${key} ${name}`);
    expect(await keys('PT100001')).toEqual(['assign 领取', 'viewAndFinish 查看并领取']);
    expect(await keys('PT100003')).toEqual(['assign 领取']);
    expect(await keys('PT100004')).toEqual(['assign 领取', 'finish 领取办结']);
    expect(await keys('PT100024', deputy)).toEqual([]);
    const [done] = codes(await search({ status: 'completed', mine: true }));
    expect(await keys(done!)).toEqual([]);
  });

  it('of other users is refused, and an unknown one is null', async () => {
    expect((await detail('PT100033')).returncode).toBe('A0301');
    expect((await detail('PT100001', supplier)).returncode).toBe('A0301');
    expect((await detail('PT999999')).returncode).toBe('A0400');
  });
});
