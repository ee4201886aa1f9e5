import type { Task, TaskStatus } from '../generated/resolvers.ts';
import type { MessageKey } from '../language/messages.ts';
import { presentable } from '../errors/presentable.ts';
import { codeOf, field } from '../values/rows.ts';
import type { Refusal } from '../errors/user-error.ts';

/** What somebody else has done with a task, by how it stands now. */
const DONE: Readonly<Partial<Record<TaskStatus, { at: MessageKey; some: MessageKey }>>> = {
  LOCKED: { at: 'taskClaimedAt', some: 'taskClaimed' },
  COMPLETED: { at: 'taskFinishedAt', some: 'taskFinished' },
};

const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):\d{2}$/u;

/** Who was faster and when, from the data of the refusal and from the task as it is now; null when neither says it. */
export function conflictOf(data: unknown, task: Task, today: string): Refusal | null {
  if (task.status === 'UNLOCKED') return { code: 'CONFLICT', message: 'taskBackInPool' };
  const done = DONE[task.status];
  const name =
    presentable(codeOf(field(data, 'operatorName'))) ?? presentable(task.assigneeName ?? '');
  if (done === undefined || name === null) return null;
  const time = timeOfDay(codeOf(field(data, 'finishdate')), today);
  if (time === null) return { code: 'CONFLICT', message: done.some, values: { name } };
  return { code: 'CONFLICT', message: done.at, values: { name, time } };
}

/** Of the enterprise's own times the hour is enough today. */
function timeOfDay(local: string, today: string): string | null {
  const [, day, time] = TIME.exec(local) ?? [];
  if (day === undefined || time === undefined) return null;
  return day === today ? time : `${day} ${time}`;
}
