import type { components } from '../../schema/generated/retail.ts';
import { search, type Page, type Searchable } from '../database/search.ts';
import type { ServiceContext } from '../server/service.ts';

type LookupItem = components['schemas']['LookupItem'];

const LOOKUPS: Searchable = {
  from: 'lookup_item',
  fields: {
    lookupid: 'lookupid',
    itemcode: 'itemcode',
    itemname: 'itemname',
    entrycode: 'entrycode',
    sort: 'sort',
  },
  order: 'lookupid, sort, itemcode',
};

/** Items of the lookups whose code matches the requested one; of all lookups without a code. */
export function lookupItems(
  { lookupid = '%%' }: { lookupid?: string },
  page: { pageNo: number; pageSize: number },
  { db }: Pick<ServiceContext, 'db'>,
): Page<LookupItem> {
  return search<LookupItem>(db, LOOKUPS, {
    condition: [{ field: 'lookupid', operation: 'like', value: lookupid }],
    ...page,
  });
}
