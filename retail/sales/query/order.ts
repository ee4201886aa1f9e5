import { keysOf, type FactRow, type Figures } from './cells.ts';
import type { Order, Question } from './question.ts';

/** A row with the figures that it is compared with; null when they are not kept. */
export interface ComparedRow {
  row: FactRow;
  compared: Figures | null;
}

type Compare = (one: ComparedRow, other: ComparedRow) => number;

const profit = ({ sales, cost }: Figures) => (sales == null || cost == null ? null : sales - cost);
const ratio = (part: number | null | undefined, whole: number | null | undefined) =>
  part == null || whole == null || whole === 0 ? null : part / whole;

type Value = (figures: Figures) => number | null;

/** What rows may be ordered by, besides their dimensions. */
const VALUES: Readonly<Record<string, Value>> = {
  sales: ({ sales }) => sales ?? null,
  profit,
  customers: ({ customers }) => customers ?? null,
  orders: ({ orders }) => orders ?? null,
  quantity: ({ quantity }) => quantity ?? null,
  plan: ({ plan }) => plan ?? null,
  margin: (figures) => ratio(profit(figures), figures.sales),
  averageticket: ({ sales, orders }) => ratio(sales, orders),
  attainment: ({ sales, plan }) => ratio(sales, plan),
};

/** Orders rows as the query asks, rows without a value last, and otherwise by their dimensions. */
export function orderOf(question: Question): Compare {
  const byDimensions = inOrderOf(keysOf(question));
  const { order } = question;
  if (order === undefined) return byDimensions;
  const sign = order.descending === true ? -1 : 1;
  const value = VALUES[order.by];
  if (value === undefined) {
    const position = question.dimensions.findIndex((dimension) => dimension === order.by);
    const byOne = inOrderOf(keysOf(question).slice(position, position + 1));
    return (one, other) => sign * byOne(one, other) || byDimensions(one, other);
  }
  const of = basisOf(order, value);
  return (one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || byDimensions(one, other);
    return sign * (a - b) || byDimensions(one, other);
  };
}

function basisOf({ of = 'value' }: Order, value: Value): (row: ComparedRow) => number | null {
  if (of === 'value') return ({ row }) => value(row);
  return ({ row, compared }) => {
    const [now, before] = [value(row), compared && value(compared)];
    if (now === null || before === null) return null;
    return of === 'change' ? now - before : ratio(now - before, Math.abs(before));
  };
}

function inOrderOf(keys: ReturnType<typeof keysOf>): Compare {
  return ({ row: one }, { row: other }) => {
    for (const key of keys) {
      const [a = 0, b = 0] = [one[key], other[key]];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
}
