import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { followDocument, resubmit, startProcess } from '../workflow/process/start.ts';
import type { SheetDefinition } from './definition.ts';
import { markStep, setSheetStatus } from './store.ts';
import type { StoredSheet } from './stored-sheet.ts';

/**
 * Submits a saved document to its process, or submits a returned one again; one that needs no
 * approval becomes effective. In its process it stays there.
 */
export function handIn(
  definition: SheetDefinition,
  sheet: StoredSheet,
  context: ServiceContext,
): void {
  const { db, clock, caller } = context;
  if (sheet.status === '1') return;
  if (definition.unapproved) {
    setSheetStatus(db, sheet.sheetid, '2', clock());
    markStep(db, sheet.sheetid, caller.usercode, clock());
    return;
  }
  if (sheet.status === '4') resubmit(context, instanceOf(sheet, context));
  else
    startProcess(context, {
      sheet: { ...sheet, summary: summaryOf(definition, sheet) },
      submitter: caller.usercode,
    });
}

/** What the process of a document needs to know about a change. */
export function notifyProcess(
  definition: SheetDefinition,
  sheet: StoredSheet,
  context: ServiceContext,
): void {
  if (sheet.status === '1' || sheet.status === '4')
    followDocument(context, { ...sheet, summary: summaryOf(definition, sheet) });
}

/** The one-line summary of a document. */
function summaryOf(
  { summary, lists }: SheetDefinition,
  sheet: Pick<StoredSheet, 'header' | 'lists'>,
): string {
  const [main = ''] = lists.keys();
  const parts = summary
    .map((name) => sheet.header[name])
    .filter((value) => value !== null && value !== undefined && value !== '');
  return [...parts, `${String(sheet.lists[main]?.length ?? 0)} 行`].join(' · ');
}

function instanceOf({ sheetid }: StoredSheet, { db }: ServiceContext): string {
  const row = db
    .prepare<{ instanceid: string }>(
      "SELECT instanceid FROM process_instance WHERE bizkey = ? AND status = 'returned' ORDER BY started DESC",
    )
    .get([sheetid]);
  if (!row)
    throw new RetailError('A0400', `Bad parameter sheetid: ${sheetid} is not back from a process`);
  return row.instanceid;
}
