import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';
import type { SheetContent, SheetStatus, StoredSheet } from './stored-sheet.ts';

interface StoredRow extends Omit<StoredSheet, 'header' | 'lists'> {
  header: Json<StoredSheet['header']>;
  lists: Json<StoredSheet['lists']>;
}

/** The author and the time of a write. */
export interface Writing {
  by: string;
  at: number;
}

export function readSheet(db: RetailDatabase, sheetid: string): StoredSheet | null {
  const row = db.prepare<StoredRow>('SELECT * FROM sheet WHERE sheetid = ?').get([sheetid]);
  return row ? { ...row, ...contentOf(row) } : null;
}

/** Adds a document, or replaces its content: the former content is kept, and the version grows by one. */
export function writeSheet(
  db: RetailDatabase,
  sheet: StoredSheet,
  { by, at }: Writing,
): StoredSheet {
  db.prepare(
    `INSERT INTO sheet_version (sheetid, version, usercode, created, header, lists)
     SELECT sheetid, version, modifier, modified, header, lists FROM sheet WHERE sheetid = ? ON CONFLICT DO NOTHING`,
  ).run([sheet.sheetid]);
  const former = db
    .prepare<{ version: number }>('SELECT version FROM sheet WHERE sheetid = ?')
    .get([sheet.sheetid]);
  const written = { ...sheet, version: (former?.version ?? 0) + 1, modified: at, modifier: by };
  db.prepare(
    `INSERT OR REPLACE INTO sheet (sheetid, sheettype, status, version, amount, creator, supplierid, shopid, created, modified, modifier,
       since, header, lists)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run([
    written.sheetid,
    written.sheettype,
    written.status,
    written.version,
    written.amount,
    written.creator,
    written.supplierid,
    written.shopid,
    written.created,
    at,
    by,
    written.since,
    JSON.stringify(written.header),
    JSON.stringify(written.lists),
  ]);
  return written;
}

/** Changes the status of a document; its content and version stay the same. */
export function setSheetStatus(
  db: RetailDatabase,
  sheetid: string,
  status: SheetStatus,
  at: number,
): void {
  db.prepare('UPDATE sheet SET status = ?, since = ? WHERE sheetid = ?').run([status, at, sheetid]);
}

/** Records that a step of the process begins with the document's current content. `usercode` brought it there. */
export function markStep(db: RetailDatabase, sheetid: string, usercode: string, at: number): void {
  db.prepare(
    `INSERT INTO sheet_step (sheetid, stepno, version, usercode, created)
     SELECT s.sheetid, 1 + coalesce((SELECT max(stepno) FROM sheet_step t WHERE t.sheetid = s.sheetid), 0), s.version, ?, ?
     FROM sheet s WHERE s.sheetid = ?`,
  ).run([usercode, at, sheetid]);
}

/**
 * The content of a document at the beginning of the previous step, to show what changed since. In the first step it is the submitted
 * content; before that, the current one.
 */
export function contentAtLastStep(db: RetailDatabase, sheet: StoredSheet): SheetContent {
  const steps = db
    .prepare<{ version: number }>(
      'SELECT version FROM sheet_step WHERE sheetid = ? ORDER BY stepno DESC LIMIT 2',
    )
    .all([sheet.sheetid]);
  const version = steps.at(-1)?.version;
  if (version === undefined || version === sheet.version) return sheet;
  const row = db
    .prepare<Pick<StoredRow, 'header' | 'lists'>>(
      'SELECT header, lists FROM sheet_version WHERE sheetid = ? AND version = ?',
    )
    .get([sheet.sheetid, version]);
  return row ? contentOf(row) : sheet;
}

function contentOf({ header, lists }: Pick<StoredRow, 'header' | 'lists'>): SheetContent {
  return { header: readJson(header), lists: readJson(lists) };
}
