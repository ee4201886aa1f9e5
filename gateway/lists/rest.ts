import { nullIfNotAvailable } from '../errors/refusals.ts';
import type { components } from '../../schema/generated/retail.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { mapConcurrently } from '../async/map-concurrently.ts';
import type { ListModuleModel, ListSearch } from '../module-model/list-module.ts';
import { MAX_ROWS } from '../module-model/list-module.ts';
import { codeOf, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { conditionsOf, type Condition } from './conditions.ts';
import { orderOf } from './order.ts';
import { keyOf } from './row.ts';

export type RawRow = Readonly<Record<string, unknown>>;
export type RowChange = components['schemas']['RowChange'];

const LAST_PAGE = 1_000_000;
const MAX_CHANGES = 200;
/** Concurrent calls per request, so that one account leaves capacity for others. */
const MAX_CONCURRENT_CALLS = 4;

/** The method codes of an account in a module; empty if the services do not provide them. */
export async function methodCodes(
  retail: RetailClient,
  moduleCode: string,
): Promise<ReadonlySet<string>> {
  const data = await retail
    .call('operations', { modulecode: moduleCode })
    .catch(nullIfNotAvailable);
  return new Set(rowsOf('operations', data).map((row) => codeOf(field(row, 'methodcode'))));
}

export async function searchRows(
  retail: RetailClient,
  module: ListModuleModel,
  { filter, orderBy = [], page, pageSize }: ListSearch,
): Promise<{ totalCount: number; rows: RawRow[] }> {
  const size = pageSize ?? module.config.pageSize;
  if (page < 1 || page > LAST_PAGE || size < 1) throw new GatewayError('BAD_USER_INPUT');
  if (size > MAX_ROWS)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', {
      name: 'pageSize',
      limit: MAX_ROWS,
      value: size,
    });
  const condition = conditionsOf(module, filter);
  return search(retail, module, {
    condition,
    orderBy: orderOf(module, orderBy),
    pageNo: page,
    pageSize: size,
  });
}

const canSearchTogether = ({ config }: ListModuleModel, count: number): boolean =>
  count > 1 && config.conditionOperations.includes('IN');

/** How many calls are needed to read the rows of this many keys. */
export function callsOfKeys(module: ListModuleModel, count: number): number {
  return canSearchTogether(module, count) ? 1 : count;
}

/** Rows by key: one call if the services can search for several keys, else one call per key. */
export async function rowsOfKeys(
  retail: RetailClient,
  module: ListModuleModel,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RawRow>> {
  if (keys.length === 0) return new Map();
  const { keyField } = module.config;
  const find = async (condition: Condition, pageSize: number) =>
    (
      await search(retail, module, {
        condition: [condition],
        orderBy: keyField,
        pageNo: 1,
        pageSize,
      })
    ).rows;
  const one = (value: string) => find({ field: keyField, operation: 'eq', value }, 1);
  const rows = canSearchTogether(module, keys.length)
    ? await find({ field: keyField, operation: 'in', value: keys }, keys.length)
    : (await mapConcurrently(MAX_CONCURRENT_CALLS, keys, one)).flat();
  const wanted = new Set(keys);
  return new Map(
    rows.map((row) => [keyOf(module, row), row] as const).filter(([key]) => wanted.has(key)),
  );
}

/** The changes of a row; null if the services have no history. */
export async function rowChanges(
  retail: RetailClient,
  module: ListModuleModel,
  key: string,
): Promise<RowChange[] | null> {
  const { history } = module.config.paths;
  if (history === null) return null;
  const data = await retail.callPath<unknown>('list', history, {
    id: key,
    pageNo: 1,
    pageSize: MAX_CHANGES,
  });
  return rowsOf<RowChange>('list', field(data, 'pageData')).slice(0, MAX_CHANGES);
}

/** Adds, changes, deletes or decides rows. Returns the services' answer. */
export function changeRows(retail: RetailClient, path: string, body: unknown): Promise<unknown> {
  return retail.callPath('list', path, body);
}

/**
 * A search as the services specify it. They spell the order in two ways, and some read only one of
 * them, so both are sent.
 */
async function search(
  retail: RetailClient,
  { config }: ListModuleModel,
  body: { condition: Condition[]; orderBy: string; pageNo: number; pageSize: number },
): Promise<{ totalCount: number; rows: RawRow[] }> {
  // A missing address is refused like one that is not allowed.
  const data = await retail.callPath<unknown>('list', config.paths.search ?? '', {
    ...body,
    params: {},
    orderby: body.orderBy,
  });
  const sent = rowsOf<RawRow>('list', field(data, 'pageData'));
  const rows = sent.slice(0, body.pageSize);
  return { totalCount: totalOf(data, sent.length, body), rows };
}
