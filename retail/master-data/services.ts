import type { SearchRequest } from '../database/search.ts';
import type { ServiceTable } from '../server/service.ts';
import { requireReader, scopeOf } from './access.ts';
import { addRow } from './add.ts';
import { changesOf } from './changes.ts';
import { decideRows } from './decide.ts';
import { deleteRows } from './delete.ts';
import { entityOf } from './entity.ts';
import { type ImportRequest, importRows } from './import.ts';
import { findRows } from './read-rows.ts';
import { requireRow, updateRow } from './update.ts';

/** Rows of lists, whatever list it is: what they consist of, and what may be done to them, is told by rows of metadata. */
export const masterDataServices: ServiceTable = {
  '/api/msc-mdm/{entity}/search': ({ entity: name, ...request }, context) => {
    const entity = entityOf(context.db, String(name));
    requireReader(entity, context);
    const asked = request as unknown as SearchRequest;
    return findRows(entity, context.db, { ...asked, condition: [...(asked.condition ?? []), ...scopeOf(entity, context)] });
  },

  '/api/msc-mdm/{entity}/add': ({ entity, ...row }, context) => addRow(String(entity), row, context),

  '/api/msc-mdm/{entity}/update': ({ entity, ...row }, context) => updateRow(String(entity), row, context),

  '/api/msc-mdm/{entity}/delete': ({ entity, list }, context) => deleteRows(String(entity), list as string[], context),

  '/api/msc-mdm/{entity}/audit': ({ entity, list }, context) => decideRows(String(entity), 'audit', list as string[], context),

  '/api/msc-mdm/{entity}/reject': ({ entity, list }, context) => decideRows(String(entity), 'reject', list as string[], context),

  '/api/msc-mdm/{entity}/import': ({ entity, ...request }, context) =>
    importRows(String(entity), request as unknown as ImportRequest, context),

  '/api/msc-mdm/{entity}/history': ({ entity: name, id, pageNo, pageSize }, context) => {
    const entity = entityOf(context.db, String(name));
    requireReader(entity, context);
    const row = requireRow(entity, String(id), context);
    return changesOf(entity, row.id ?? '', { pageNo: Number(pageNo ?? 1), pageSize: Number(pageSize ?? 200) }, context);
  },
};
