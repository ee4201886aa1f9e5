import type { components } from '../../schema/generated/retail.ts';
import { dateTimesIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import type { ServiceContext } from '../server/service.ts';
import type { InstanceRow } from '../workflow/process/process-rows.ts';
import { stepOfInstance } from '../workflow/process/process-tasks.ts';
import type { StoredSheet } from './stored-sheet.ts';

type Sheet = components['schemas']['Sheet'];

type SheetHead = Omit<StoredSheet, 'lists'>;

/** Documents in the format of responses, without their lists: header fields, status and creator. */
export function answerHeaders(
  sheets: readonly SheetHead[],
  { db, caller }: Pick<ServiceContext, 'db' | 'caller'>,
): Sheet[] {
  const time = dateTimesIn(enterpriseZone({ db, caller }));
  const names = namesOf(sheets, { db, caller });
  const instances = instancesOf(sheets, { db });
  return sheets.map((sheet) => ({
    ...sheet.header,
    ...processOf(instances.get(sheet.sheetid)),
    sheetid: sheet.sheetid,
    sheettype: sheet.sheettype,
    status: sheet.status,
    version: sheet.version,
    amount: sheet.amount === null ? null : sheet.amount / 100,
    creator: sheet.creator,
    creatorname: names.get(sheet.creator) ?? sheet.creator,
    createtime: time(sheet.created),
    modifytime: time(Math.max(sheet.modified, sheet.since)),
  }));
}

/** A complete document. */
export function answerSheet(
  sheet: StoredSheet,
  context: Pick<ServiceContext, 'db' | 'caller'>,
): Sheet {
  const [header] = answerHeaders([sheet], context);
  return { sheetid: sheet.sheetid, details: [], ...header, ...sheet.lists };
}

function namesOf(
  sheets: readonly SheetHead[],
  { db, caller }: Pick<ServiceContext, 'db' | 'caller'>,
): Map<string, string> {
  const rows = db
    .prepare<{ usercode: string; username: string }>(
      'SELECT usercode, username FROM account WHERE entid = ? AND usercode IN (SELECT value FROM json_each(?))',
    )
    .all([caller.entid, JSON.stringify(sheets.map(({ creator }) => creator))]);
  return new Map(rows.map(({ usercode, username }) => [usercode, username]));
}

type Instance = Pick<InstanceRow, 'bizkey' | 'instanceid' | 'processcode' | 'status' | 'step'>;

/** The process that a document is or was in, and the step where it is. */
function processOf(
  instance: Instance | undefined,
): Pick<Sheet, 'workflowInstanceId' | 'activityId' | 'activityName'> {
  if (instance === undefined)
    return { workflowInstanceId: null, activityId: null, activityName: null };
  return { workflowInstanceId: instance.instanceid, ...stepOfInstance(instance) };
}

/**
 * The newest instance of each, because a withdrawn or rejected one may have been followed by
 * another.
 */
function instancesOf(
  sheets: readonly SheetHead[],
  { db }: Pick<ServiceContext, 'db'>,
): Map<string, Instance> {
  const rows = db
    .prepare<Instance>(
      `SELECT bizkey, instanceid, processcode, status, step FROM process_instance
       WHERE bizkey IN (SELECT value FROM json_each(?)) ORDER BY started, instanceid`,
    )
    .all([JSON.stringify(sheets.map(({ sheetid }) => sheetid))]);
  return new Map(rows.map((row) => [row.bizkey, row]));
}
