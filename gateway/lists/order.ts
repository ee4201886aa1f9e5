import { GatewayError } from '../errors/gateway-error.ts';
import type { ListOrderInput } from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';

const MAX_ORDERS = 5;

/**
 * The order for the services. The key is added as the last column, so that the order is unambiguous
 * and pages never overlap.
 */
export function orderOf(
  { columns, config }: ListModuleModel,
  asked: readonly ListOrderInput[],
): string {
  const { keyField } = config;
  const sortable = new Set([
    keyField,
    ...columns.filter(({ isSortable }) => isSortable).map(({ name }) => name),
  ]);
  if (asked.length > MAX_ORDERS || asked.some(({ column }) => !sortable.has(column)))
    throw new GatewayError('BAD_USER_INPUT', 'notSortable');
  const all = [...asked, { column: keyField }];
  const first = all.filter(
    ({ column }, index) => all.findIndex((each) => each.column === column) === index,
  );
  return first
    .map((order) => (isDescending(order) ? `${order.column} desc` : order.column))
    .join(', ');
}

/** Under the present name of the field or under its former one. */
const isDescending = ({ isDescending: now, descending: former }: Partial<ListOrderInput>) =>
  now === true || former === true;
