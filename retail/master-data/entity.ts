import { RetailError } from '../server/envelope.ts';
import type { Searchable } from '../database/search.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';
import type { BaseTable } from './base/base-table.ts';
import { BASE_TABLES } from './base/catalogue.ts';
import { makeSampleRows } from './sample-rows.ts';
import type { EntitySettings, FieldKind } from './settings.ts';

/** A kind of master data. */
export interface Entity {
  name: string;
  key: string | null;
  settings: EntitySettings;
  base: BaseTable | null;
  searchable: Searchable;
}

/** Column names of a row besides the fields of its base table. */
export const ID = '$id';
export const FIELDS = '$fields';

/** How JSON values compare: as numbers or as texts, regardless of the type they were sent with. */
const AFFINITY: Readonly<Record<FieldKind, string>> = { text: 'TEXT', number: 'NUMERIC' };

/** A kind of master data by its name in addresses; A0400 where there is none. */
export function entityOf(db: RetailDatabase, name: string): Entity {
  const entity = findEntity(db, name);
  if (!entity)
    throw new RetailError('A0400', `Bad parameter entity: there is no master data '${name}'`);
  return entity;
}

/**
 * Like the function above, but undefined for an unknown kind. A kind consists of rows in
 * `md_entity`, own tables, or both.
 */
export function findEntity(db: RetailDatabase, name: string): Entity | undefined {
  const base = Object.hasOwn(BASE_TABLES, name) ? (BASE_TABLES[name] ?? null) : null;
  const row = db
    .prepare<Json<EntitySettings>>('SELECT settings FROM md_entity WHERE entity = ?')
    .pluck()
    .all([name])[0];
  if (row === undefined && base === null) return undefined;
  const settings: EntitySettings = row === undefined ? {} : readJson(row);
  if (settings.sample) makeSampleRows(db, name, settings.sample);
  const key = base?.key ?? settings.key ?? null;
  return {
    name,
    key,
    settings,
    base,
    searchable: base ? ofTable(name, base, settings) : ofRows(name, key, settings),
  };
}

/** Rows stored only in `md_row`, by key. */
function ofRows(name: string, key: string | null, settings: EntitySettings): Searchable {
  return {
    from: '(SELECT id, fields, createtime, modifytime FROM md_row WHERE entity = ?) m',
    values: [name],
    fields: { ...kept(settings), ...(key === null ? {} : { [key]: 'm.id' }), ...OWN, id: 'm.id' },
    answered: `m.id AS "${ID}", m.fields AS "${FIELDS}", m.createtime, m.modifytime`,
    order: 'm.id',
  };
}

/** Rows of a base table, each with its additional fields from `md_row`. */
function ofTable(name: string, base: BaseTable, settings: EntitySettings): Searchable {
  const id = base.fields[base.key] ?? '';
  const columns = Object.entries(base.fields).map(([field, column]) => `${column} AS "${field}"`);
  return {
    from: `${base.from} LEFT JOIN md_row m ON m.entity = ? AND m.id = ${id}`,
    values: [name],
    fields: { ...kept(settings), ...base.fields, ...OWN, id },
    answered: `${id} AS "${ID}", ${columns.join(', ')}, m.fields AS "${FIELDS}", m.createtime, m.modifytime`,
    order: base.order,
  };
}

const OWN = { createtime: 'm.createtime', modifytime: 'm.modifytime' };

function kept({ fields = {} }: EntitySettings): Record<string, string> {
  const plain = Object.entries(fields).filter(([field]) => /^\w+$/.test(field));
  return Object.fromEntries(
    plain.map(([field, kind]) => [
      field,
      `CAST(json_extract(m.fields, '$."${field}"') AS ${AFFINITY[kind]})`,
    ]),
  );
}
