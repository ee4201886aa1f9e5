import type { RetailDatabase } from '../database/sqlite.ts';
import { type Entity, entityOf, findEntity } from './entity.ts';
import { findFirst } from './read-rows.ts';

/**
 * Returns the first of these rows that is used elsewhere and therefore cannot be deleted; null if
 * none is.
 */
export function usedRow(entity: Entity, ids: readonly string[], db: RetailDatabase): string | null {
  for (const query of entity.base?.uses ?? []) {
    const statement = db.prepare(query);
    const id = ids.find((one) => statement.get([one]) !== undefined);
    if (id !== undefined) return id;
  }
  for (const { name, column } of choosers(entity, db)) {
    const condition = [{ field: column, operation: 'in' as const, value: [...ids] }];
    const row = findFirst(entityOf(db, name), db, condition);
    if (row) return String(row[column]);
  }
  return null;
}

/** The fields of other lists that refer to these rows by key, from the metadata of all modules. */
function choosers({ name, key }: Entity, db: RetailDatabase): { name: string; column: string }[] {
  const rows = db
    .prepare<{ address: string; column: string }>(
      `SELECT DISTINCT json_extract(c.settings, '$.searchurl') AS address, u.columnname AS "column"
       FROM ui_column u JOIN module_config c USING (modulecode)
       WHERE json_extract(u."column", '$.columnrest') = ? AND u.divid = 'header'
         AND json_extract(json_extract(u."column", '$.columnrestmap'), '$.value') = ?`,
    )
    .all([`/api/msc-mdm/${name}/search`, key]);
  return rows.flatMap(({ address, column }) => {
    const [, other] = /^\/api\/msc-mdm\/(\w+)\/search$/.exec(address) ?? [];
    const kept = other === undefined ? undefined : findEntity(db, other);
    const isKept = kept !== undefined && Object.hasOwn(kept.searchable.fields, column);
    return isKept ? [{ name: kept.name, column }] : [];
  });
}
