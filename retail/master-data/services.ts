import type { ServiceTable } from '../server/service.ts';
import { requireReader, scopeOf } from './access.ts';
import { addRow } from './add.ts';
import { changesOf } from './changes.ts';
import { decideRows } from './decide.ts';
import { deleteRows } from './delete.ts';
import { entityOf } from './entity.ts';
import { importRows } from './import.ts';
import { findRows } from './read-rows.ts';
import { requireRow, updateRow } from './update.ts';

/** Rows of any list. Metadata defines their fields and the operations on them. */
export const masterDataServices: ServiceTable = {
  '/api/msc-mdm/{entity}/search': ({ entity: name, ...request }, context) => {
    const entity = entityOf(context.db, name);
    requireReader(entity, context);
    return findRows(entity, context.db, {
      ...request,
      condition: [...(request.condition ?? []), ...scopeOf(entity, context)],
    });
  },

  '/api/msc-mdm/{entity}/add': ({ entity, ...row }, context) => addRow(entity, row, context),

  '/api/msc-mdm/{entity}/update': ({ entity, ...row }, context) => updateRow(entity, row, context),

  '/api/msc-mdm/{entity}/delete': ({ entity, list }, context) => deleteRows(entity, list, context),

  '/api/msc-mdm/{entity}/audit': ({ entity, list }, context) =>
    decideRows(entity, 'audit', list, context),

  '/api/msc-mdm/{entity}/reject': ({ entity, list }, context) =>
    decideRows(entity, 'reject', list, context),

  '/api/msc-mdm/{entity}/import': ({ entity, ...request }, context) =>
    importRows(entity, request, context),

  '/api/msc-mdm/{entity}/history': ({ entity: name, id, pageNo, pageSize }, context) => {
    const entity = entityOf(context.db, name);
    requireReader(entity, context);
    const row = requireRow(entity, id, context);
    return changesOf(
      entity,
      row.id ?? '',
      { pageNo: pageNo ?? 1, pageSize: pageSize ?? 200 },
      context,
    );
  },
};
