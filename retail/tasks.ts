import type { ServiceTable } from './service.ts';
import { firstRow } from './sqlite.ts';

/** The counters of the task centre: each is the number of rows that its list shows. */
const COUNTERS = `SELECT
  (SELECT count(*) FROM pool_task WHERE posttmplcode = :role AND status = 'unlocked') AS poolCount,
  (SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'locked') AS todoCount,
  (SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'completed') AS finishCount`;

export const taskServices: ServiceTable = {
  '/api/msc-taskm/taskpool/getMyWorkCount': (_body, { db, caller }) =>
    firstRow(db, COUNTERS, { me: caller.usercode, role: caller.posttmplcode ?? '' }),
};
