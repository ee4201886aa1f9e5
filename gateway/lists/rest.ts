import { nullIfNotAvailable } from '../errors/refusals.ts';
import type { components } from '../../schema/generated/retail.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { mapConcurrently } from '../async/map-concurrently.ts';
import type { ListModuleModel, ListSearch } from '../module-model/list-module.ts';
import { MOST_ROWS } from '../module-model/list-module.ts';
import { codeOf, countOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { conditionsOf, type Condition } from './conditions.ts';
import { orderOf } from './order.ts';
import { keyOf } from './row.ts';

export type RawRow = Readonly<Record<string, unknown>>;
export type RowChange = components['schemas']['RowChange'];

const LAST_PAGE = 1_000_000;
const MOST_CHANGES = 200;
/** One account leaves room for everybody else's calls. */
const AT_ONCE = 4;

/** The codes of what an account may do in a module; none where the services do not say. */
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
  if (size > MOST_ROWS)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', {
      name: 'pageSize',
      limit: MOST_ROWS,
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

const asksAtOnce = ({ config }: ListModuleModel, count: number): boolean =>
  count > 1 && config.conditionOperations.includes('IN');

/** How many calls it takes to read the rows of so many keys. */
export function callsOfKeys(module: ListModuleModel, count: number): number {
  return asksAtOnce(module, count) ? 1 : count;
}

/** The rows of some keys, by key: one question where the services know several keys at once. */
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
  const rows = asksAtOnce(module, keys.length)
    ? await find({ field: keyField, operation: 'in', value: keys }, keys.length)
    : (await mapConcurrently(AT_ONCE, keys, one)).flat();
  const wanted = new Set(keys);
  return new Map(
    rows.map((row) => [keyOf(module, row), row] as const).filter(([key]) => wanted.has(key)),
  );
}

/** What has happened to a row; null where the services do not tell. */
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
    pageSize: MOST_CHANGES,
  });
  return rowsOf<RowChange>('list', field(data, 'pageData')).slice(0, MOST_CHANGES);
}

/** Adds, changes, deletes or decides. Answers what the services answer. */
export function changeRows(retail: RetailClient, path: string, body: unknown): Promise<unknown> {
  return retail.callPath('list', path, body);
}

async function search(
  retail: RetailClient,
  { config }: ListModuleModel,
  body: { condition: Condition[]; orderBy: string; pageNo: number; pageSize: number },
): Promise<{ totalCount: number; rows: RawRow[] }> {
  // An address that there is not is refused like one that is not allowed.
  const data = await retail.callPath<unknown>('list', config.paths.search ?? '', body);
  const rows = rowsOf<RawRow>('list', field(data, 'pageData')).slice(0, body.pageSize);
  return { totalCount: countOf(field(data, 'total')) ?? rows.length, rows };
}
