import type { components } from '../../schema/generated/retail.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import type { AnswerOf, ServiceTable } from '../server/service.ts';
import { onlyRow } from '../database/sqlite.ts';
import { releaseExpired } from '../tasks/claims.ts';
import { COUNTERS } from './counters.ts';
import { PENDING } from './lists.ts';
import { findRows } from './process/process-query.ts';
import { toProcessTasks } from './process/process-tasks.ts';

type Totals = AnswerOf<'/api/msc-flowable/report/total'>;
type TodoItem = components['schemas']['TodoItem'];

/** The preview of the top bar shows the newest few; the count includes the rest. */
const PREVIEW = { pageNo: 1, pageSize: 20 };

export const approvalServices: ServiceTable = {
  '/api/msc-flowable/report/total': (_body, context) => {
    releaseExpired(context);
    const { db, caller } = context;
    const columns = Object.entries(COUNTERS).map(([name, query]) => `(${query}) AS ${name}`);
    return onlyRow(db.prepare<Totals>(`SELECT ${columns.join(', ')}`), {
      me: caller.usercode,
      role: caller.posttmplcode ?? '',
    });
  },

  '/api/msc-flowable/report/todo': (_body, context) => {
    const { total, rows } = findRows(
      context.db,
      PENDING,
      PREVIEW,
      context.caller.usercode,
      enterpriseZone(context),
    );
    const todoList = toProcessTasks(rows, context).map((row): TodoItem => ({
      taskId: row.taskId ?? '',
      workflowInstanceId: row.workflowInstanceId,
      bizKey: row.bizKey,
      bizType: row.bizType,
      processName: row.processName,
      processentrycode: row.processentrycode ?? null,
      activityName: row.activityName ?? '',
      activityentrycode: row.activityentrycode ?? null,
      initiatorName: row.initiatorName ?? '',
      createdate: row.createdate,
    }));
    return { todoList, count: total };
  },
};
