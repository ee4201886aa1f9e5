import type { SheetContent } from '../../sheets/stored-sheet.ts';
import { readSheet } from '../../sheets/store.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { SHEET_MODULES } from '../metadata/sheet-modules.ts';
import { compute } from './make-sheet.ts';

/**
 * Gives documents an earlier version with other quantities and another remark, as they were submitted. Their current content stays, because
 * their processes depend on it. The last approver made the change, if the step permits it.
 */
export function seedSheetChanges(db: RetailDatabase): void {
  const sheetids = db
    .prepare<string>(
      `SELECT s.sheetid FROM sheet s JOIN sheet_step p ON p.sheetid = s.sheetid
         AND p.stepno = (SELECT max(stepno) FROM sheet_step WHERE sheetid = s.sheetid)
       WHERE s.status = '1' AND p.stepno > 1 AND EXISTS (
         SELECT 1 FROM process_instance i JOIN process_task t USING (instanceid) JOIN ui_column_step c ON c.activityid = t.step
           JOIN module m ON m.modulecode = c.modulecode AND m.sheettype = s.sheettype
         WHERE i.bizkey = s.sheetid AND t.assignee = p.usercode AND t.status = 'done' AND c.columnname = 'pkqty')`,
    )
    .pluck()
    .all([]);
  for (const sheetid of sheetids) addFormer(db, sheetid);
}

function addFormer(db: RetailDatabase, sheetid: string): void {
  const sheet = readSheet(db, sheetid);
  const module = SHEET_MODULES.find(({ sheettype }) => sheettype === sheet?.sheettype);
  if (!sheet || !module) return;
  const former: SheetContent = {
    header: { ...sheet.header, remark: '数量待核对' },
    lists: structuredClone(sheet.lists),
  };
  for (const line of (former.lists.details ?? []).slice(0, 2))
    line.pkqty = line.pknum === null ? (line.pkqty ?? 0) : Number(line.pkqty) + 6;
  compute(module, former);
  db.prepare(
    'INSERT INTO sheet_version (sheetid, version, usercode, created, header, lists) VALUES (?, 1, ?, ?, ?, ?)',
  ).run([
    sheetid,
    sheet.creator,
    sheet.created,
    JSON.stringify(former.header),
    JSON.stringify(former.lists),
  ]);
  db.prepare(
    `UPDATE sheet SET version = 2, modified = s.created, modifier = s.usercode
     FROM (SELECT usercode, created FROM sheet_step WHERE sheetid = ?1 ORDER BY stepno DESC LIMIT 1) s WHERE sheetid = ?1`,
  ).run([sheetid]);
  db.prepare(
    'UPDATE sheet_step SET version = 2 WHERE sheetid = ?1 AND stepno = (SELECT max(stepno) FROM sheet_step WHERE sheetid = ?1)',
  ).run([sheetid]);
}
