import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { requireSight } from './access.ts';
import { findRows, SOURCES, type ProcessList, type ProcessSearch } from './process/process-query.ts';
import { requireInstance, requireTask } from './process/process-rows.ts';
import { toProcessTasks, type ProcessTaskRow } from './process/process-tasks.ts';

/** Processes that somebody has begun or brought in are those that have not ended, as his counters say, until a status is asked for. */
const UNDER_WAY = "i.status IN ('running','returned')";

export const PENDING: ProcessList = { from: 'task', where: "t.assignee = :me AND t.status = 'pending'" };

/** The four lists by the name of their resource. Each counter of `counters.ts` is the number of rows of one. */
const LISTS: Readonly<Record<string, ProcessList>> = {
  pendingtask: PENDING,
  finishedtask: { from: 'task', where: "t.assignee = :me AND t.status = 'done'" },
  initiatedprocess: { from: 'instance', where: 'i.initiator = :me', unlessStatus: UNDER_WAY },
  submittedprocess: { from: 'instance', where: 'i.submitter = :me', unlessStatus: UNDER_WAY },
};

function pageOf(list: ProcessList, body: Record<string, unknown>, context: ServiceContext) {
  const search = body as unknown as ProcessSearch;
  const { total, rows } = findRows(context.db, list, search, context.caller.usercode, enterpriseZone(context));
  return { total, pageData: toProcessTasks(rows, context) };
}

export const listServices: ServiceTable = {
  ...Object.fromEntries(
    Object.entries(LISTS).map(([name, list]) => [
      `/api/msc-flowable/${name}/pageQuery`,
      (body: Record<string, unknown>, context: ServiceContext) => pageOf(list, body, context),
    ]),
  ),

  '/api/msc-bpm/process/getOne': ({ taskId, workflowInstanceId }, context) => {
    const { db } = context;
    const code = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
    const taskid = code(taskId);
    const instanceid = taskid === null ? code(workflowInstanceId) : requireTask(db, taskid).instanceid;
    if (instanceid === null) throw new RetailError('A0400', 'Bad parameter workflowInstanceId: missing');
    requireSight(requireInstance(db, instanceid), context);
    const [source, key] = taskid === null ? [SOURCES.instance, 'i.instanceid'] : [SOURCES.task, 't.taskid'];
    const rows = db.prepare(`${source} AND ${key} = ?`).all([taskid ?? instanceid]) as ProcessTaskRow[];
    return toProcessTasks(rows, context)[0];
  },
};
