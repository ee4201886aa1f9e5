import type { AnswerOf, ServiceTable } from '../server/service.ts';
import { onlyRow } from '../database/sqlite.ts';
import { actOn } from './actions.ts';
import { releaseExpired } from './claims.ts';
import { taskDetail } from './pool.ts';
import { searchTasks } from './task-search.ts';

type TaskCounters = AnswerOf<'/api/msc-taskm/taskpool/getMyWorkCount'>;

/** The counters of the task centre: each is the number of rows that its list shows. */
const COUNTERS = `SELECT
  (SELECT count(*) FROM pool_task WHERE posttmplcode = :role AND status = 'unlocked') AS poolCount,
  (SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'locked') AS todoCount,
  (SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'completed') AS finishCount`;

/** Tasks that every holder of a post template may claim, work on and finish. */
export const taskServices: ServiceTable = {
  '/api/msc-taskm/taskpool/getMyWorkCount': (_body, context) => {
    releaseExpired(context);
    const { db, caller } = context;
    return onlyRow(db.prepare<TaskCounters>(COUNTERS), {
      me: caller.usercode,
      role: caller.posttmplcode ?? '',
    });
  },
  '/api/msc-taskm/taskpool/pageQuery': (body, context) => searchTasks(body, context),
  '/api/msc-taskm/taskpool/taskDetail': ({ taskId }, context) => taskDetail(taskId, context),
  '/api/msc-taskm/taskpool/assignMyWork': (body, context) => actOn('claim', body, context),
  '/api/msc-taskm/taskassignment/unlockMyWork': (body, context) => actOn('unlock', body, context),
  '/api/msc-taskm/taskassignment/finishMyWork': (body, context) => actOn('finish', body, context),
};
