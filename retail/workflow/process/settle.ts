import type { ProcessDefinition } from './definition.ts';
import { stepOf } from '../definitions/catalogue.ts';
import type { Move } from './move.ts';
import { isOpen, tasksOf, type InstanceRow, type TaskRow } from './process-rows.ts';
import { goOn } from './steps.ts';
import { cancelTasks } from '../tasks.ts';
import { titleOf } from '../titles.ts';

/** After somebody has acted in a step: wakes who waited for him, ends what is no longer needed, and goes on when nothing is left to do. */
export function settle(move: Move, process: ProcessDefinition, instance: InstanceRow): void {
  const tasks = ofRound(move, instance);
  // Most often nobody else was asked.
  if (tasks.some(isOpen)) {
    dropWhatIsEnough(move, process, instance, tasks);
    const left = ofRound(move, instance);
    wake(move, instance, left);
    if (left.some(isOpen)) return;
  }
  goOn(move, process, instance, instance.step);
}

function ofRound({ db }: Move, { instanceid, round }: InstanceRow): TaskRow[] {
  return tasksOf(db, instanceid).filter((task) => task.round === round && task.kind !== 'mark');
}

/** Where one of several is enough, the others end with whom they have asked; whom he has asked himself still decides. */
function dropWhatIsEnough(move: Move, process: ProcessDefinition, instance: InstanceRow, tasks: readonly TaskRow[]): void {
  if (stepOf(process, instance.step)?.kind !== 'anyone') return;
  const enough = tasks.find(({ kind, action }) => kind === 'step' && action === 'send');
  if (!enough) return;
  const rootOf = (task: TaskRow): TaskRow => {
    const parent = tasks.find(({ taskid }) => taskid === task.parent);
    return parent ? rootOf(parent) : task;
  };
  cancelTasks(
    move,
    tasks.filter((task) => isOpen(task) && rootOf(task).taskid !== enough.taskid),
    enough.taskid,
  );
}

/** A task waits for those who were asked before it, and one that was added after another for that one. */
function wake(move: Move, instance: InstanceRow, tasks: readonly TaskRow[]): void {
  const isBlocked = (task: TaskRow) =>
    tasks.some((one) => one.parent === task.taskid && isOpen(one) && one.kind !== 'after') ||
    (task.kind === 'after' && tasks.some((one) => one.taskid === task.parent && isOpen(one)));
  for (const task of tasks) {
    if (task.status !== 'waiting' || isBlocked(task)) continue;
    move.db.prepare("UPDATE process_task SET status = 'pending', created = ? WHERE taskid = ?").run([move.now, task.taskid]);
    move.news.todo(task.assignee, instance, task.taskid, `${titleOf(move.db, instance)}待审批`);
  }
}
