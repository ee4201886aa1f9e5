import type { components } from '../../../schema/generated/retail.ts';
import { dateTimesIn } from '../../server/calendar.ts';
import { enterpriseZone } from '../../accounts/enterprise-zone.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import { sheetTypeKey } from '../../seed/settings.ts';
import type { ServiceContext } from '../../server/service.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { batchButtons } from '../actions/buttons.ts';
import { START, START_NAME } from './definition.ts';
import { processOf, stepOf } from '../definitions/catalogue.ts';
import { moduleFor } from '../modules.ts';
import { isUnderWay, type InstanceRow, type TaskRow } from './process-rows.ts';

type ProcessTask = components['schemas']['ProcessTask'];

/** An instance, with a task of it or without. */
export interface ProcessTaskRow extends InstanceRow {
  processname: string | null;
  initiatorname: string;
  submittername: string;
  taskid: string | null;
  kind: TaskRow['kind'] | null;
  taskstep: string | null;
  activity: string | null;
  taskstatus: TaskRow['status'] | null;
  assignee: string | null;
  buttonname: string | null;
  came: number;
  gone: number | null;
}

/** Rows as the services answer them, for the caller. */
export function toProcessTasks(
  rows: readonly ProcessTaskRow[],
  context: ServiceContext,
): ProcessTask[] {
  const format = dateTimesIn(enterpriseZone(context));
  const holders = holdersOf(context.db, rows);
  const modules = new Map(
    [...new Set(rows.map(({ biztype }) => biztype))].map((type) => [
      type,
      moduleFor(type, context),
    ]),
  );
  return rows.map((row) =>
    withEntryCodes({
      taskId: row.taskid,
      workflowInstanceId: row.instanceid,
      bizKey: row.bizkey,
      bizType: row.biztype,
      processName: row.processname ?? row.biztype,
      moduleCode: modules.get(row.biztype) ?? null,
      ...stepOfRow(row),
      initiatorCode: row.initiator,
      initiatorName: row.initiatorname,
      submitterName: row.submittername,
      assigneeNames: holders.get(row.instanceid) ?? [],
      summary: row.summary,
      amount: row.amount === null ? null : row.amount / 100,
      status: row.status,
      buttonName: row.assignee === context.caller.usercode ? row.buttonname : null,
      createdate: format(row.came),
      finishdate: row.gone === null ? null : format(row.gone),
      batchButtons: waitsForCaller(row, context)
        ? batchButtons(row, { taskid: row.taskid, kind: row.kind, step: row.taskstep })
        : [],
    }),
  );
}

/** With the translation keys of the names of process, step and button. */
function withEntryCodes(row: ProcessTask): ProcessTask {
  return {
    ...row,
    processentrycode: sheetTypeKey(row.bizType),
    activityentrycode: entryCodeOf('step', row.activityName),
    buttonentrycode: entryCodeOf('button', row.buttonName),
  };
}

function waitsForCaller(
  row: ProcessTaskRow,
  { caller }: ServiceContext,
): row is ProcessTaskRow & { taskid: string; kind: TaskRow['kind']; taskstep: string } {
  return row.taskstatus === 'pending' && row.assignee === caller.usercode;
}

function stepOfRow(row: ProcessTaskRow): Pick<ProcessTask, 'activityId' | 'activityName'> {
  return row.taskid === null
    ? stepOfInstance(row)
    : { activityId: row.taskstep, activityName: row.activity };
}

/** The current step of an instance. */
export function stepOfInstance(
  row: Pick<InstanceRow, 'processcode' | 'status' | 'step'>,
): Pick<ProcessTask, 'activityId' | 'activityName'> {
  if (!isUnderWay(row)) return { activityId: null, activityName: null };
  const name = row.step === START ? START_NAME : stepOf(processOf(row), row.step)?.name;
  return { activityId: row.step, activityName: name ?? null };
}

/** The names of the current assignees of each instance. */
function holdersOf(db: RetailDatabase, rows: readonly InstanceRow[]): Map<string, string[]> {
  const found = db
    .prepare<{ instanceid: string; name: string }>(
      `SELECT t.instanceid, coalesce(a.username, t.assignee) AS name FROM process_task t LEFT JOIN account a ON a.usercode = t.assignee
       WHERE t.status = 'pending' AND t.instanceid IN (SELECT value FROM json_each(?)) ORDER BY t.seq`,
    )
    .all([JSON.stringify(rows.map(({ instanceid }) => instanceid))]);
  const holders = new Map<string, string[]>();
  for (const { instanceid, name } of found)
    holders.set(instanceid, [...(holders.get(instanceid) ?? []), name]);
  return holders;
}
