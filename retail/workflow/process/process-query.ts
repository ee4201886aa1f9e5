import type { components } from '../../../schema/generated/retail.ts';
import { DAY_MS, momentIn } from '../../server/calendar.ts';
import { RetailError } from '../../server/envelope.ts';
import { onlyRow, type RetailDatabase } from '../../database/sqlite.ts';
import type { ProcessTaskRow } from './process-tasks.ts';

export type ProcessSearch = components['schemas']['ProcessSearch'];

/** A list: which rows it contains, and when each of them arrived. */
export interface ProcessList {
  from: 'task' | 'instance';
  /** `:me` is the caller's code. */
  where: string;
  /** An additional condition while no status is requested. */
  unlessStatus?: string;
}

const COMMON = `i.*, s.sheettypename AS processname, coalesce(a.username, i.initiator) AS initiatorname,
  coalesce(b.username, i.submitter) AS submittername`;

const JOINS = `LEFT JOIN sheet_type s ON s.sheettype = i.biztype LEFT JOIN account a ON a.usercode = i.initiator
  LEFT JOIN account b ON b.usercode = i.submitter`;

/** Rows of tasks and of instances in one format: the columns of a task are null for an instance. */
export const SOURCES: Readonly<Record<ProcessList['from'], string>> = {
  task: `SELECT ${COMMON}, t.taskid, t.kind, t.step AS taskstep, t.activity, t.status AS taskstatus, t.assignee, t.buttonname,
      t.created AS came, t.finished AS gone
    FROM process_task t JOIN process_instance i USING (instanceid) ${JOINS} WHERE t.kind <> 'mark'`,
  instance: `SELECT ${COMMON}, NULL AS taskid, NULL AS kind, NULL AS taskstep, NULL AS activity, NULL AS taskstatus, NULL AS assignee,
      NULL AS buttonname, i.started AS came, i.finished AS gone
    FROM process_instance i ${JOINS} WHERE 1 = 1`,
};

/** The conditions of a search, each with its SQL and its bound values; undefined when it is not requested. */
type Clause = (
  search: ProcessSearch,
  zone: string,
) => readonly [condition: string, ...values: (string | number)[]] | undefined;

const CLAUSES: readonly Clause[] = [
  ({ keyword = '' }) => {
    const part = `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const fields = ['bizkey', 'processname', 'summary', 'initiatorname'];
    if (keyword.trim() === '') return undefined;
    return [
      `(${fields.map((field) => `${field} LIKE ? ESCAPE '\\'`).join(' OR ')})`,
      ...fields.map(() => part),
    ];
  },
  ({ biztype = '' }) => (biztype === '' ? undefined : ['biztype = ?', biztype]),
  ({ status }) => (status === undefined ? undefined : ['status = ?', status]),
  ({ startdate = '' }, zone) =>
    startdate === '' ? undefined : ['came >= ?', momentOf('startdate', startdate, zone)],
  ({ enddate = '' }, zone) =>
    enddate === '' ? undefined : ['came < ?', momentOf('enddate', enddate, zone) + DAY_MS],
  ({ minamount }) =>
    minamount === undefined ? undefined : ['amount >= ?', Math.round(minamount * 100)],
  ({ maxamount }) =>
    maxamount === undefined ? undefined : ['amount <= ?', Math.round(maxamount * 100)],
];

const ORDERS: Readonly<Record<string, string>> = { createdate: 'came', amount: 'amount' };

export interface FoundRows {
  total: number;
  rows: ProcessTaskRow[];
}

/**
 * A page of a list. Search values are bound and orders come from a table, so that nothing of a
 * request becomes SQL.
 */
export function findRows(
  db: RetailDatabase,
  list: ProcessList,
  search: ProcessSearch,
  me: string,
  zone: string,
): FoundRows {
  const clauses = CLAUSES.map((clause) => clause(search, zone)).filter(
    (clause) => clause !== undefined,
  );
  const conditions = clauses.map(([condition]) => condition);
  const values = [me, ...clauses.flatMap(([, ...bound]) => bound)];
  const own = [
    list.where,
    ...(search.status === undefined && list.unlessStatus ? [list.unlessStatus] : []),
  ].join(' AND ');
  const where = ['1 = 1', ...conditions].join(' AND ');
  const from = `(${SOURCES[list.from]} AND ${own.replaceAll(':me', '?')}) WHERE ${where}`;
  const { total } = onlyRow(
    db.prepare<{ total: number }>(`SELECT count(*) AS total FROM ${from}`),
    values,
  );
  const rows = db
    .prepare<ProcessTaskRow>(
      `SELECT * FROM ${from} ORDER BY ${orderOf(search.orderBy)}, instanceid DESC, taskid DESC LIMIT ? OFFSET ?`,
    )
    .all([...values, search.pageSize, (search.pageNo - 1) * search.pageSize]);
  return { total, rows };
}

function orderOf(orderBy = ''): string {
  const [, name = '', direction = ''] =
    /^(\w+)(?: +(asc|desc))?$/i.exec(orderBy.trim() || 'createdate desc') ?? [];
  const column = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (column === undefined)
    throw new RetailError('A0400', `Bad parameter orderBy: must be createdate or amount`);
  return `${column} ${direction} NULLS LAST`;
}

function momentOf(name: string, day: string, zone: string): number {
  const moment = momentIn(zone, `${day} 00:00:00`);
  if (moment === null)
    throw new RetailError('A0400', `Bad parameter ${name}: must be a day, YYYY-MM-DD`);
  return moment;
}
