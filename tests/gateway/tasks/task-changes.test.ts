import { describe, expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { lockedRow, taskRow } from './task-fixtures.ts';

const KEY = '7f0c2f6e-8f2b-4c76-9d3a-6a1f2b3c4d5e';
const TASK = globalId('Task', 'PT1');

const FIELDS =
  '{ task { code status assigneeName } viewer { taskCounts { pool todo } } userErrors { field code message } }';

async function change(
  mutation: string,
  input: object = { key: KEY, id: TASK },
  language = 'en-US',
) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(
    `mutation($input: TaskInput!) { ${mutation}(input: $input) ${FIELDS} }`,
    {
      cookie: await signIn(),
      variables: { input },
      headers: { 'accept-language': language },
    },
  );
  return { outcome: data?.[mutation], errors };
}

/** The services refuse because a different user was faster, and return the current task. */
function slower(
  operation: 'claimTask' | 'unlockTask' | 'finishTask',
  data: unknown,
  row: unknown,
): RetailNock {
  return mockRetail()
    .replies(operation, () => ({
      body: { returncode: 'A0409', message: 'Task PT1 is with another user', data },
    }))
    .replies('taskDetail', () => ({ body: { returncode: '0', message: '', data: row } }));
}

describe('A change', () => {
  test.each([
    ['taskClaim', 'claimTask', 'taskpool/assignMyWork'],
    ['taskRelease', 'unlockTask', 'taskassignment/unlockMyWork'],
    ['taskFinish', 'finishTask', 'taskassignment/finishMyWork'],
  ] as const)(
    '%s sends the key to the services and returns the new task and counts',
    async (mutation, operation, path) => {
      const retail = mockRetail()
        .answers(operation, null)
        .answers('taskDetail', lockedRow('PT1', { assigneeName: '林知夏' }))
        .answers('workCount', { poolCount: 22, todoCount: 10, finishCount: 8 });
      const { outcome, errors } = await change(mutation);
      expect(errors).toBeUndefined();
      expect(outcome).toEqual({
        task: { code: 'PT1', status: 'LOCKED', assigneeName: '林知夏' },
        viewer: { taskCounts: { pool: 22, todo: 10 } },
        userErrors: [],
      });
      expect(
        retail.asked.map((call) => [call.path.replace('/api/msc-taskm/', ''), call.body]),
      ).toEqual([
        [path, { taskId: 'PT1', requestkey: KEY }],
        ['taskpool/taskDetail', { taskId: 'PT1' }],
        ['taskpool/getMyWorkCount', {}],
      ]);
    },
  );

  test('succeeds even if the task cannot be read afterwards', async () => {
    mockRetail()
      .answers('claimTask', null)
      .refuses('taskDetail', 'B0001')
      .answers('workCount', { poolCount: 1, todoCount: 2, finishCount: 3 });
    const { outcome, errors } = await change('taskClaim');
    expect(outcome).toEqual({
      task: null,
      viewer: { taskCounts: { pool: 1, todo: 2 } },
      userErrors: [],
    });
    expect(errors).toMatchObject([{ path: ['taskClaim', 'task'] }]);
  });

  test.each([
    ['a key that is too short', { key: 'short', id: TASK }, 'key', 'INVALID'],
    ['a key that is too long', { key: 'x'.repeat(65), id: TASK }, 'key', 'INVALID'],
    ['a key with other characters', { key: 'eight or more!', id: TASK }, 'key', 'INVALID'],
    ['an id that is none', { key: KEY, id: 'nothing' }, 'id', 'NOT_FOUND'],
    ['the id of something else', { key: KEY, id: globalId('Message', 'PT1') }, 'id', 'NOT_FOUND'],
  ])('with %s is refused without a call', async (_what, input, field, code) => {
    const retail = mockRetail();
    const { outcome } = await change('taskClaim', input);
    expect(outcome).toMatchObject({
      task: null,
      viewer: null,
      userErrors: [{ field: ['input', field], code }],
    });
    expect(retail.asked).toEqual([]);
  });
});

describe('The slower of two users', () => {
  const CLAIMED = { operatorName: '周启航', buttonName: '领取', finishdate: '2026-06-15 14:02:00' };

  test.each([
    ['zh-CN', '已被 周启航 于 14:02 领取，请选择其他任务。'],
    ['zh-TW', '已由 周启航 於 14:02 領取，請選擇其他任務。'],
    ['en-US', '周启航 claimed this task at 14:02. Please choose another one.'],
  ])('is told in %s who has the task, and gets its current state', async (language, message) => {
    const retail = slower('claimTask', CLAIMED, lockedRow('PT1'));
    const { outcome, errors } = await change('taskClaim', { key: KEY, id: TASK }, language);
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({
      task: { code: 'PT1', status: 'LOCKED', assigneeName: '周启航' },
      viewer: null,
      userErrors: [{ field: null, code: 'CONFLICT', message }],
    });
    expect(retail.paths()).toEqual([
      'msc-taskm/taskpool/assignMyWork',
      'msc-taskm/taskpool/taskDetail',
    ]);
  });

  test.each([
    [
      'that it is done',
      CLAIMED,
      lockedRow('PT1', { status: 'completed' }),
      '周启航 finished this task at 14:02. There is nothing left to do.',
    ],
    [
      'the day when it was not today',
      { ...CLAIMED, finishdate: '2026-06-14 14:02:00' },
      lockedRow('PT1'),
      '周启航 claimed this task at 2026-06-14 14:02. Please choose another one.',
    ],
    [
      'who has it, from the task where the refusal does not say it',
      null,
      lockedRow('PT1'),
      '周启航 has claimed this task. Please choose another one.',
    ],
    [
      'that the claim has run out',
      null,
      taskRow('PT1'),
      'Your claim has expired and the task is back in the pool. Please claim it again.',
    ],
    [
      'no more than that it changed where nobody knows more',
      { operatorName: 'http://10.0.0.1:8080/?token=abc' },
      { ...lockedRow('PT1'), assigneeName: null },
      'Someone else has changed this in the meantime. Please reload and try again.',
    ],
  ])('is told %s', async (_what, data, row, message) => {
    slower('finishTask', data, row);
    expect((await change('taskFinish')).outcome).toMatchObject({
      viewer: null,
      userErrors: [{ code: 'CONFLICT', message }],
    });
  });

  test('is told about the conflict even if the task cannot be read', async () => {
    mockRetail()
      .replies('claimTask', () => ({ body: { returncode: 'A0409', message: '', data: CLAIMED } }))
      .refuses('taskDetail', 'B0001');
    const { outcome } = await change('taskClaim');
    expect(outcome).toMatchObject({
      task: null,
      userErrors: [{ code: 'CONFLICT', message: expect.stringContaining('周启航') }],
    });
  });
});

describe('The services', () => {
  test('refuse a task that is not available to the account', async () => {
    mockRetail().refuses('claimTask', 'A0301').refuses('taskDetail', 'A0301');
    expect((await change('taskClaim')).outcome).toMatchObject({
      task: null,
      viewer: null,
      userErrors: [{ code: 'NOT_PERMITTED' }],
    });
  });

  test('refuse a task that no longer exists', async () => {
    mockRetail().refuses('claimTask', 'A0400').refuses('taskDetail', 'A0400');
    expect((await change('taskClaim')).outcome).toEqual({
      task: null,
      viewer: null,
      userErrors: [
        {
          field: ['input', 'id'],
          code: 'NOT_FOUND',
          message: 'This task no longer exists. Please refresh the list.',
        },
      ],
    });
  });

  test('refuse a key that was used for a different change', async () => {
    mockRetail().refuses('claimTask', 'A0400').answers('taskDetail', taskRow('PT1'));
    expect((await change('taskClaim')).outcome).toMatchObject({
      task: { code: 'PT1' },
      userErrors: [{ code: 'INVALID' }],
    });
  });

  test('cause an error if they cannot be reached, because the outcome is unknown', async () => {
    mockRetail().replies('claimTask', () => 'unreachable');
    const { errors } = await change('taskClaim');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNREACHABLE' } }]);
  });

  test('are not called for a visitor', async () => {
    const retail = mockRetail();
    const { ask } = await startGateway();
    const query = `mutation($input: TaskInput!) { taskClaim(input: $input) { userErrors { code } } }`;
    const { errors } = await ask(query, { variables: { input: { key: KEY, id: TASK } } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(retail.asked).toEqual([]);
  });
});
