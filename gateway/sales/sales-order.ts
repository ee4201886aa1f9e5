import { GatewayError } from '../errors/gateway-error.ts';
import type { SalesDimension, SalesOrderField, SalesOrderInput } from '../generated/resolvers.ts';
import type { components } from '../../schema/generated/retail.ts';
import { measureFigure, type Figure } from './measures.ts';

type Order = NonNullable<components['schemas']['SalesQuery']['order']>;

/** The services' name of each field that rows can be sorted by. */
export const ORDER_NAMES: Readonly<Record<SalesOrderField, Order['by']>> = {
  SALES: 'sales',
  PROFIT: 'profit',
  MARGIN: 'margin',
  CUSTOMERS: 'customers',
  ORDERS: 'orders',
  AVERAGE_TICKET: 'averageticket',
  QUANTITY: 'quantity',
  PLAN: 'plan',
  ATTAINMENT: 'attainment',
  SHOP: 'store',
  REGION: 'region',
  CATEGORY: 'category',
  CHANNEL: 'channel',
  PRODUCT: 'product',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
};

/** The measures among them; the others are dimensions. */
const ORDERED_FIGURES: Readonly<Partial<Record<SalesOrderField, Figure>>> = measureFigure;

/** The measure that rows are sorted by; null for a dimension. Throws for an order that makes no sense. */
export function figureOfOrder(
  { by, of = 'VALUE' }: SalesOrderInput,
  dimensions: readonly SalesDimension[],
  isCompared: boolean,
): Figure | null {
  const figure = ORDERED_FIGURES[by] ?? null;
  if (figure === null && !dimensions.some((dimension) => dimension === by))
    throw new GatewayError('BAD_USER_INPUT', 'salesOrder');
  if (of !== 'VALUE' && (figure === null || !isCompared))
    throw new GatewayError('BAD_USER_INPUT', 'salesOrderOfChange');
  return figure;
}
