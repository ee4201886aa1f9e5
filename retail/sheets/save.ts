import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { once } from '../database/request-keys.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireMaker, requireSight } from './access.ts';
import { answerSheet } from './answer.ts';
import { changeableIn } from './changeable.ts';
import { checkFieldRules } from './check-field-rules.ts';
import { conflictOf } from './conflict.ts';
import { readContent } from './content.ts';
import { readDefinition, type SheetDefinition } from './definition.ts';
import { handIn, notifyProcess } from './hand-in.ts';
import { nextNumber } from './numbering.ts';
import { collectProblems } from './problems.ts';
import { createReferences } from './references.ts';
import { readSheet, writeSheet } from './store.ts';
import type { SheetContent, StoredSheet } from './stored-sheet.ts';
import { checkStores } from './stores.ts';

type Sheet = components['schemas']['Sheet'];

/**
 * Saves a complete document or nothing: a new one gets its number, and an existing one must have
 * the expected version.
 */
export function saveSheet(
  sheettype: string,
  body: Readonly<Record<string, unknown>>,
  context: ServiceContext,
): Sheet {
  const definition = readDefinition(context.db, sheettype);
  const sheetid = typeof body.sheetid === 'string' ? body.sheetid : '';
  const key = body.requestkey;
  const act = () => {
    const saved = save(definition, sheetid, body, context);
    if (typeof key === 'string' && sheetid === '') rememberNumber(key, saved.sheetid, context);
    return answerSheet(saved, context);
  };
  const again = () =>
    answerSheet(
      requireSheet(sheettype, sheetid || numberOf(String(key), context), context),
      context,
    );
  return once(context, { key, action: `save ${sheettype} ${sheetid}` }, act, again);
}

/** Returns a document that the caller may see. */
export function requireSheet(
  sheettype: string,
  sheetid: string,
  context: ServiceContext,
): StoredSheet {
  const sheet = readSheet(context.db, sheetid);
  if (sheet?.sheettype !== sheettype)
    throw new RetailError(
      'A0400',
      `Bad parameter sheetId: there is no document ${sheetid} of type ${sheettype}`,
    );
  requireSight(sheet, context);
  return sheet;
}

function save(
  definition: SheetDefinition,
  sheetid: string,
  body: Readonly<Record<string, unknown>>,
  context: ServiceContext,
): StoredSheet {
  const { db, clock, caller } = context;
  const { sheettype } = definition;
  if (sheetid === '') requireMaker(sheettype, context);
  const former = sheetid === '' ? null : requireSheet(sheettype, sheetid, context);
  if (former && body.version !== former.version) throw conflictOf(former, context);
  const taskid = typeof body.taskid === 'string' && body.taskid !== '' ? body.taskid : undefined;
  const changeable = changeableIn(former, taskid, context);
  const submit = body.bpmopen === true;
  const problems = collectProblems();
  const references = createReferences(db);
  const content = readContent(body, {
    definition,
    changeable,
    former: former ?? undefined,
    references,
    problems,
  });
  if (former?.status !== '1') checkStores(content, { definition, references, problems }, context);
  const [main] = definition.lists.keys();
  if (submit && main !== undefined && content.lists[main]?.length === 0)
    problems.add({ section: main, lineno: null, column: null }, 'empty');
  checkFieldRules(content, { definition, former, submit, problems, today: context.today() });
  problems.refuse();
  const now = clock();
  const base = former ?? {
    sheetid: nextNumber(db, sheettype, context.today()),
    sheettype,
    status: '0' as const,
    version: 0,
    creator: caller.usercode,
    modifier: caller.usercode,
    created: now,
    modified: now,
    since: now,
  };
  const written = writeSheet(
    db,
    { ...base, ...content, ...keysOf(definition, content) },
    { by: caller.usercode, at: now },
  );
  notifyProcess(definition, written, context);
  if (!submit) return written;
  handIn(definition, written, context);
  return readSheet(db, written.sheetid) ?? written;
}

/** Columns by which documents are searched: amount, supplier and store. */
function keysOf({ amountfield }: SheetDefinition, { header }: SheetContent) {
  const amount = amountfield === null ? null : header[amountfield];
  const code = (name: string) => (typeof header[name] === 'string' ? header[name] : null);
  return {
    amount: typeof amount === 'number' ? Math.round(amount * 100) : null,
    supplierid: code('supplierid'),
    shopid: code('shopid'),
  };
}

function rememberNumber(key: string, sheetid: string, { db, caller }: ServiceContext): void {
  db.prepare(
    'INSERT OR REPLACE INTO sheet_request (userid, requestkey, sheetid) VALUES (?, ?, ?)',
  ).run([caller.userid, key, sheetid]);
}

function numberOf(key: string, { db, caller }: ServiceContext): string {
  const row = db
    .prepare<{ sheetid: string }>(
      'SELECT sheetid FROM sheet_request WHERE userid = ? AND requestkey = ?',
    )
    .get([caller.userid, key]);
  return row?.sheetid ?? '';
}
