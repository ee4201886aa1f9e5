import { keyRefusal } from '../request/client-key.ts';
import { enter } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { TaskInput, UserError } from '../generated/resolvers.ts';
import { keysOfId } from '../request/ids.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { conflictOf } from './conflict.ts';
import { changeTask, findTask, type TaskChange } from './rest.ts';
import { TASK_ID } from './task-row.ts';
import type { TaskOutcome } from './task-outcome.ts';

const UNKNOWN: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'taskGone' };

/** Claims, gives back or finishes a task. Whoever was slower gets the task as it is now, and is told who has it. */
export async function changeOf(
  change: TaskChange,
  { key, id }: TaskInput,
  context: Context,
): Promise<TaskOutcome> {
  const { retail, session } = requireSignedIn(context);
  const [code = ''] = keysOfId(TASK_ID, id) ?? [];
  const refusal = keyRefusal(key) ?? (code === '' ? UNKNOWN : null);
  if (refusal !== null)
    return { code: null, viewer: null, userErrors: [userError(context.locale, refusal)] };
  const error = await changeTask(retail, change, code, key).then(
    () => null,
    (reason: unknown) => ({ reason }),
  );
  // From here on the services are asked afresh, also for what this request has asked before.
  const { viewer } = enter(context, session);
  if (error !== null)
    return { code, viewer: null, userErrors: [await told(error.reason, code, context)] };
  context.live.tell(session, [{ kind: 'task', key: code }]);
  return { code, viewer, userErrors: [] };
}

/** What nobody expects is thrown: an answer that is late says nothing about what was done. */
async function told(error: unknown, code: string, context: Context): Promise<UserError> {
  const signedIn = requireSignedIn(context);
  const refused = refusedChange(error, { locale: context.locale, timeZone: signedIn.timeZone });
  if (refused === null) throw error;
  if (refused.code !== 'CONFLICT' && refused.code !== 'INVALID') return refused;
  const task = await findTask(signedIn, code).catch(() => undefined);
  if (task === null) return userError(context.locale, UNKNOWN);
  if (refused.code === 'INVALID' || task === undefined) return refused;
  const data = error instanceof UpstreamError ? error.data : null;
  return userError(context.locale, conflictOf(data, task, signedIn.today) ?? UNSAID);
}

const UNSAID: Refusal = { code: 'CONFLICT', message: 'changedBySomebodyElse' };
