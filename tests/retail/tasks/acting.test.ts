import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { CLAIM_MS } from '../../../retail/tasks/claims.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Task = components['schemas']['PoolTask'];

/** 2026-06-15 14:02 in Shanghai. */
const START = Date.parse('2026-06-15T06:02:00Z');
const time = { now: START };
const { app, db } = buildRetail({
  clock: () => time.now,
  lifetimes: { accessMs: 1e10, refreshMs: 1e10 },
});
const director = await signInRetail(app, 'ops_director');
const deputy = await signInRetail(app, 'director_deputy');
const manager = await signInRetail(app, 'store1001');

afterAll(async () => {
  await app.close();
  db.close();
});

const TASK = 'PT100001';

beforeEach(() => {
  time.now = START;
  db.exec(`UPDATE pool_task SET status = 'unlocked', assignee = NULL, locked = NULL, lockexpires = NULL, finished = NULL WHERE taskid = '${TASK}';
    DELETE FROM request_key; DELETE FROM event`);
});

const PATHS = {
  claim: '/api/msc-taskm/taskpool/assignMyWork',
  unlock: '/api/msc-taskm/taskassignment/unlockMyWork',
  finish: '/api/msc-taskm/taskassignment/finishMyWork',
} as const;
const act = async (
  action: keyof typeof PATHS,
  client: RetailClient,
  requestkey?: string,
  taskId = TASK,
) => {
  const { returncode, data } = await client.call(PATHS[action], {
    taskId,
    ...(requestkey && { requestkey }),
  });
  return { returncode, data };
};
const DONE = { returncode: '0', data: null };
const task = async (client: RetailClient = director) =>
  (await client.call<Task>('/api/msc-taskm/taskpool/taskDetail', { taskId: TASK })).data;
const events = () =>
  db.prepare('SELECT ownerkind, ownerid, kind, key FROM event ORDER BY id').raw().all([]);

describe('Claiming', () => {
  it('takes a task out of the pool for four hours', async () => {
    expect(await act('claim', director)).toEqual(DONE);
    expect(await task()).toMatchObject({
      status: 'locked',
      assigneeCode: 'ops_director',
      lockdate: '2026-06-15 14:02:00',
      lockexpires: '2026-06-15 18:02:00',
      buttons: [{ key: 'handle' }, { key: 'cancel' }],
    });
    const { data } = await director.call('/api/msc-taskm/taskpool/getMyWorkCount');
    expect(data).toMatchObject({ poolCount: 22, todoCount: 10 });
  });

  it('creates events for the post template and the claimant', async () => {
    await act('claim', director);
    expect(events()).toEqual([
      ['template', 'PT02', 'task', TASK],
      ['account', 'ops_director', 'task', TASK],
    ]);
  });

  it("a task of one's own changes nothing, with the same idempotency key or a new one", async () => {
    await act('claim', director, 'one-press');
    time.now += 60_000;
    expect(await act('claim', director, 'one-press')).toEqual(DONE);
    expect(await act('claim', director)).toEqual(DONE);
    expect(await task()).toMatchObject({ lockdate: '2026-06-15 14:02:00' });
    expect(events()).toHaveLength(2);
  });

  it('a task that another user has or has finished is refused with user and time', async () => {
    await act('claim', director);
    time.now += 60_000;
    const conflict = {
      operatorName: '林知夏',
      buttonName: '领取',
      finishdate: '2026-06-15 14:02:00',
    };
    expect(await act('claim', deputy)).toEqual({ returncode: 'A0409', data: conflict });
    await act('finish', director);
    const done = { operatorName: '林知夏', buttonName: '完成', finishdate: '2026-06-15 14:03:00' };
    expect(await act('claim', deputy)).toEqual({ returncode: 'A0409', data: done });
    expect(await act('claim', director)).toEqual({ returncode: 'A0409', data: done });
  });

  it('by two users at once succeeds for one', async () => {
    const answers = await Promise.all([
      act('claim', director, 'director-1'),
      act('claim', deputy, 'deputy-01'),
    ]);
    expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
    const winner = answers[0].returncode === '0' ? 'ops_director' : 'director_deputy';
    expect(await task()).toMatchObject({ assigneeCode: winner });
    expect(events()).toHaveLength(2);
  });

  it('is refused for a task of another post', async () => {
    expect((await act('claim', manager)).returncode).toBe('A0301');
    expect((await act('claim', director, undefined, 'PT999999')).returncode).toBe('A0400');
    expect(events()).toEqual([]);
  });
});

describe('Giving back', () => {
  it('returns the task to the pool, and can be repeated', async () => {
    await act('claim', director);
    expect(await act('unlock', director, 'give-back')).toEqual(DONE);
    expect(await act('unlock', director, 'give-back')).toEqual(DONE);
    expect(await act('unlock', director)).toEqual(DONE);
    expect(await task()).toMatchObject({
      status: 'unlocked',
      assigneeCode: null,
      lockdate: null,
      lockexpires: null,
    });
    expect(events()).toHaveLength(4);
  });

  it("repeated after another user's claim does not take the task away", async () => {
    await act('claim', director);
    await act('unlock', director, 'give-back');
    await act('claim', deputy);
    expect(await act('unlock', director, 'give-back')).toEqual(DONE);
    expect(await act('unlock', director)).toMatchObject({
      returncode: 'A0409',
      data: { operatorName: '彭雅琴' },
    });
    expect(await task()).toMatchObject({ status: 'locked', assigneeCode: 'director_deputy' });
  });
});

describe('Finishing', () => {
  it('is allowed once, for the user who has the task', async () => {
    expect(await act('finish', director)).toEqual({ returncode: 'A0409', data: null });
    await act('claim', director);
    expect(await act('finish', deputy)).toMatchObject({
      returncode: 'A0409',
      data: { operatorName: '林知夏' },
    });
    time.now += 60_000;
    expect(await act('finish', director, 'finished')).toEqual(DONE);
    time.now += 60_000;
    expect(await act('finish', director, 'finished')).toEqual(DONE);
    expect(await act('finish', director)).toEqual(DONE);
    expect(await task()).toMatchObject({
      status: 'completed',
      finishdate: '2026-06-15 14:03:00',
      lockexpires: null,
      buttons: [],
    });
    expect((await act('unlock', director)).returncode).toBe('A0409');
    expect(events()).toHaveLength(4);
  });

  it('with an idempotency key of another action is refused', async () => {
    await act('claim', director, 'one-press');
    expect((await act('finish', director, 'one-press')).returncode).toBe('A0400');
    expect(await task()).toMatchObject({ status: 'locked' });
  });
});

describe('A claim', () => {
  it('expires after four hours, the task returns to the pool, and an event is created', async () => {
    await act('claim', director);
    db.exec('DELETE FROM event');
    time.now = START + CLAIM_MS - 1;
    expect(await task(deputy)).toMatchObject({ status: 'locked' });
    time.now = START + CLAIM_MS;
    expect(await task(deputy)).toMatchObject({ status: 'unlocked', assigneeCode: null });
    expect(events()).toEqual([
      ['template', 'PT02', 'task', TASK],
      ['account', 'ops_director', 'task', TASK],
    ]);
  });

  it.each([
    ['counts', '/api/msc-taskm/taskpool/getMyWorkCount', {}],
    ['the list', '/api/msc-taskm/taskpool/pageQuery', { pageNo: 1, pageSize: 10 }],
  ])('that has run out is noticed by %s', async (_what, path, body) => {
    await act('claim', director);
    time.now = START + CLAIM_MS;
    await deputy.call(path, body);
    expect(db.prepare('SELECT status FROM pool_task WHERE taskid = ?').raw().get([TASK])).toEqual([
      'unlocked',
    ]);
  });

  it('that has expired can be taken by another user, and its first holder cannot finish the task', async () => {
    await act('claim', director);
    time.now = START + CLAIM_MS;
    expect(await act('finish', director)).toEqual({ returncode: 'A0409', data: null });
    expect(await act('claim', deputy)).toEqual(DONE);
    expect(await act('finish', director)).toMatchObject({
      returncode: 'A0409',
      data: { operatorName: '彭雅琴' },
    });
  });

  it('on an assigned task does not expire', async () => {
    time.now = START + 100 * CLAIM_MS;
    const { data } = await director.call('/api/msc-taskm/taskpool/getMyWorkCount');
    expect(data).toMatchObject({ poolCount: 23, todoCount: 9 });
  });
});
