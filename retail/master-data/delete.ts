import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireModule, type WorkModule } from './access.ts';
import { keepChange, momentAfter } from './changes.ts';
import { type Entity, entityOf } from './entity.ts';
import { problemOf, refuseProblems } from './problems.ts';
import type { MasterRow } from './read-rows.ts';
import { removeRow } from './store.ts';
import { requireRow } from './update.ts';
import { usedRow } from './uses.ts';

/** Protects every row of a list. */
const ALL = 'ALL';

/** Deletes rows, all of them or none. */
export function deleteRows(name: string, ids: readonly string[], context: ServiceContext): null {
  const { db } = context;
  const entity = entityOf(db, name);
  const module = requireModule(entity, 'delete', context);
  if (module.config.undeletableflag === ALL)
    throw new RetailError('A0301', `Rows of ${name} cannot be deleted`);
  db.transaction(() => {
    const rows = [...new Set(ids)].map((id) => requireRow(entity, id, context));
    for (const row of rows) requireUnprotected(entity, row, module);
    const used = usedRow(
      entity,
      rows.map(({ id = '' }) => id),
      db,
    );
    if (used !== null) refuseProblems([problemOf(null, 'used')], used);
    for (const row of rows) {
      const id = row.id ?? '';
      removeRow(entity, db, id);
      const at = momentAfter(row.modifytime, context);
      keepChange(entity, id, { type: 'delete', at, before: row, after: undefined }, context);
    }
  }).immediate();
  return null;
}

function requireUnprotected(entity: Entity, row: MasterRow, { config }: WorkModule): void {
  const flag = config.undeletableflag;
  if (flag != null && isSet(row[flag]))
    throw new RetailError('A0301', `Row ${row.id ?? ''} of ${entity.name} cannot be deleted`);
}

/** The field and value that mark a row as protected. */
function isSet(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y' || value === 'true';
}
