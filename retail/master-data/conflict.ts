import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import type { Entity } from './entity.ts';
import type { MasterRow } from './read-rows.ts';

/** The refusal for a row that has changed since it was read, or exists already: it names who was faster, and when. */
export function conflictOf(
  { name }: Entity,
  row: MasterRow,
  { db, caller }: ServiceContext,
): RetailError {
  const [operatorName] = db
    .prepare<string>(
      `SELECT coalesce(a.username, m.modifier) FROM md_row m LEFT JOIN account a ON a.usercode = m.modifier AND a.entid = ?
       WHERE m.entity = ? AND m.id = ? AND m.modifier IS NOT NULL`,
    )
    .pluck()
    .all([caller.entid, name, row.id]);
  const finishdate = row.modifytime ?? null;
  const who = operatorName ?? 'Another user';
  return new RetailError(
    'A0409',
    `${who} has changed row ${row.id ?? ''} at ${finishdate ?? 'an unknown time'}`,
    {
      ...(operatorName !== undefined && { operatorName }),
      buttonName: null,
      finishdate,
    },
  );
}
