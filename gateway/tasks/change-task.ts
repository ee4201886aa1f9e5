import { keyRefusal } from '../request/client-key.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { TaskInput, UserError } from '../generated/resolvers.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { conflictOf } from './conflict.ts';
import { changeTask, findTask, type TaskChange } from './rest.ts';
import { TASK_ID } from './task-row.ts';
import type { TaskOutcome } from './task-outcome.ts';

const UNKNOWN: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'taskGone' };

/**
 * Claims, releases or finishes a task. If another user was faster, the user error says who has the
 * task.
 */
export async function carryOut(
  change: TaskChange,
  { key, id }: TaskInput,
  context: Context,
): Promise<TaskOutcome> {
  const { retail, session } = requireSignedIn(context);
  const [code = ''] = keysOfNode(TASK_ID, id, context) ?? [];
  const refusal = keyRefusal(key) ?? (code === '' ? UNKNOWN : null);
  if (refusal !== null)
    return { code: null, viewer: null, userErrors: [userError(context.locale, refusal)] };
  const error = await changeTask(retail, change, code, key).then(
    () => null,
    (reason: unknown) => ({ reason }),
  );
  // From here on, answers cached by this request are not used.
  const { viewer } = adoptSession(context, session);
  if (error !== null)
    return { code, viewer: null, userErrors: [await errorOf(error.reason, code, context)] };
  context.live.notify(session, [{ kind: 'task', key: code }]);
  return { code, viewer, userErrors: [] };
}

/**
 * The user error of a failed change. Unexpected errors are rethrown, for example a late answer,
 * which does not show whether the change was made.
 */
async function errorOf(error: unknown, code: string, context: Context): Promise<UserError> {
  const signedIn = requireSignedIn(context);
  const refused = refusedChange(error, { locale: context.locale, timeZone: signedIn.timeZone });
  if (refused === null) throw error;
  if (refused.code !== 'CONFLICT' && refused.code !== 'INVALID') return refused;
  const task = await findTask(signedIn, code).catch(() => undefined);
  if (task === null) return userError(context.locale, UNKNOWN);
  if (refused.code === 'INVALID' || task === undefined) return refused;
  const data = error instanceof UpstreamError ? error.data : null;
  return userError(context.locale, conflictOf(data, task, signedIn.today) ?? UNKNOWN_WINNER);
}

const UNKNOWN_WINNER: Refusal = { code: 'CONFLICT', message: 'changedByAnotherUser' };
