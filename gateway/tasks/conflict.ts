import type { Task, TaskStatus } from '../generated/resolvers.ts';
import type { MessageKey } from '../language/messages.ts';
import { presentableText } from '../errors/presentable-text.ts';
import { codeOf, field } from '../values/rows.ts';
import type { Refusal } from '../errors/user-error.ts';

/** Messages on what another user did with a task, by its current status. */
const DONE: Readonly<
  Partial<Record<TaskStatus, { withTime: MessageKey; withoutTime: MessageKey }>>
> = {
  LOCKED: { withTime: 'taskClaimedAt', withoutTime: 'taskClaimed' },
  COMPLETED: { withTime: 'taskFinishedAt', withoutTime: 'taskFinished' },
};

const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):\d{2}$/u;

/**
 * Who was faster and when, from the refusal and the current task; null when neither contains a
 * name.
 */
export function conflictOf(data: unknown, task: Task, today: string): Refusal | null {
  if (task.status === 'UNLOCKED') return { code: 'CONFLICT', message: 'taskBackInPool' };
  const done = DONE[task.status];
  const name =
    presentableText(codeOf(field(data, 'operatorName'))) ??
    presentableText(task.assigneeName ?? '');
  if (done === undefined || name === null) return null;
  const time = timeOfDay(codeOf(field(data, 'finishdate')), today);
  if (time === null) return { code: 'CONFLICT', message: done.withoutTime, values: { name } };
  return { code: 'CONFLICT', message: done.withTime, values: { name, time } };
}

/** The time without date if it is today, in the enterprise's time zone. */
function timeOfDay(local: string, today: string): string | null {
  const [, day, time] = TIME.exec(local) ?? [];
  if (day === undefined || time === undefined) return null;
  return day === today ? time : `${day} ${time}`;
}
