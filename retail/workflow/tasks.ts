import type { Move } from './process/move.ts';
import { isOpen, tasksOf, type InstanceRow, type TaskRow } from './process/process-rows.ts';
import { onlyRow } from '../database/sqlite.ts';

type NewTask = Pick<TaskRow, 'kind' | 'step' | 'activity' | 'round' | 'assignee'> &
  Partial<
    Pick<TaskRow, 'parent' | 'behalf' | 'status' | 'action' | 'buttonname' | 'opinion' | 'finished'>
  >;

const COLUMNS = [
  'taskid',
  'instanceid',
  'seq',
  'kind',
  'step',
  'activity',
  'round',
  'parent',
  'assignee',
  'behalf',
  'status',
  'action',
  'buttonname',
  'opinion',
  'closedby',
  'created',
  'finished',
] as const satisfies readonly (keyof TaskRow)[];

/**
 * Adds a task to an instance. Its code consists of that of the instance and a counter; marks have
 * letters, so that they do not use up numbers.
 */
export function addTask({ db, now }: Move, instanceid: string, task: NewTask): TaskRow {
  const { seq, tasks } = onlyRow(
    db.prepare<{ seq: number; tasks: number }>(
      "SELECT count(*) AS seq, count(*) FILTER (WHERE kind <> 'mark') AS tasks FROM process_task WHERE instanceid = ?",
    ),
    [instanceid],
  );
  const row: TaskRow = {
    parent: null,
    behalf: null,
    status: 'pending',
    action: null,
    buttonname: null,
    opinion: null,
    finished: null,
    closedby: null,
    ...task,
    taskid: codeOf(instanceid, task.kind === 'mark' ? `s${String(seq)}` : tasks),
    instanceid,
    seq,
    created: now,
  };
  db.prepare(
    `INSERT INTO process_task (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
  ).run(COLUMNS.map((name) => row[name]));
  return row;
}

function codeOf(instanceid: string, number: number | string): string {
  const separator = typeof number === 'number' && number > 9 ? '-' : '';
  return `WT${instanceid.slice(2)}${separator}${String(number)}`;
}

/** Records an action of the initiator outside of tasks, for the history only. */
export function addMark(
  move: Move,
  { instanceid, round }: Pick<InstanceRow, 'instanceid' | 'round'>,
  mark: Pick<TaskRow, 'step' | 'activity' | 'assignee' | 'action' | 'buttonname'> &
    Partial<Pick<TaskRow, 'opinion'>>,
): TaskRow {
  return addTask(move, instanceid, {
    kind: 'mark',
    round,
    status: 'done',
    finished: move.now,
    ...mark,
  });
}

export interface Pressed {
  action: string;
  buttonname: string;
  opinion: string | null;
}

export function closeTask(
  { db, now, notifications }: Move,
  task: TaskRow,
  { action, buttonname, opinion }: Pressed,
): void {
  db.prepare(
    "UPDATE process_task SET status = 'done', action = ?, buttonname = ?, opinion = ?, finished = ? WHERE taskid = ?",
  ).run([action, buttonname, opinion, now, task.taskid]);
  notifications.touch(task.assignee);
}

/** The task waits for another one that was added before it; the history records the button. */
export function pauseTask(move: Move, task: TaskRow, pressed: Pressed): void {
  move.db.prepare("UPDATE process_task SET status = 'waiting' WHERE taskid = ?").run([task.taskid]);
  addMark(move, task, {
    step: task.step,
    activity: task.activity,
    assignee: task.assignee,
    ...pressed,
  });
  move.notifications.touch(task.assignee);
}

/** Cancels open tasks because of another one, and records it, so that the refusal of a late action can say who was faster. */
export function cancelTasks(
  { db, now, notifications }: Move,
  tasks: readonly TaskRow[],
  closedby: string,
): void {
  const cancel = db.prepare(
    "UPDATE process_task SET status = 'cancelled', closedby = ?, finished = ? WHERE taskid = ?",
  );
  for (const { taskid, assignee } of tasks) {
    cancel.run([closedby, now, taskid]);
    notifications.touch(assignee);
  }
}

/** Ends all open tasks of an instance except one. */
export function cancelAll(move: Move, instanceid: string, closedby: string): void {
  const open = tasksOf(move.db, instanceid).filter(
    (task) => isOpen(task) && task.taskid !== closedby,
  );
  cancelTasks(move, open, closedby);
}
