import type { ProcessDefinition } from './definition.ts';
import { stepOf } from '../definitions/catalogue.ts';
import type { Move } from './move.ts';
import { isOpen, tasksOf, type InstanceRow, type TaskRow } from './process-rows.ts';
import { goOn } from './steps.ts';
import { cancelTasks } from '../tasks.ts';
import { titleOf } from '../titles.ts';

/** After an action in a step: activates the tasks that waited for it, cancels those no longer needed, and continues when the step is complete. */
export function settle(move: Move, process: ProcessDefinition, instance: InstanceRow): void {
  const tasks = ofRound(move, instance);
  // In most steps there is no other task.
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

/** Where one approval is enough, the other tasks and the tasks they added are cancelled; those the approver added stay. */
function dropWhatIsEnough(
  move: Move,
  process: ProcessDefinition,
  instance: InstanceRow,
  tasks: readonly TaskRow[],
): void {
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

/** A task waits for the tasks added before it; a task added after another one waits for that one. */
function wake(move: Move, instance: InstanceRow, tasks: readonly TaskRow[]): void {
  const isBlocked = (task: TaskRow) =>
    tasks.some((one) => one.parent === task.taskid && isOpen(one) && one.kind !== 'after') ||
    (task.kind === 'after' && tasks.some((one) => one.taskid === task.parent && isOpen(one)));
  for (const task of tasks) {
    if (task.status !== 'waiting' || isBlocked(task)) continue;
    move.db
      .prepare("UPDATE process_task SET status = 'pending', created = ? WHERE taskid = ?")
      .run([move.now, task.taskid]);
    move.notifications.todo(
      task.assignee,
      instance,
      task.taskid,
      `${titleOf(move.db, instance)}待审批`,
    );
  }
}
