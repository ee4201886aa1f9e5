import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { requireSight } from './access.ts';
import {
  findRows,
  SOURCES,
  type ProcessList,
  type ProcessSearch,
} from './process/process-query.ts';
import { requireInstance, requireTask } from './process/process-rows.ts';
import { toProcessTasks, type ProcessTaskRow } from './process/process-tasks.ts';

/**
 * Without a requested status, the lists of started and submitted processes contain only those that
 * have not ended, like the counters.
 */
const UNDER_WAY = "i.status IN ('running','returned')";

export const PENDING: ProcessList = {
  from: 'task',
  where: "t.assignee = :me AND t.status = 'pending'",
};

/** The four lists by the name of their resource. Each counter of `counters.ts` is the number of rows of one. */
const LISTS = {
  pendingtask: PENDING,
  finishedtask: { from: 'task', where: "t.assignee = :me AND t.status = 'done'" },
  initiatedprocess: { from: 'instance', where: 'i.initiator = :me', unlessStatus: UNDER_WAY },
  submittedprocess: { from: 'instance', where: 'i.submitter = :me', unlessStatus: UNDER_WAY },
} as const satisfies Record<string, ProcessList>;

function pagesOf(list: ProcessList) {
  return (search: ProcessSearch, context: ServiceContext) => {
    const { total, rows } = findRows(
      context.db,
      list,
      search,
      context.caller.usercode,
      enterpriseZone(context),
    );
    return { total, pageData: toProcessTasks(rows, context) };
  };
}

export const listServices: ServiceTable = {
  '/api/msc-flowable/pendingtask/pageQuery': pagesOf(LISTS.pendingtask),
  '/api/msc-flowable/finishedtask/pageQuery': pagesOf(LISTS.finishedtask),
  '/api/msc-flowable/initiatedprocess/pageQuery': pagesOf(LISTS.initiatedprocess),
  '/api/msc-flowable/submittedprocess/pageQuery': pagesOf(LISTS.submittedprocess),

  '/api/msc-bpm/process/getOne': ({ taskId, workflowInstanceId }, context) => {
    const { db } = context;
    const taskid = taskId || null;
    const instanceid =
      taskid === null ? workflowInstanceId || null : requireTask(db, taskid).instanceid;
    if (instanceid === null)
      throw new RetailError('A0400', 'Bad parameter workflowInstanceId: missing');
    requireSight(requireInstance(db, instanceid), context);
    const [source, key] =
      taskid === null ? [SOURCES.instance, 'i.instanceid'] : [SOURCES.task, 't.taskid'];
    const rows = db.prepare<ProcessTaskRow>(`${source} AND ${key} = ?`).all([taskid ?? instanceid]);
    const [found] = toProcessTasks(rows, context);
    if (found === undefined)
      throw new RetailError(
        'A0400',
        `Bad parameter ${taskid === null ? 'workflowInstanceId' : 'taskId'}: not found`,
      );
    return found;
  },
};
