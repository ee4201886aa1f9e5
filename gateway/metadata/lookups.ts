import type { ColumnOption } from '../generated/resolvers.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { freezeData } from '../values/freeze-data.ts';
import { groupBy } from '../values/group-by.ts';
import { once } from '../async/once.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { distinctOptions } from './distinct-options.ts';
import { LOOKUP_FIELDS, rowOption } from './option-rows.ts';

/** All lookups by lookupid, loaded with one call per session. */
export type Lookups = () => Promise<ReadonlyMap<string, readonly ColumnOption[]>>;

const EVERYTHING = { params: { lookupid: '%%' }, pageNo: 1, pageSize: 10_000 };

/** An enterprise has thousands of lookup values, and the answer with them is cached. */
const optionsOf = createDerivedData<ReadonlyMap<string, readonly ColumnOption[]>>();

export function createLookups(retail: RetailClient): Lookups {
  return once(async () => {
    const data = await retail.call('lookups', EVERYTHING);
    return optionsOf(data, () => readLookups(data));
  });
}

function readLookups(data: unknown): ReadonlyMap<string, readonly ColumnOption[]> {
  const rows = rowsOf<object>('lookups', field(data, 'pageData'));
  const items = groupBy(rows.toSorted(bySort), (row) => codeOf(field(row, 'lookupid')));
  return new Map(
    [...items].map(([lookupid, of]) => {
      const options = distinctOptions(of.map((row) => rowOption(row, LOOKUP_FIELDS)));
      freezeData(options);
      return [lookupid, options];
    }),
  );
}

/** Orders by sort number; rows without one come last, in their order. */
function bySort(one: object, other: object): number {
  return sortNumberOf(one) - sortNumberOf(other) || 0;
}

function sortNumberOf(row: object): number {
  const sort = codeOf(field(row, 'sort')).trim();
  const number = sort === '' ? NaN : Number(sort);
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
}
