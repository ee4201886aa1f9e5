import { RetailError } from '../server/envelope.ts';
import { text } from '../sales/scope.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireModule, scopeOf } from './access.ts';
import { keepChange, momentAfter } from './changes.ts';
import { checkRow, isSame, writableOf } from './check-row.ts';
import { conflictOf } from './conflict.ts';
import { type Entity, entityOf } from './entity.ts';
import { problemOf, refuseProblems } from './problems.ts';
import { findRow, type MasterRow } from './read-rows.ts';
import { fieldRulesOf } from '../metadata/field-rules.ts';
import { rulesOf } from './row-rules.ts';
import { createSources } from './sources.ts';
import * as store from './store.ts';
import { queriedHolders, takenField } from './uniqueness.ts';

/** Updates a row if its version is still the one that the caller has read. */
export function updateRow(
  name: string,
  body: Readonly<Record<string, unknown>>,
  context: ServiceContext,
): MasterRow {
  const { db } = context;
  const entity = entityOf(db, name);
  const { modulecode } = requireModule(entity, 'update', context);
  return db
    .transaction(() => {
      const former = requireRow(entity, text(body.id) || text(body[entity.key ?? 'id']), context);
      if (former.modifytime !== undefined && body.modifytime === undefined)
        throw new RetailError('A0400', 'Bad parameter modifytime: missing');
      if (text(body.modifytime) !== text(former.modifytime))
        throw conflictOf(entity, former, context);
      return change(entity, former, { body, modulecode }, context);
    })
    .immediate();
}

/** Returns a row that the caller may see; A0400 if there is none. */
export function requireRow(entity: Entity, id: string, context: ServiceContext): MasterRow {
  const row = findRow(entity, context.db, id, scopeOf(entity, context));
  if (!row)
    throw new RetailError('A0400', `Bad parameter id: there is no row ${id} of ${entity.name}`);
  return row;
}

function change(
  entity: Entity,
  former: MasterRow,
  { body, modulecode }: { body: Readonly<Record<string, unknown>>; modulecode: string },
  context: ServiceContext,
): MasterRow {
  const { db, caller } = context;
  const id = former.id ?? '';
  const { values, problems } = checkRow(
    body,
    {
      entity,
      rules: rulesOf(db, modulecode),
      fieldRules: fieldRulesOf(db, modulecode),
      former,
      sources: createSources(db),
    },
    context,
  );
  const { key } = entity;
  if (key !== null && body[key] !== undefined && body[key] !== id)
    problems.unshift(problemOf(key, 'fixed'));
  refuseProblems(problems);
  const taken = takenField(entity, values, id, queriedHolders(entity, db));
  if (taken) throw conflictOf(entity, taken.other, context);
  const before = writableOf(entity, former);
  if (Object.entries(values).every(([name, value]) => isSame(value, before[name]))) return former;
  const at = momentAfter(former.modifytime, context);
  store.updateRow(entity, db, id, values, { by: caller.usercode, at });
  const row = findRow(entity, db, id) ?? former;
  keepChange(entity, id, { type: 'update', at, before: former, after: row }, context);
  return row;
}
