import type { RetailDatabase } from '../database/sqlite.ts';
import type { Entity } from './entity.ts';
import { findFirst, findRow, type MasterRow } from './read-rows.ts';
import type { RowValue } from './row-rule.ts';

/** Finds the row that has a value of a unique field; undefined when there is none. */
export type Holders = (field: string, value: string | number) => MasterRow | undefined;

/** The existing row with a value that must be unique. */
export function takenField(
  { settings }: Entity,
  values: Readonly<Record<string, unknown>>,
  id: string,
  holderOf: Holders,
): { other: MasterRow; field: string } | null {
  for (const field of settings.unique ?? []) {
    const value = values[field];
    const other =
      typeof value === 'string' || typeof value === 'number' ? holderOf(field, value) : undefined;
    if (other && other.id !== id) return { other, field };
  }
  return null;
}

/** Queries each value; for one row. */
export function queriedHolders(entity: Entity, db: RetailDatabase): Holders {
  return (field, value) => findFirst(entity, db, [{ field, operation: 'eq', value }]);
}

/** Reads all values once, for many rows; `keep` adds a value written since. */
export function readHolders(
  entity: Entity,
  db: RetailDatabase,
): { holderOf: Holders; keep(values: Readonly<Record<string, RowValue>>, id: string): void } {
  const { from, values = [], fields } = entity.searchable;
  const held = new Map<string, Map<string, string>>();
  for (const field of entity.settings.unique ?? []) {
    const query = `SELECT CAST(${fields[field] ?? 'NULL'} AS TEXT), ${fields.id ?? 'NULL'} FROM ${from}`;
    const rows = db.prepare<[string | null, string]>(query).raw().all(values);
    held.set(field, new Map(rows.flatMap(([value, id]) => (value === null ? [] : [[value, id]]))));
  }
  return {
    holderOf(field, value) {
      const id = held.get(field)?.get(String(value));
      return id === undefined ? undefined : findRow(entity, db, id);
    },
    keep(kept, id) {
      for (const [field, ids] of held) if (kept[field] != null) ids.set(String(kept[field]), id);
    },
  };
}
