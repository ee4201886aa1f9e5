import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { openWorkflow, type ProcessTask } from '../../support/retail/workflow-client.ts';

const workflow = openWorkflow();
const { ask, read } = workflow;

afterAll(() => workflow.close());

interface Page {
  total: number;
  pageData: ProcessTask[];
}

const LISTS = ['pendingtask', 'finishedtask', 'initiatedprocess', 'submittedprocess'] as const;
const COUNTERS = ['pendingTaskCount', 'finishCount', 'initiatedCount', 'submittedCount'] as const;

const list = (account: string, name: string, search: object = {}) =>
  read<Page>(account, `msc-flowable/${name}/pageQuery`, { pageNo: 1, pageSize: 1000, ...search });

it.each(['ops_director', 'buyer_fresh', 'buyer_manager', 'store1001', 'v10001', 'general'])(
  'has as many rows for %s as the counters say',
  async (account) => {
    const totals = await read<components['schemas']['TodoTotals']>(
      account,
      'msc-flowable/report/total',
    );
    const pages = await Promise.all(LISTS.map((name) => list(account, name)));
    expect(pages.map(({ total }) => total)).toEqual(COUNTERS.map((name) => totals[name]));
    expect(pages.map(({ total, pageData }) => total === pageData.length)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);

describe('The pending list', () => {
  const pending = (search: object) => list('ops_director', 'pendingtask', search);

  it('returns the summary, step and assignees of each row', async () => {
    const { pageData } = await pending({});
    const row = pageData.find(({ taskId }) => taskId === 'WT1000210');
    expect(row).toMatchObject({
      workflowInstanceId: 'WI100021',
      bizType: 'PM',
      processName: '促销方案',
      moduleCode: '200304',
      activityId: 'operations',
      activityName: '营运审批',
      initiatorCode: 'buyer_manager',
      initiatorName: '谢文博',
      assigneeNames: ['林知夏', '彭雅琴'],
      status: 'running',
      buttonName: null,
      finishdate: null,
    });
    expect(row?.batchButtons?.map(({ buttonName, params }) => [buttonName, params])).toEqual([
      ['同意', { taskId: 'WT1000210' }],
      ['驳回', { taskId: 'WT1000210' }],
    ]);
  });

  it('can be filtered by words, kind, status, days and amounts, with wildcards taken literally', async () => {
    const all = (await pending({})).pageData;
    const [row] = all;
    const day = row!.createdate.slice(0, 10);
    const totals = async (search: object) => (await pending(search)).total;
    expect(await totals({ keyword: ` ${row!.bizKey} ` })).toBe(1);
    expect(await totals({ keyword: '谢文博' })).toBe(
      all.filter(({ initiatorName }) => initiatorName === '谢文博').length,
    );
    expect(await totals({ keyword: '促销' })).toBeGreaterThan(0);
    expect([await totals({ keyword: '%' }), await totals({ keyword: "' OR 1=1 --" })]).toEqual([
      0, 0,
    ]);
    expect(await totals({ biztype: 'PM' })).toBe(
      all.filter(({ bizType }) => bizType === 'PM').length,
    );
    expect([await totals({ status: 'running' }), await totals({ status: 'approved' })]).toEqual([
      12, 0,
    ]);
    expect(await totals({ startdate: day, enddate: day })).toBe(
      all.filter(({ createdate }) => createdate.startsWith(day)).length,
    );
    const large = all.filter(({ amount }) => (amount ?? 0) >= 50_000).length;
    expect(await totals({ minamount: 50_000 })).toBe(large);
    expect(await totals({ minamount: 0.01, maxamount: 49_999.99 })).toBe(
      all.filter(({ amount }) => amount != null && amount >= 0.01 && amount < 50_000).length,
    );
  });

  it('is returned in the requested order, with pages that never overlap', async () => {
    const rows = (await pending({})).pageData;
    const times = rows.map(({ createdate }) => createdate);
    expect(times).toEqual(times.toSorted().reverse());
    const oldest = await pending({ orderBy: 'createdate' });
    expect(oldest.pageData.map(({ createdate }) => createdate)).toEqual(times.toSorted());
    const amounts = (await pending({ orderBy: 'amount desc' })).pageData.map(
      ({ amount }) => amount ?? -Infinity,
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const pages = await Promise.all([1, 2, 3].map((pageNo) => pending({ pageNo, pageSize: 5 })));
    expect(pages.flatMap(({ pageData }) => pageData.map(({ taskId }) => taskId))).toEqual(
      rows.map(({ taskId }) => taskId),
    );
    const refused = ['bizkey', 'amount; DROP TABLE x'].map((orderBy) =>
      ask('ops_director', 'msc-flowable/pendingtask/pageQuery', {
        pageNo: 1,
        pageSize: 5,
        orderBy,
      }),
    );
    expect((await Promise.all(refused)).map(({ returncode }) => returncode)).toEqual([
      'A0400',
      'A0400',
    ]);
  });
});

it('shows the pressed button if done, and ended processes only if their status is requested', async () => {
  const { pageData } = await list('ops_director', 'finishedtask');
  expect(pageData.every(({ buttonName, finishdate }) => buttonName && finishdate)).toBe(true);
  const begun = await list('buyer_fresh', 'initiatedprocess');
  expect(new Set(begun.pageData.map(({ status }) => status))).toEqual(
    new Set(['running', 'returned']),
  );
  const approved = await list('buyer_fresh', 'initiatedprocess', { status: 'approved' });
  expect(approved.total).toBeGreaterThan(20);
  expect(approved.pageData[0]).toMatchObject({
    taskId: null,
    status: 'approved',
    activityId: null,
    assigneeNames: [],
  });
});

it('has instances and tasks that can be loaded by code', async () => {
  const one = (body: object) => ask<ProcessTask>('ops_director', 'msc-bpm/process/getOne', body);
  expect((await one({ taskId: 'WT1000210' })).data.batchButtons).toHaveLength(2);
  expect((await one({ workflowInstanceId: 'WI100021' })).data).toMatchObject({
    taskId: null,
    activityName: '营运审批',
  });
  const codes = [{}, { taskId: '' }, { taskId: 'WT9' }, { workflowInstanceId: 'WI9' }].map(
    async (body) => (await one(body)).returncode,
  );
  expect(await Promise.all(codes)).toEqual(Array(4).fill('A0400'));
});
