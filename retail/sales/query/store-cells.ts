import type { RetailDatabase } from '../../database/sqlite.ts';
import { monthOf, monthStart, nextMonthStart } from '../../server/calendar.ts';
import { CHANNEL_FACTS, channelParts } from '../channel-facts.ts';
import type { Period } from '../period.ts';
import {
  addCells,
  eachPeriod,
  grouping,
  keysOf,
  LIMIT,
  type Cells,
  type FactRow,
} from './cells.ts';
import { bucketsOf } from './days.ts';
import type { Measure, Question } from './question.ts';

/** Measures that the facts by channel and purchase group have. */
const SOLD: readonly Measure[] = ['sales', 'profit', 'orders', 'quantity'];

/** The periods of the rows, by the position of their day, week or month. Null where there are no days. */
export interface RowPeriods {
  /** Days with figures. */
  facts: readonly (Period | null)[];
  /** Days whose plan counts. */
  plan: readonly (Period | null)[];
}

/**
 * The figures of stores. Each query reads the smallest table that has what it needs: visitors are counted by store, sales also by purchase
 * group and by channel.
 */
export function storeCells(
  db: RetailDatabase,
  question: Question,
  { facts, plan }: RowPeriods,
): Cells {
  const { measures, byCategory, byChannel } = question;
  const cells: Cells = new Map();
  const keys = keysOf(question);
  const sold = SOLD.some((measure) => measures.has(measure));
  const counted = measures.has('customers') && !byCategory && !byChannel;
  const byShopAlone = !byCategory && !byChannel && !measures.has('quantity');
  if (byChannel && sold) addCells(cells, channelRows(db, question, facts), keys);
  else if (!byShopAlone && sold) addCells(cells, groupRows(db, question, facts), keys);
  if (counted || (byShopAlone && sold)) addCells(cells, shopRows(db, question, facts), keys);
  if (measures.has('plan') && !byChannel) addCells(cells, planRows(db, question, plan), keys);
  return cells;
}

type Rows = (
  db: RetailDatabase,
  question: Question,
  periods: readonly (Period | null)[],
) => FactRow[];

const IN = '(SELECT value FROM json_each(?))';
const REGION = '(SELECT regionid FROM shop s WHERE s.shopno = f.shopno)';
const COLUMNS = {
  store: 'f.shopno',
  region: REGION,
  category: 'f.groupno',
  channel: 'f.channelno',
};

const shopRows: Rows = (db, question, periods) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const query = db.prepare<FactRow>(
    `SELECT ${select} sum(f.sales) AS sales, sum(f.cost) AS cost, sum(f.orders) AS orders, sum(f.footfall) AS customers
     FROM shop_day f WHERE f.day BETWEEN ? AND ? AND f.shopno IN ${IN} ${group} ${LIMIT}`,
  );
  return eachPeriod(periods, ({ from, to }) => query.all([from, to, question.shops]));
};

const groupRows: Rows = (db, question, periods) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const query = db.prepare<FactRow>(
    `SELECT ${select} sum(f.sales) AS sales, sum(f.cost) AS cost, sum(f.qty) AS quantity, sum(f.orders) AS orders
     FROM json_each(?) g CROSS JOIN group_day f ON f.groupno = g.value AND f.day BETWEEN ? AND ?
     WHERE f.shopno IN ${IN} ${group} ${LIMIT}`,
  );
  return eachPeriod(periods, ({ from, to }) =>
    query.all([question.groups, from, to, question.shops]),
  );
};

const channelRows: Rows = (db, question, periods) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const query = db.prepare<FactRow>(
    `SELECT ${select} sum(f.sales) AS sales, sum(f.cost) AS cost, sum(f.qty) AS quantity, sum(f.orders) AS orders
     FROM ${CHANNEL_FACTS} f WHERE f.channelno IN ${IN} AND f.groupno IN ${IN} ${group} ${LIMIT}`,
  );
  return eachPeriod(periods, (period) =>
    query.all([...channelParts(period), question.shops, question.channels, question.groups]),
  );
};

/**
 * A month's plan by calendar days. The shares of its days add up to it exactly, because each is the
 * difference of two rounded sums.
 */
const planRows: Rows = (db, question, periods) => {
  const { select, group } = grouping(keysOf(question), COLUMNS);
  const query = db.prepare<FactRow>(
    `SELECT ${select} sum(${planUpTo('m.value ->> 2')} - ${planUpTo('(m.value ->> 1) - 1')}) AS plan
     FROM json_each(?) m CROSS JOIN sales_plan f ON f.month = m.value ->> 0
     WHERE f.shopno IN ${IN} AND f.groupno IN ${IN} ${group} ${LIMIT}`,
  );
  return eachPeriod(periods, (period) =>
    query.all([monthParts(period), question.shops, question.groups]),
  );
};

/** The plan of a month up to one of its days, rounded to fen. */
function planUpTo(day: string): string {
  return `(f.sales * (${day}) * 2 + (m.value ->> 3)) / (2 * (m.value ->> 3))`;
}

/** The months of a period as `[month, first day, last day, days of the month]`. */
function monthParts(period: Period): string {
  return JSON.stringify(
    bucketsOf(period, 'month').map(({ from, to }) => {
      const start = monthStart(from);
      return [monthOf(from), from - start + 1, to - start + 1, nextMonthStart(from) - start];
    }),
  );
}
