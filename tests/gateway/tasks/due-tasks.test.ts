import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { lockedRow, taskRow } from './task-fixtures.ts';
import { ask } from './task-list-support.ts';

describe('the tasks of a day', () => {
  const day = (fields: string) => ask(`dueTasks${fields} { code dueAt }`);

  test('are those of the pool and of the account, by due time, without duplicates', async () => {
    const pool = [
      taskRow('PT2', { duedate: '2026-06-15 09:15:00' }),
      taskRow('PT1', { duedate: '2026-06-15 17:30:00' }),
    ];
    const mine = [lockedRow('PT3', { duedate: '2026-06-15 10:00:00' }), pool[1]];
    const retail = mockRetail().replies('poolTasks', (body) => ({
      body: {
        returncode: '0',
        message: '',
        data: { total: 2, pageData: 'mine' in (body as object) ? mine : pool },
      },
    }));
    const { viewer } = await day('');
    expect(viewer?.dueTasks).toEqual([
      { code: 'PT2', dueAt: '2026-06-15T09:15:00+08:00' },
      { code: 'PT3', dueAt: '2026-06-15T10:00:00+08:00' },
      { code: 'PT1', dueAt: '2026-06-15T17:30:00+08:00' },
    ]);
    const due = {
      pageNo: 1,
      pageSize: 200,
      duefrom: '2026-06-15 00:00:00',
      dueto: '2026-06-16 00:00:00',
      orderBy: 'duedate',
    };
    expect(retail.asked.map(({ body }) => body)).toEqual([
      { ...due, status: 'unlocked' },
      { ...due, mine: true },
    ]);
  });

  test('can be those of a different day, including the last of a month', async () => {
    const retail = mockRetail().answers('poolTasks', { total: 0, pageData: [] });
    expect((await day('(date: "2026-02-28")')).viewer?.dueTasks).toEqual([]);
    expect(retail.asked[0]?.body).toMatchObject({
      duefrom: '2026-02-28 00:00:00',
      dueto: '2026-03-01 00:00:00',
    });
  });

  test('are at most 200', async () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      taskRow(`PT${String(at)}`, {
        duedate: `2026-06-15 ${String(at % 24).padStart(2, '0')}:00:00`,
      }),
    );
    const others = rows.map((row) => ({ ...row, taskid: `M${row.taskid}` }));
    mockRetail().replies('poolTasks', (body) => ({
      body: {
        returncode: '0',
        message: '',
        data: { total: 200, pageData: 'mine' in (body as object) ? others : rows },
      },
    }));
    const tasks = (await day('')).viewer?.dueTasks as { dueAt: string }[];
    expect(tasks).toHaveLength(200);
    expect(tasks.map(({ dueAt }) => dueAt)).toEqual(tasks.map(({ dueAt }) => dueAt).toSorted());
  });

  test('are refused without a call for an invalid date', async () => {
    const retail = mockRetail();
    const { errors } = await day('(date: "2026-02-30")');
    expect(errors).toMatchObject([
      {
        message: 'This date does not exist. Please choose another one.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(retail.asked).toEqual([]);
  });
});

test('lists wait for the full time limit, counts for that of a card', async () => {
  const services = createLateServices(
    () => ({ total: 0, pageData: [] }),
    () => true,
  );
  const { transport, timers } = services;
  const gateway = await startGateway({}, { transport, after: timers.after });
  const asking = gateway.ask(
    '{ viewer { taskCounts { pool } tasks(list: POOL) { totalCount } } }',
    {
      cookie: await gateway.signIn(),
    },
  );
  await services.pass(2_500);
  await services.answer();
  const { data, errors } = await asking;
  expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
    ['viewer.taskCounts', 'UPSTREAM_TIMEOUT'],
  ]);
  expect(data).toEqual({ viewer: { taskCounts: null, tasks: { totalCount: 0 } } });
});
