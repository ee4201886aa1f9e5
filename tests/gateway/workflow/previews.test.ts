import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Todo = components['schemas']['TodoItem'];

function todo(no: number, createdate = '2026-06-14 10:21:00'): Todo {
  return {
    taskId: `T${String(no)}`,
    workflowInstanceId: 'W1',
    bizKey: `PO${String(no)}`,
    bizType: 'PO',
    processName: '采购订单',
    activityName: '总监审批',
    initiatorName: '李敏',
    createdate,
  };
}

const APPROVALS = `{ viewer { name pendingApprovals { totalCount
  nodes { id taskCode documentNumber documentType processName stepName initiatorName createdAt }
} } }`;
const COUNTS = '{ viewer { name taskCounts { pool todo finished } } }';

describe('the preview of pending approvals', () => {
  test('has the count and the newest ones', async () => {
    const list = [
      todo(1, '2026-06-13 09:00:00'),
      { ...todo(2), processName: null },
      todo(3, 'soon'),
    ];
    const retail = mockRetail().answers('todoPreview', { todoList: list, count: 12 });
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(APPROVALS, { cookie: await signIn() });
    expect({ data, errors }).toMatchInlineSnapshot(`
      {
        "data": {
          "viewer": {
            "name": "李明",
            "pendingApprovals": {
              "nodes": [
                {
                  "createdAt": "2026-06-14T10:21:00+08:00",
                  "documentNumber": "PO2",
                  "documentType": "PO",
                  "id": "UGVuZGluZ0FwcHJvdmFsL1Qy",
                  "initiatorName": "李敏",
                  "processName": "PO",
                  "stepName": "总监审批",
                  "taskCode": "T2",
                },
                {
                  "createdAt": "2026-06-13T09:00:00+08:00",
                  "documentNumber": "PO1",
                  "documentType": "PO",
                  "id": "UGVuZGluZ0FwcHJvdmFsL1Qx",
                  "initiatorName": "李敏",
                  "processName": "采购订单",
                  "stepName": "总监审批",
                  "taskCode": "T1",
                },
                {
                  "createdAt": null,
                  "documentNumber": "PO3",
                  "documentType": "PO",
                  "id": "UGVuZGluZ0FwcHJvdmFsL1Qz",
                  "initiatorName": "李敏",
                  "processName": "采购订单",
                  "stepName": "总监审批",
                  "taskCode": "T3",
                },
              ],
              "totalCount": 12,
            },
          },
        },
        "errors": undefined,
      }
    `);
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-flowable/report/todo', {}],
    ]);
  });

  test('keeps the others if one is incomplete', async () => {
    const odd = { ...todo(1), taskId: 7, initiatorName: null, activityName: null };
    mockRetail().replies('todoPreview', () => ({
      body: { returncode: '0', message: '', data: { todoList: [odd, {}, todo(2)], count: 3 } },
    }));
    const { ask, signIn } = await startGateway();
    const query =
      '{ viewer { pendingApprovals { totalCount nodes { taskCode stepName initiatorName } } } }';
    const { data, errors } = await ask(query, { cookie: await signIn() });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        pendingApprovals: {
          totalCount: 3,
          nodes: [
            { taskCode: '7', stepName: '', initiatorName: '' },
            { taskCode: 'T2', stepName: '总监审批', initiatorName: '李敏' },
          ],
        },
      },
    });
  });

  test('has at most 20', async () => {
    const list = Array.from({ length: 30 }, (_, index) =>
      todo(index, `2026-06-14 10:00:${String(10 + index)}`),
    );
    mockRetail().answers('todoPreview', { todoList: list, count: 30 });
    const { ask, signIn } = await startGateway();
    const { data } = await ask(
      '{ viewer { pendingApprovals { totalCount nodes { taskCode } } } }',
      { cookie: await signIn() },
    );
    const { pendingApprovals } = (
      data as {
        viewer: { pendingApprovals: { totalCount: number; nodes: { taskCode: string }[] } };
      }
    ).viewer;
    expect(pendingApprovals.totalCount).toBe(30);
    expect(pendingApprovals.nodes.map(({ taskCode }) => taskCode)).toEqual(
      Array.from({ length: 20 }, (_, index) => `T${String(29 - index)}`),
    );
  });

  test('is empty when the services send no approvals', async () => {
    mockRetail().replies('todoPreview', () => ({
      body: { returncode: '0', message: '', data: null },
    }));
    const { ask, signIn } = await startGateway();
    const { data } = await ask('{ viewer { pendingApprovals { totalCount nodes { id } } } }', {
      cookie: await signIn(),
    });
    expect(data).toEqual({ viewer: { pendingApprovals: { totalCount: 0, nodes: [] } } });
  });
});

describe('the counters of the task centre', () => {
  test('are three numbers', async () => {
    const retail = mockRetail().replies('workCount', () => ({
      body: {
        returncode: '0',
        message: '',
        data: { poolCount: 23, todoCount: '9', finishCount: 8 },
      },
    }));
    const { ask, signIn } = await startGateway();
    const { data } = await ask(COUNTS, { cookie: await signIn() });
    expect(data).toEqual({
      viewer: { name: '李明', taskCounts: { pool: 23, todo: 9, finished: 8 } },
    });
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-taskm/taskpool/getMyWorkCount', {}],
    ]);
  });

  test.each([
    [null, { pool: 0, todo: 0, finished: 0 }],
    [
      { poolCount: 1, todoCount: null, finishCount: 2 },
      { pool: 1, todo: 0, finished: 2 },
    ],
  ])('are zero where the services have nothing to count (%j)', async (counts, taskCounts) => {
    mockRetail().replies('workCount', () => ({
      body: { returncode: '0', message: '', data: counts },
    }));
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(COUNTS, { cookie: await signIn() });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { name: '李明', taskCounts } });
  });

  test.each([
    {},
    { poolCount: 1, todoCount: 2 },
    { poolCount: 1, todoCount: 2, finishCount: -1 },
    { poolCount: 'many', todoCount: 2, finishCount: 3 },
  ])('are an error when the services answer %j', async (counts) => {
    mockRetail().replies('workCount', () => ({
      body: { returncode: '0', message: '', data: counts },
    }));
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(COUNTS, { cookie: await signIn() });
    expect(data).toEqual({ viewer: { name: '李明', taskCounts: null } });
    expect(errors).toMatchObject([
      { path: ['viewer', 'taskCounts'], extensions: { reason: 'MALFORMED' } },
    ]);
  });
});

test('each part that the services lack is null with its own reason', async () => {
  mockRetail()
    .refuses('todoPreview', 'B0501')
    .answers('workCount', { poolCount: 0, todoCount: 0, finishCount: 0 });
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { pendingApprovals { totalCount } taskCounts { pool } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(data).toEqual({ viewer: { pendingApprovals: null, taskCounts: { pool: 0 } } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'pendingApprovals'], extensions: { reason: 'NOT_IMPLEMENTED' } },
  ]);
});

test('a preview waits no longer than a card, and for the full time limit in the background', async () => {
  const services = createLateServices(
    () => ({ poolCount: 1, todoCount: 2, finishCount: 3 }),
    () => true,
  );
  const { transport, calls, timers } = services;
  const { ask, signIn } = await startGateway({}, { transport, after: timers.after });
  const cookie = await signIn();
  const waiting = ask(COUNTS, { cookie });
  await services.pass(2_500);
  const waited = await waiting;
  expect(waited.data).toEqual({ viewer: { name: '李明', taskCounts: null } });
  expect(waited.errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  const asking = ask(COUNTS, { cookie, headers: { 'x-portal-background': '1' } });
  await services.pass(20_000);
  await services.answer();
  const alone = await asking;
  expect(alone.data).toEqual({
    viewer: { name: '李明', taskCounts: { pool: 1, todo: 2, finished: 3 } },
  });
  expect(calls).toHaveLength(2);
});
