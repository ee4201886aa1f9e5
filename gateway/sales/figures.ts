import type { SalesChange, SalesFigures } from '../generated/resolvers.ts';
import { amountOf } from '../values/decimal.ts';
import {
  changePercent,
  decimalOf,
  divide,
  hundredthsOf,
  nullablePercent,
  type Hundredths,
} from '../values/hundredths.ts';
import { countOf } from '../values/rows.ts';
import type { components } from '../../schema/generated/retail.ts';

type Raw = Partial<components['schemas']['SalesFigures']>;

/** The measures of a row, exact, with the ratios computed from them. */
export function figuresOf(raw: Raw): SalesFigures {
  const [sales, profit, plan, orders] = [raw.sales, raw.profit, raw.plan, raw.orders].map(
    hundredthsOf,
  ) as [Hundredths | null, Hundredths | null, Hundredths | null, Hundredths | null];
  return {
    sales: amountOf(raw.sales),
    profit: amountOf(raw.profit),
    margin: nullablePercent(profit, sales),
    customers: countOf(raw.customers),
    orders: countOf(raw.orders),
    averageTicket: sales !== null && orders ? decimalOf(divide(sales * 100n, orders)) : null,
    quantity: amountOf(raw.quantity),
    plan: amountOf(raw.plan),
    attainment: nullablePercent(sales, plan),
  };
}

/** How much each measure has changed, in percent; ratios in percentage points. */
export function changeOf(now: SalesFigures, before: SalesFigures): SalesChange {
  const percent = (one: unknown, other: unknown) => {
    const change = changePercent(hundredthsOf(one), hundredthsOf(other));
    return change === null ? null : decimalOf(change);
  };
  const points = (one: unknown, other: unknown) => {
    const [to, from] = [hundredthsOf(one), hundredthsOf(other)];
    return to === null || from === null ? null : decimalOf(to - from);
  };
  return {
    sales: percent(now.sales, before.sales),
    profit: percent(now.profit, before.profit),
    margin: points(now.margin, before.margin),
    customers: percent(now.customers, before.customers),
    orders: percent(now.orders, before.orders),
    averageTicket: percent(now.averageTicket, before.averageTicket),
    quantity: percent(now.quantity, before.quantity),
    plan: percent(now.plan, before.plan),
    attainment: points(now.attainment, before.attainment),
  };
}
