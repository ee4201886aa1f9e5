import type { components } from '../../../schema/generated/retail.ts';
import { onlyRow, type RetailDatabase } from '../../database/sqlite.ts';
import { dateOf } from '../../server/calendar.ts';
import { RetailError } from '../../server/envelope.ts';
import type { Handler, ServiceContext } from '../../server/service.ts';
import { yuan } from '../figures.ts';
import { asOf, type Period } from '../period.ts';
import { keyOf, keysOf, totalOf, type Cells, type Figures } from './cells.ts';
import { bucketsOf, shifted, shiftOf, upTo } from './days.ts';
import { namesOf } from './names.ts';
import { orderOf, type ComparedRow } from './order.ts';
import { productCells } from './product-cells.ts';
import { questionOf, type Measure, type Question } from './question.ts';
import { storeCells, type RowPeriods } from './store-cells.ts';

type Schemas = components['schemas'];

/** Sales by any dimensions, of the caller's stores or a supplier's products. */
export const salesQuery: Handler<'/api/MCA200021/sales/query'> = (
  request,
  context,
): Schemas['SalesQueryResult'] => {
  const question = questionOf(request, context);
  const last = asOf(context);
  const buckets = bucketsOf(question.period, question.time);
  const periods = { facts: buckets.map((bucket) => upTo(bucket, last)), plan: buckets };
  const cells = cellsOf(context, question, periods);
  if (cells === null)
    throw new RetailError(
      'A0400',
      'Bad parameter startdate: by product, older days are kept by whole month',
    );
  const first = firstDay(context.db);
  const compared = comparedWith(context, question, periods, { from: first ?? Infinity, to: last });
  const all = rowsOf(cells, compared, question).sort(orderOf(question)).slice(0, question.top);
  const start = (question.pageNo - 1) * question.pageSize;
  const names = namesOf(context.db, question, buckets);
  const answer = (figures: Figures) => answered(figures, question.measures);
  return {
    asof: dateOf(last),
    firstdate: first === null ? null : dateOf(first),
    comparedfrom: compared ? dateOf(compared.days.from) : null,
    comparedto: compared ? dateOf(compared.days.to) : null,
    total: all.length,
    rows: all.slice(start, start + question.pageSize).map((one) => ({
      ...names(one.row),
      values: answer(one.row),
      compared: one.compared && answer(one.compared),
    })),
    totals: {
      values: answer(totalOf(cells)),
      compared: compared?.isComplete === true ? answer(totalOf(compared.cells)) : null,
    },
  };
};

function cellsOf({ db }: ServiceContext, question: Question, periods: RowPeriods): Cells | null {
  return question.byProduct
    ? productCells(db, question, periods.facts)
    : storeCells(db, question, periods);
}

function firstDay(db: RetailDatabase): number | null {
  return onlyRow(db.prepare<{ first: number | null }>('SELECT min(day) AS first FROM shop_day'), [])
    .first;
}

/** What a query is compared with. */
interface Compared {
  days: Period;
  cells: Cells;
  /** Which rows, by the position of their days, have complete figures to compare with. */
  isKept: readonly boolean[];
  isComplete: boolean;
}

/**
 * The figures of the compared period, as many days as the period has figures of. Days, weeks and months of which the services do not keep all
 * days are left out, because a part of them would look like growth.
 */
function comparedWith(
  context: ServiceContext,
  question: Question,
  { facts, plan }: RowPeriods,
  kept: Period,
): Compared | null {
  const { comparison, period } = question;
  const days = upTo(period, kept.to);
  if (comparison === undefined || days === null) return null;
  const shift = shiftOf(comparison, period);
  const before = facts.map((bucket) => bucket && shifted(bucket, shift));
  const isKept = before.map((bucket) => bucket !== null && bucket.from >= kept.from);
  const keptOnly = (periods: readonly (Period | null)[]) =>
    periods.map((bucket, index) => (isKept[index] === true ? bucket : null));
  const cells = cellsOf(context, question, {
    facts: keptOnly(before),
    plan: keptOnly(plan.map((bucket) => bucket && shifted(bucket, shift))),
  });
  return {
    days: shifted(days, shift),
    cells: cells ?? new Map(),
    isKept: cells === null ? [] : isKept,
    isComplete: cells !== null && facts.every((bucket, index) => bucket === null || isKept[index]),
  };
}

/** The rows of both periods: a store that sold something only before is compared as well. */
function rowsOf(cells: Cells, compared: Compared | null, question: Question): ComparedRow[] {
  const keys = keysOf(question);
  const all: Cells = new Map(cells);
  for (const [key, cell] of compared?.cells ?? [])
    if (!all.has(key)) all.set(key, Object.fromEntries(keys.map((name) => [name, cell[name]])));
  return [...all.values()].map((row) => ({
    row,
    compared:
      compared?.isKept[row.bucket ?? 0] === true
        ? (compared.cells.get(keyOf(row, keys)) ?? {})
        : null,
  }));
}

/** The measures that were asked for, in yuan and pieces. */
function answered(figures: Figures, measures: ReadonlySet<Measure>): Schemas['SalesFigures'] {
  const {
    sales = null,
    cost = null,
    customers = null,
    orders = null,
    quantity = null,
    plan = null,
  } = figures;
  const money = (fen: number | null) => (fen === null ? null : yuan(fen));
  const all: Required<Schemas['SalesFigures']> = {
    sales: money(sales),
    profit: money(sales === null || cost === null ? null : sales - cost),
    customers,
    orders,
    quantity,
    plan: money(plan),
  };
  return Object.fromEntries([...measures].map((measure) => [measure, all[measure]]));
}
