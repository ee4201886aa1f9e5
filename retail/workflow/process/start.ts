import { RetailError } from '../../server/envelope.ts';
import type { ServiceContext } from '../../server/service.ts';
import { conflictOfTask } from '../conflict.ts';
import { START, START_NAME, type ProcessDefinition } from './definition.ts';
import { processFor } from '../definitions/catalogue.ts';
import { moveOf, type Move } from './move.ts';
import { press } from '../actions/press.ts';
import { requireInstance, tasksOf, type InstanceRow } from './process-rows.ts';
import { goOn } from './steps.ts';
import { addMark } from '../tasks.ts';
import { onlyRow } from '../../database/sqlite.ts';

/** The document data that a process needs; a StoredSheet with its summary qualifies. */
export interface ProcessDocument {
  sheetid: string;
  sheettype: string;
  /** In fen; null where it has none. */
  amount: number | null;
  /** Account code of the document's creator, who is the process's initiator. */
  creator: string;
  supplierid: string | null;
  shopid: string | null;
  /** Its one-line summary. */
  summary?: string | null;
}

export interface StartRequest {
  sheet: ProcessDocument;
  /** Account code of the submitter. */
  submitter: string;
}

/**
 * Starts the process for a document, in an open transaction. A0400 if its kind has none, A0409 if
 * it is already in one.
 */
export function startProcess(
  context: ServiceContext,
  request: StartRequest,
): { instanceid: string } {
  const { db } = context;
  const process = processFor(request.sheet.sheettype);
  if (!process)
    throw new RetailError(
      'A0400',
      `Bad parameter sheettype: ${request.sheet.sheettype} has no process`,
    );
  const running = db
    .prepare<{ instanceid: string }>(
      "SELECT instanceid FROM process_instance WHERE bizkey = ? AND status IN ('running','returned')",
    )
    .get([request.sheet.sheetid]);
  if (running) throw new RetailError('A0409', 'It is in its process already');
  const move = moveOf(context);
  const { instanceid } = begin(move, process, request);
  move.notifications.send(instanceid);
  return { instanceid };
}

/**
 * A document that changes during its process may need other steps, have another supplier, or
 * another title in the lists.
 */
export function followDocument(
  { db }: Pick<ServiceContext, 'db'>,
  document: Omit<ProcessDocument, 'sheettype' | 'creator'>,
): void {
  const { sheetid, amount, supplierid, shopid, summary = null } = document;
  db.prepare(
    `UPDATE process_instance SET amount = ?, supplierid = ?, shopid = ?, summary = ?
     WHERE bizkey = ? AND status IN ('running','returned')`,
  ).run([amount, supplierid, shopid, summary, sheetid]);
}

/** The first moment of an instance; `instanceid` is the next one unless it is given. */
export function begin(
  move: Move,
  process: ProcessDefinition,
  { sheet, submitter }: StartRequest,
  instanceid: string = nextCode(move),
): InstanceRow {
  const { db, now, documents } = move;
  const instance: InstanceRow = {
    instanceid,
    processcode: process.code,
    bizkey: sheet.sheetid,
    biztype: sheet.sheettype,
    initiator: sheet.creator,
    submitter,
    status: 'running',
    step: START,
    round: 0,
    summary: sheet.summary ?? null,
    amount: sheet.amount,
    supplierid: sheet.supplierid,
    shopid: sheet.shopid,
    urged: null,
    started: now,
    finished: null,
  };
  const names = Object.keys(instance);
  db.prepare(
    `INSERT INTO process_instance (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  ).run(Object.values(instance));
  addMark(move, instance, {
    step: START,
    activity: START_NAME,
    assignee: submitter,
    action: 'submit',
    buttonname: '提交',
  });
  documents.markStep(sheet.sheetid, submitter);
  goOn(move, process, instance, START);
  return instance;
}

function nextCode({ db }: Move): string {
  const row = onlyRow(
    db.prepare<{ last: number | null }>(
      'SELECT max(CAST(substr(instanceid, 3) AS INTEGER)) AS last FROM process_instance',
    ),
    [],
  );
  return `WI${String((row.last ?? 100_000) + 1)}`;
}

/**
 * Submits a returned instance again, like the initiator's task would, in an open transaction. A0301
 * for other callers, A0409 if it is no longer returned.
 */
export function resubmit(context: ServiceContext, instanceid: string, opinion = '重新提交'): void {
  const instance = requireInstance(context.db, instanceid);
  const task = tasksOf(context.db, instanceid).findLast(({ kind }) => kind === 'start');
  if (task?.assignee !== context.caller.usercode)
    throw new RetailError('A0301', 'Not permitted for the process of another user');
  if (task.status !== 'pending') throw conflictOfTask(context, task);
  press(moveOf(context), { instance, task, action: 'send', opinion, input: {} });
}
