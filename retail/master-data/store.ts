import type { RetailDatabase } from '../database/sqlite.ts';
import type { WrittenTable } from './base/base-table.ts';
import type { RowValues } from './check-row.ts';
import type { Entity } from './entity.ts';

/** The author and the time (`YYYY-MM-DD HH:mm:ss`) of a write. */
export interface Writing {
  by: string;
  at: string;
}

export function insertRow(
  entity: Entity,
  db: RetailDatabase,
  id: string,
  values: RowValues,
  { by, at }: Writing,
): void {
  for (const [index, table] of (entity.base?.tables ?? []).entries()) {
    const { made = {} } = table;
    const [columns, sql, bound] = columnsOf(table, values);
    const names = [table.key, ...columns, ...Object.keys(made)];
    db.prepare(
      `INSERT ${index === 0 ? '' : 'OR REPLACE '}INTO ${table.table} (${names.join(', ')}) VALUES (${['?', ...sql, ...Object.values(made)].join(', ')})`,
    ).run([id, ...bound]);
  }
  db.prepare(
    `INSERT OR REPLACE INTO md_row (entity, id, fields, createtime, modifytime, modifier) VALUES (?, ?, ?, ?, ?, ?)`,
  ).run([entity.name, id, fieldsOf(entity, values), at, at, by]);
  for (const statement of entity.base?.added ?? []) db.prepare(statement).run([id]);
}

export function updateRow(
  entity: Entity,
  db: RetailDatabase,
  id: string,
  values: RowValues,
  { by, at }: Writing,
): void {
  for (const table of entity.base?.tables ?? []) {
    const [columns, sql, bound] = columnsOf(table, values);
    const sets = columns.map((column, index) => `${column} = ${sql[index] ?? '?'}`);
    const { changes } = db
      .prepare(`UPDATE ${table.table} SET ${sets.join(', ')} WHERE ${table.key} = ?`)
      .run([...bound, id]);
    if (changes === 0)
      db.prepare(
        `INSERT INTO ${table.table} (${[table.key, ...columns].join(', ')}) VALUES (${['?', ...sql].join(', ')})`,
      ).run([id, ...bound]);
  }
  db.prepare(
    `INSERT INTO md_row (entity, id, fields, createtime, modifytime, modifier) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (entity, id) DO UPDATE SET fields = excluded.fields, modifytime = excluded.modifytime, modifier = excluded.modifier`,
  ).run([entity.name, id, fieldsOf(entity, values), at, at, by]);
}

export function removeRow({ name, base }: Entity, db: RetailDatabase, id: string): void {
  for (const statement of base?.removed ?? []) db.prepare(statement).run([id]);
  const [main] = base?.tables ?? [];
  if (main) db.prepare(`DELETE FROM ${main.table} WHERE ${main.key} = ?`).run([id]);
  db.prepare('DELETE FROM md_row WHERE entity = ? AND id = ?').run([name, id]);
}

function columnsOf(
  { columns }: WrittenTable,
  values: RowValues,
): [columns: string[], sql: string[], bound: unknown[]] {
  const written = Object.entries(columns);
  return [
    written.map(([, { column }]) => column),
    written.map(([, { sql = '?' }]) => sql),
    written.map(([field, { initial = null }]) => values[field] ?? initial),
  ];
}

/**
 * The fields of a row without a column of their own. Codes that the entity stores as numbers remain
 * numbers, also if they were sent as texts.
 */
function fieldsOf({ base, settings }: Entity, values: RowValues): string {
  const rest = Object.entries(values).filter(([name]) => base === null || !(name in base.fields));
  const kept = rest.map(([name, value]) => {
    const isNumeric =
      settings.fields?.[name] === 'number' &&
      typeof value === 'string' &&
      Number.isFinite(Number(value));
    return [name, isNumeric ? Number(value) : value];
  });
  return JSON.stringify(Object.fromEntries(kept));
}
