import type { components } from '../../schema/generated/retail.ts';
import { dateTimeIn, nextSecond } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import type { Page } from '../database/search.ts';
import type { ServiceContext } from '../server/service.ts';
import { isSame, OWN_FIELDS } from './check-row.ts';
import type { Entity } from './entity.ts';
import type { MasterRow } from './read-rows.ts';
import { type Json, onlyRow, readJson } from '../database/sqlite.ts';

type RowChange = components['schemas']['RowChange'];
type ChangeType = 'add' | 'update' | 'delete' | 'audit' | 'reject' | 'import';

/** Returns the time of a change as rows store it, always later than the previous change. */
export function momentAfter(former: string | undefined, context: ServiceContext): string {
  const now = dateTimeIn(enterpriseZone(context), context.clock());
  if (former === undefined || now > former) return now;
  return nextSecond(former);
}

/** Records a change of a row: each changed field. */
export function keepChange(
  { name }: Entity,
  id: string,
  {
    type,
    at,
    before,
    after,
  }: { type: ChangeType; at: string; before: MasterRow | undefined; after: MasterRow | undefined },
  { db, caller }: ServiceContext,
): void {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const fields = [...names]
    .filter((field) => !OWN_FIELDS.includes(field) && !isSame(before?.[field], after?.[field]))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
  db.prepare(
    'INSERT INTO md_change (entity, id, changetype, usercode, changetime, fields) VALUES (?, ?, ?, ?, ?, ?)',
  ).run([name, id, type, caller.usercode, at, JSON.stringify(fields)]);
}

/** Returns the changes of a row, newest first. */
export function changesOf(
  { name }: Entity,
  id: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  { db, caller }: ServiceContext,
): Page<RowChange> {
  const { total } = onlyRow(
    db.prepare<{ total: number }>(
      'SELECT count(*) AS total FROM md_change WHERE entity = ? AND id = ?',
    ),
    [name, id],
  );
  const rows = db
    .prepare<Omit<RowChange, 'fields'> & { fields: Json<RowChange['fields']> }>(
      `SELECT CAST(c.no AS TEXT) AS id, c.changetype, coalesce(a.username, c.usercode) AS operatorname, c.changetime, c.fields
       FROM md_change c LEFT JOIN account a ON a.usercode = c.usercode AND a.entid = ?
       WHERE c.entity = ? AND c.id = ? ORDER BY c.no DESC LIMIT ? OFFSET ?`,
    )
    .all([caller.entid, name, id, pageSize, (pageNo - 1) * pageSize]);
  return { total, pageData: rows.map((row) => ({ ...row, fields: readJson(row.fields) })) };
}
