import type { components } from '../../schema/generated/retail.ts';
import type { Account } from '../request/account.ts';
import type { Task, TaskAction, TaskButton, TaskStatus } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { timeOf } from '../values/newest-rows.ts';
import { personOf, personOrNull } from '../values/person.ts';
import { codeOf, field } from '../values/rows.ts';

export type TaskRow = components['schemas']['PoolTask'];

export const TASK_ID = 'Task';

/** Statuses by the services' name. */
const STATUSES: ReadonlyMap<string, TaskStatus> = new Map<string, TaskStatus>([
  ['unlocked', 'UNLOCKED'],
  ['locked', 'LOCKED'],
  ['completed', 'COMPLETED'],
]);

const ACTIONS: ReadonlyMap<string, TaskAction> = new Map<string, TaskAction>([
  ['assign', 'ASSIGN'],
  ['finish', 'FINISH'],
  ['cancel', 'CANCEL'],
  ['handle', 'HANDLE'],
  ['viewAndFinish', 'VIEW_AND_FINISH'],
]);

/** Whether a row has a code. Rows without one are left out. */
export function isTask(row: unknown): row is TaskRow {
  return codeOf(field(row, 'taskid')) !== '';
}

/**
 * Converts a row into a task; missing fields are empty. The description is untrusted HTML that
 * clients must sanitize.
 */
export function taskOf(row: TaskRow, account: Account, timeZone: string): Task {
  const code = codeOf(row.taskid);
  const orNull = (value: unknown) => codeOf(value) || null;
  return {
    id: globalId(TASK_ID, code),
    code,
    typeName: codeOf(row.tasktypename) || codeOf(row.tasktype),
    typeI18nCode: orNull(row.tasktypeentrycode),
    name: codeOf(row.taskname) || code,
    description: codeOf(row.taskdesc),
    keyAttribute: orNull(row.taskkeyattr),
    departmentTypeCode: orNull(row.depttypeid),
    roleCode: codeOf(row.rolecode),
    creator: personOf(row.creator),
    creatorName: codeOf(row.creator),
    createdAt: timeOf(row.createdate, timeZone),
    dueAt: timeOf(row.duedate, timeZone),
    status: STATUSES.get(codeOf(row.status)) ?? 'UNKNOWN',
    assignee: personOrNull(row.assigneeName, row.assigneeCode),
    assigneeName: orNull(row.assigneeName),
    isMine: codeOf(row.assigneeCode) === account.code,
    claimedAt: timeOf(row.lockdate, timeZone),
    claimExpiresAt: timeOf(row.lockexpires, timeZone),
    finishedAt: timeOf(row.finishdate, timeZone),
    moduleCode: orNull(row.modulecode),
    documentNumber: orNull(row.sheetid),
    buttons: buttonsOf(row.buttons),
  };
}

function buttonsOf(value: unknown): TaskButton[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const buttons = rows.map((row) => ({
    action: ACTIONS.get(codeOf(field(row, 'key'))) ?? 'UNKNOWN',
    name: codeOf(field(row, 'name')),
    i18nCode: codeOf(field(row, 'entrycode')) || null,
  }));
  return buttons.filter(({ name }) => name !== '');
}
