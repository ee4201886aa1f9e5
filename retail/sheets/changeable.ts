import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { mayChange } from '../workflow/access.ts';
import { requireEditor } from './access.ts';
import type { Changeable } from './content.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** A document outside a process, or back with its initiator, can be changed as its module permits. */
const AS_MODULE: Changeable = { field: (_section, { isEditable }) => isEditable, lines: true };

/** The code of the first step, where a document also is after it was returned to its initiator. */
const START = 'start';

/**
 * Returns what the caller may change in a document now; throws if nothing. `taskid` is the caller's
 * task, if any.
 */
export function changeableIn(
  sheet: StoredSheet | null,
  taskid: string | undefined,
  context: ServiceContext,
): Changeable {
  if (sheet === null) return AS_MODULE;
  if (sheet.status === '2' || sheet.status === '3')
    throw new RetailError(
      'A0400',
      `Bad parameter sheetid: ${sheet.sheetid} is done and cannot be changed any more`,
    );
  if (sheet.status === '0') {
    requireEditor(sheet, context);
    return AS_MODULE;
  }
  if (!mayChange(context, sheet.sheetid, taskid))
    throw new RetailError(
      'A0301',
      `Not permitted to change document ${sheet.sheetid} while it is with others in its process`,
    );
  if (sheet.status === '4') return AS_MODULE;
  return inStep(sheet, taskid, context);
}

/** The fields that the step makes editable, in any module of the kind. */
function inStep(
  { sheetid, sheettype }: StoredSheet,
  taskid: string | undefined,
  { db, caller }: ServiceContext,
): Changeable {
  const rows = db
    .prepare<{ step: string; divid: string | null; columnname: string | null }>(
      `SELECT DISTINCT t.step, c.divid, c.columnname
       FROM process_instance i JOIN process_task t USING (instanceid) LEFT JOIN ui_column_step c ON c.activityid = t.step
         AND c.modulecode IN (SELECT modulecode FROM module WHERE sheettype = ?)
       WHERE i.bizkey = ? AND t.assignee = ? AND t.status = 'pending' AND (? IS NULL OR t.taskid = ?)`,
    )
    .all([sheettype, sheetid, caller.usercode, taskid ?? null, taskid ?? null]);
  if (rows.some(({ step }) => step === START)) return AS_MODULE;
  const fields = new Set(
    rows.map(({ divid, columnname }) => `${String(divid)}.${String(columnname)}`),
  );
  return { field: (section, { name }) => fields.has(`${section}.${name}`), lines: false };
}
