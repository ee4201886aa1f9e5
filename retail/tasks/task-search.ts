import type { components, operations } from '../../schema/generated/retail.ts';
import { momentIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import type { Page } from '../database/search.ts';
import type { ServiceContext } from '../server/service.ts';
import { releaseExpired } from './claims.ts';
import { TASK_COLUMNS, TASKS, taskFormatter, VISIBLE, visibleTo } from './pool.ts';
import type { TaskRow } from './task-row.ts';
import { onlyRow } from '../database/sqlite.ts';

type PoolTask = components['schemas']['PoolTask'];
export type TaskSearch = operations['poolTasks']['requestBody']['content']['application/json'];

/** Tasks without such a time come last in either order. */
const ORDERS: Readonly<Record<string, string>> = {
  createdate: 't.created',
  duedate: 't.due',
  finishdate: 't.finished',
};

const MATCHES = `${VISIBLE} AND (:status = '' OR t.status = :status) AND (:mine = 0 OR t.assignee = :me)
  AND (:tasktype = '' OR t.tasktype = :tasktype) AND (:duefrom IS NULL OR t.due >= :duefrom) AND (:dueto IS NULL OR t.due < :dueto)
  AND (:keyword = '' OR instr(lower(t.taskname || char(10) || coalesce(t.taskkeyattr, '') || char(10) || t.taskid), lower(:keyword)) > 0)`;

/** The tasks that the caller may see, by page. */
export function searchTasks(body: TaskSearch, context: ServiceContext): Page<PoolTask> {
  releaseExpired(context);
  const { db, caller } = context;
  const {
    pageNo,
    pageSize,
    status = '',
    mine = false,
    keyword = '',
    tasktype = '',
    orderBy = '',
  } = body;
  const values = {
    ...visibleTo(caller),
    status,
    mine: mine ? 1 : 0,
    tasktype,
    keyword: keyword.trim(),
    duefrom: moment('duefrom', body.duefrom, context),
    dueto: moment('dueto', body.dueto, context),
  };
  const { total } = onlyRow(
    db.prepare<{ total: number }>(`SELECT count(*) AS total FROM ${TASKS} WHERE ${MATCHES}`),
    values,
  );
  const rows = db
    .prepare<TaskRow>(
      `SELECT ${TASK_COLUMNS} FROM ${TASKS} WHERE ${MATCHES} ORDER BY ${order(orderBy)} LIMIT :size OFFSET :skip`,
    )
    .all({ ...values, size: pageSize, skip: (pageNo - 1) * pageSize });
  return { total, pageData: rows.map(taskFormatter(context)) };
}

/** `duedate` when absent. */
function order(orderBy: string): string {
  const [, name = '', direction = ''] =
    /^(\w+)(?:\s+(asc|desc))?$/i.exec(orderBy.trim() || 'duedate') ?? [];
  const column = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (column === undefined) throw new RetailError('A0400', `Bad parameter orderBy: '${orderBy}'`);
  return `${column} IS NULL, ${column} ${direction}, t.taskid`;
}

function moment(name: string, local: string | undefined, context: ServiceContext): number | null {
  if (local === undefined || local === '') return null;
  const found = momentIn(enterpriseZone(context), local);
  if (found === null)
    throw new RetailError('A0400', `Bad parameter ${name}: not a time (YYYY-MM-DD HH:mm:ss)`);
  return found;
}
