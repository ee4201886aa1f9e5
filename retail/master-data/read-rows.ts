import type { components } from '../../schema/generated/retail.ts';
import {
  search,
  type Condition,
  type Page,
  searchFirst,
  type SearchRequest,
} from '../database/search.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';
import { type Entity, entityOf, FIELDS, ID } from './entity.ts';

export type MasterRow = components['schemas']['Row'];

type Stored = Record<string, unknown> & {
  [ID]: string;
  [FIELDS]: Json<object> | null;
  createtime: string | null;
  modifytime: string | null;
};

/**
 * A page of the rows of an entity in the format of the services. Callers must check the permission
 * before.
 */
export function findRows(
  { key, searchable }: Entity,
  db: RetailDatabase,
  request: SearchRequest,
): Page<MasterRow> {
  const { total, pageData } = search<Stored>(db, searchable, request);
  return { total, pageData: pageData.map((row) => rowOf(key, row)) };
}

/** The first row that meets conditions; undefined where there is none. */
export function findFirst(
  { key, searchable }: Entity,
  db: RetailDatabase,
  condition: readonly Condition[],
): MasterRow | undefined {
  const [row] = searchFirst<Stored>(db, searchable, condition);
  return row && rowOf(key, row);
}

/** A row by its key, if it meets the conditions. */
export function findRow(
  entity: Entity,
  db: RetailDatabase,
  id: string,
  conditions: readonly Condition[] = [],
): MasterRow | undefined {
  return findFirst(entity, db, [...conditions, { field: 'id', operation: 'eq', value: id }]);
}

/** A row by its key, for the services themselves; undefined where there is none. */
export function masterRow(db: RetailDatabase, name: string, key: string): MasterRow | undefined {
  return findRow(entityOf(db, name), db, key);
}

function rowOf(
  key: string | null,
  { [ID]: id, [FIELDS]: fields, createtime, modifytime, ...columns }: Stored,
): MasterRow {
  return {
    ...(fields !== null && readJson(fields)),
    ...columns,
    ...(key === null ? {} : { [key]: id }),
    id,
    // A row of a base table that has no additional fields yet.
    ...(createtime !== null && { createtime }),
    ...(modifytime !== null && { modifytime }),
  };
}
