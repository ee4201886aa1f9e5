import type { components } from '../../../schema/generated/retail.ts';

export type TaskRow = components['schemas']['PoolTask'];

/** A task of the pool as the services send it. */
export function taskRow(taskid: string, over: Partial<TaskRow> = {}): TaskRow {
  return {
    taskid,
    tasktype: 'replenish',
    tasktypename: '补货',
    taskname: '缺货补单确认',
    taskdesc: '<p>请确认</p>',
    rolecode: 'PT02',
    creator: '赵明轩',
    createdate: '2026-06-14 09:00:00',
    duedate: '2026-06-15 18:00:00',
    status: 'unlocked',
    buttons: [{ key: 'assign', name: '领取' }],
    ...over,
  };
}

/** A claimed task. */
export function lockedRow(taskid: string, over: Partial<TaskRow> = {}): TaskRow {
  return taskRow(taskid, {
    status: 'locked',
    assigneeCode: 'area_east',
    assigneeName: '周启航',
    lockdate: '2026-06-15 08:02:00',
    lockexpires: '2026-06-15 12:02:00',
    buttons: [],
    ...over,
  });
}
