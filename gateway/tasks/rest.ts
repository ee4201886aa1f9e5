import { nullIfNotPermittedOrUnknown } from '../errors/refusals.ts';
import { addDays, isDay } from '../values/calendar.ts';
import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Task, TaskCounts, TaskList, TaskPage } from '../generated/resolvers.ts';
import { pageOf, searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import { codeOf, counterIn, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { isTask, taskOf, type TaskRow } from './task-row.ts';

type Caller = Pick<SignedIn, 'retail' | 'account' | 'timeZone'>;

export interface TaskSearch extends PageBounds {
  search?: string | null | undefined;
  type?: string | null | undefined;
}

/** Search parameters by list. */
const LISTS: Readonly<Record<TaskList, object>> = {
  POOL: { status: 'unlocked', orderBy: 'duedate' },
  MINE: { status: 'locked', mine: true, orderBy: 'duedate' },
  FINISHED: { status: 'completed', mine: true, orderBy: 'finishdate desc' },
};

/** The searches for the tasks of a day: in the pool, and those of the account. */
const DAY_LISTS: readonly object[] = [{ status: 'unlocked' }, { mine: true }];
const MAX_TASKS_PER_DAY = 200;

export async function countTasks(retail: RetailClient, limit: CallOptions): Promise<TaskCounts> {
  const data = await retail.call('workCount', {}, limit);
  const [pool, todo, finished] = ['poolCount', 'todoCount', 'finishCount'].map((name) =>
    counterIn(data, name),
  );
  if (pool == null || todo == null || finished == null)
    throw new UpstreamError('malformed', { operation: 'workCount' });
  return { pool, todo, finished };
}

export async function listTasks(
  asker: Caller,
  list: TaskList,
  { search, type, ...bounds }: TaskSearch,
): Promise<TaskPage> {
  const [keyword, tasktype] = [searchTextOf(search), searchTextOf(type)];
  const filter = { ...(keyword !== '' && { keyword }), ...(tasktype !== '' && { tasktype }) };
  const { total, rows } = await pageRows(asker.retail, {
    ...pageOf(bounds),
    ...LISTS[list],
    ...filter,
  });
  return {
    totalCount: total,
    nodes: rows.map((row) => taskOf(row, asker.account, asker.timeZone)),
  };
}

/** A task; null if it does not exist or the account may not see it. */
export async function findTask(
  { retail, account, timeZone }: Caller,
  code: string,
): Promise<Task | null> {
  const row = await retail.call('taskDetail', { taskId: code }).catch(nullIfNotPermittedOrUnknown);
  return isTask(row) ? taskOf(row, account, timeZone) : null;
}

/**
 * The tasks due on a day, by due time. The services use the enterprise's time zone, like the day.
 */
export async function listDueTasks(asker: Caller, day: string): Promise<Task[]> {
  if (!isDay(day)) throw new GatewayError('BAD_USER_INPUT', 'noSuchDay');
  const due = {
    duefrom: `${day} 00:00:00`,
    dueto: `${addDays(day, 1)} 00:00:00`,
    orderBy: 'duedate',
  };
  const pages = await Promise.all(
    DAY_LISTS.map((list) =>
      pageRows(asker.retail, { pageNo: 1, pageSize: MAX_TASKS_PER_DAY, ...list, ...due }),
    ),
  );
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [codeOf(row.taskid), row]));
  return [...rows.values()]
    .toSorted((one, other) => (codeOf(one.duedate) < codeOf(other.duedate) ? -1 : 1))
    .slice(0, MAX_TASKS_PER_DAY)
    .map((row) => taskOf(row, asker.account, asker.timeZone));
}

const OPERATIONS = { claim: 'claimTask', release: 'unlockTask', finish: 'finishTask' } as const;
export type TaskChange = keyof typeof OPERATIONS;

/** Changes a task. The services carry out a change only once per key. */
export function changeTask(
  retail: RetailClient,
  change: TaskChange,
  code: string,
  key: string,
): Promise<unknown> {
  return retail.call(OPERATIONS[change], { taskId: code, requestkey: key });
}

async function pageRows(
  retail: RetailClient,
  body: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: TaskRow[] }> {
  const page = await retail.call('poolTasks', body);
  const rows = rowsOf<TaskRow>('poolTasks', field(page, 'pageData'));
  return { total: totalOf(page, rows.length, body), rows: rows.filter(isTask) };
}
