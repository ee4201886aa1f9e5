import { actingFor } from '../people/deputies.ts';
import { START, START_NAME, type ProcessDefinition } from './definition.ts';
import type { Move } from './move.ts';
import type { InstanceRow, ProcessStatus } from './process-rows.ts';
import { stopAfter, type Stop } from './route.ts';
import { addTask, cancelAll } from '../tasks.ts';
import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import { titleOf } from '../titles.ts';

/** The status of a document for each status of its process. */
const SHEET_STATUS: Readonly<Record<ProcessStatus, SheetStatus>> = {
  running: '1',
  approved: '2',
  rejected: '3',
  returned: '4',
  withdrawn: '0',
};

/** The message to the initiator when a process ends. */
const ENDINGS: Readonly<Partial<Record<ProcessStatus, string>>> = {
  approved: '已通过',
  rejected: '已驳回',
};

/**
 * An instance reaches a step: the accounts that must act get a task each, or their deputies if they
 * are absent.
 */
export function enterStep(
  move: Move,
  instance: InstanceRow,
  { step, assignees }: Stop,
): InstanceRow {
  const round = instance.round + 1;
  const now = place(move, { ...instance, status: 'running', step: step.code, round });
  for (const [assignee, behalf] of actingFor(move.db, assignees, move.day, instance.initiator)) {
    const task = {
      kind: 'step',
      step: step.code,
      activity: step.name,
      round,
      assignee,
      behalf,
    } as const;
    const { taskid } = addTask(move, instance.instanceid, task);
    move.notifications.todo(assignee, now, taskid, `${titleOf(move.db, instance)}待审批`);
  }
  return now;
}

/** Continues after a step, or from the beginning. The process ends when no further step has an actor. */
export function goOn(
  move: Move,
  process: ProcessDefinition,
  instance: InstanceRow,
  after: string | null,
): void {
  const stop = stopAfter(move.db, process, instance, after);
  if (stop) enterStep(move, instance, stop);
  else end(move, instance, 'approved', '');
}

/** Returns the document to the initiator, who may change and submit it again. */
export function giveBack(move: Move, instance: InstanceRow): void {
  const round = instance.round + 1;
  const now = place(move, { ...instance, status: 'returned', step: START, round });
  const task = {
    kind: 'start',
    step: START,
    activity: START_NAME,
    round,
    assignee: instance.initiator,
  } as const;
  const { taskid } = addTask(move, instance.instanceid, task);
  move.notifications.todo(
    instance.initiator,
    now,
    taskid,
    `${titleOf(move.db, instance)}已退回，请修改后重新提交`,
  );
}

/** Ends the process; `closedby` is the task that ended it. */
export function end(
  move: Move,
  instance: InstanceRow,
  status: 'approved' | 'rejected' | 'withdrawn',
  closedby: string,
): void {
  cancelAll(move, instance.instanceid, closedby);
  place(move, { ...instance, status, finished: move.now });
  const ending = ENDINGS[status];
  if (ending === undefined) return;
  const title = `${titleOf(move.db, instance)}${ending}`;
  for (const usercode of new Set([instance.initiator, instance.submitter]))
    move.notifications.notice(usercode, instance, title, instance.summary ?? instance.bizkey);
}

function place({ db, documents, notifications }: Move, instance: InstanceRow): InstanceRow {
  const { instanceid, bizkey, status, step, round, amount, finished, initiator, submitter } =
    instance;
  db.prepare(
    'UPDATE process_instance SET status = ?, step = ?, round = ?, amount = ?, finished = ? WHERE instanceid = ?',
  ).run([status, step, round, amount, finished, instanceid]);
  documents.setStatus(bizkey, SHEET_STATUS[status]);
  notifications.touch(initiator, submitter);
  return instance;
}
