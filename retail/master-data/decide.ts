import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireModule } from './access.ts';
import { keepChange, momentAfter } from './changes.ts';
import { type RowValues, writableOf } from './check-row.ts';
import { entityOf } from './entity.ts';
import { problemOf, refuseProblems } from './problems.ts';
import { findRow } from './read-rows.ts';
import { updateRow } from './store.ts';
import { requireRow } from './update.ts';

/** Approves or rejects waiting rows, all or none. */
export function decideRows(
  name: string,
  verb: 'audit' | 'reject',
  ids: readonly string[],
  context: ServiceContext,
): null {
  const { db, caller } = context;
  const entity = entityOf(db, name);
  requireModule(entity, verb, context);
  const { state } = entity.settings;
  if (!state)
    throw new RetailError('A0400', `Bad parameter entity: rows of ${name} are not decided`);
  db.transaction(() => {
    for (const id of new Set(ids)) {
      const former = requireRow(entity, id, context);
      if (former[state.field] !== state.pending) refuseProblems([problemOf(null, 'state')], id);
      const values: RowValues = {
        ...writableOf(entity, former),
        [state.field]: verb === 'audit' ? state.audited : state.rejected,
      };
      const at = momentAfter(former.modifytime, context);
      updateRow(entity, db, id, values, { by: caller.usercode, at });
      keepChange(
        entity,
        id,
        { type: verb, at, before: former, after: findRow(entity, db, id) },
        context,
      );
    }
  }).immediate();
  return null;
}
