import type { components } from '../../schema/generated/retail.ts';
import {
  dateIn,
  dateOf,
  dayNumber,
  monthOf,
  monthStart,
  nextMonthStart,
} from '../server/calendar.ts';
import { RetailError } from '../server/envelope.ts';
import { asOf } from '../sales/period.ts';
import { storeScope } from '../sales/scope.ts';
import { search, type Searchable } from '../database/search.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { type Json, readJson } from '../database/sqlite.ts';

type Assistant = components['schemas']['Elf'];
type Row = components['schemas']['Row'];

const SLOW_DAYS = 30;

/** The rows of each assistant, by its code. The fields are the columns of its configuration. */
const QUESTIONS: Readonly<Record<string, (context: ServiceContext) => Searchable>> = {
  /** Stores whose sales of the month so far are below their part of the plan. */
  E1(context) {
    const last = asOf(context);
    const from = monthStart(last);
    const part = (last - from + 1) / (nextMonthStart(last) - from);
    return {
      from: `(SELECT s.shopid, s.shopname, d.sales / 100.0 AS sales, round(p.sales * ?) / 100 AS plan, round(d.sales * 100.0 / (p.sales * ?), 2) AS rate
        FROM shop s
        JOIN (SELECT shopno, sum(sales) AS sales FROM shop_day WHERE day BETWEEN ? AND ? GROUP BY shopno) d USING (shopno)
        JOIN (SELECT shopno, sum(sales) AS sales FROM sales_plan WHERE month = ? GROUP BY shopno) p USING (shopno)
        WHERE s.shopno IN (SELECT value FROM json_each(?)) AND d.sales < p.sales * ?)`,
      values: [part, part, from, last, monthOf(last), storeScope(context).shops, part],
      fields: {
        shopid: 'shopid',
        shopname: 'shopname',
        sales: 'sales',
        plan: 'plan',
        rate: 'rate',
      },
      order: 'rate, shopid',
    };
  },
  /** The five percent of products with the fewest pieces sold, among those that are sold at all. */
  E2(context) {
    const last = asOf(context);
    return {
      from: `(SELECT productid, productname, categoryname, qty, sales FROM (
          SELECT p.productid, p.productname, c.categoryname, coalesce(f.qty, 0) AS qty, coalesce(f.sales, 0) / 100.0 AS sales,
            percent_rank() OVER (ORDER BY coalesce(f.qty, 0)) AS place
          FROM product p JOIN category c ON c.categoryno = p.groupno
          JOIN (SELECT DISTINCT productno FROM product_fact WHERE grain = 'M') USING (productno)
          LEFT JOIN (SELECT productno, sum(qty) AS qty, sum(sales) AS sales FROM product_fact
            WHERE grain = 'D' AND day BETWEEN ? AND ? GROUP BY productno) f USING (productno)) WHERE place < 0.05)`,
      values: [last - SLOW_DAYS + 1, last],
      fields: {
        productid: 'productid',
        productname: 'productname',
        categoryname: 'categoryname',
        qty: 'qty',
        sales: 'sales',
      },
      order: 'qty, productid',
    };
  },
  /** Stores that are closed for renovation, were in the last 90 days, or will be. */
  E3(context) {
    return {
      from: `(SELECT shopid, shopname, refit_from AS fromdate, refit_to AS todate, cast(julianday(refit_to) - julianday(refit_from) AS INTEGER) + 1 AS days
        FROM shop WHERE refit_to >= ? AND shopno IN (SELECT value FROM json_each(?)))`,
      values: [dateOf(dayNumber(context.today()) - 90), storeScope(context).shops],
      fields: {
        shopid: 'shopid',
        shopname: 'shopname',
        fromdate: 'fromdate',
        todate: 'todate',
        days: 'days',
      },
      order: 'fromdate, shopid',
    };
  },
  /**
   * Tasks of the caller's post template that were due before the business date, in the time zone of
   * the enterprise.
   */
  E4({ db, caller, today }) {
    const day = dayNumber(today());
    const tasks = db
      .prepare<{ taskid: string; due: number; timezone: string }>(
        `SELECT t.taskid, t.due, e.timezone FROM pool_task t JOIN enterprise e ON e.entid = ?
         WHERE t.status <> 'completed' AND t.due IS NOT NULL AND (? IN ('PT10', 'PT12') OR t.posttmplcode = ?)`,
      )
      .all([caller.entid, caller.posttmplcode, caller.posttmplcode]);
    const late = tasks
      .map(({ taskid, due, timezone }) => ({ taskid, duedate: dateIn(timezone, due) }))
      .map((task) => ({ ...task, days: day - dayNumber(task.duedate) }))
      .filter(({ days }) => days > 0);
    return {
      from: `(SELECT t.taskid, t.taskname, t.taskkeyattr AS place, a.username AS assignee, l.value ->> 'duedate' AS duedate, l.value ->> 'days' AS days
        FROM json_each(?) l JOIN pool_task t ON t.taskid = l.value ->> 'taskid'
        LEFT JOIN account a ON a.usercode = t.assignee AND a.entid = ?)`,
      values: [JSON.stringify(late), caller.entid],
      fields: {
        taskid: 'taskid',
        taskname: 'taskname',
        place: 'place',
        assignee: 'assignee',
        duedate: 'duedate',
        days: 'days',
      },
      order: 'days DESC, taskid',
    };
  },
};

export const assistantServices: ServiceTable = {
  '/api/msc-ucs/casper/list': (_body, context) => assistantsOf(context),

  '/api/msc-casper/{caspeerid}/search': ({ caspeerid, ...request }, context) => {
    const assistant = assistantsOf(context).find((one) => one.caspeerid === caspeerid);
    if (assistant?.flag !== '1') throw new RetailError('A0301', 'Not permitted for this assistant');
    const question = QUESTIONS[assistant.caspeerid];
    if (!question) throw new RetailError('B0501');
    return search<Row>(context.db, question(context), request);
  },
};

/** Assistants are granted to a post template; suppliers have none. */
function assistantsOf({ db, caller }: ServiceContext): Assistant[] {
  const rows = db
    .prepare<Omit<Assistant, 'columndata'> & { columndata: Json<Assistant['columndata']> }>(
      `SELECT e.caspeerid, e.caspername, e.entrycode, e.columndata, e.casperrest, e.flag FROM template_elf t JOIN elf e USING (caspeerid)
       WHERE t.posttmplcode = ? ORDER BY e.sort`,
    )
    .all([caller.posttmplcode ?? '']);
  return rows.map((row) => ({ ...row, columndata: readJson(row.columndata) }));
}
