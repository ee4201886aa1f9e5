import type { components } from '../../schema/generated/retail.ts';
import { dateOf } from '../server/calendar.ts';
import type { Handler } from '../server/service.ts';
import { change, percent, yuan } from './figures.ts';
import { asOf } from './period.ts';
import { storeScope } from './scope.ts';
import { onlyRow } from '../database/sqlite.ts';

type CircleData = components['schemas']['CircleData'];

interface MemberRow {
  members: number | null;
  memberSales: number | null;
  sales: number | null;
}

/**
 * Members who bought yesterday, their growth compared with the day before, their spending and its
 * share of all sales.
 */
export const circle: Handler<'/api/MCA200021/sales/circle'> = (_body, context): CircleData => {
  const { shops } = storeScope(context);
  const day = context.db.prepare<MemberRow>(
    `SELECT sum(members) AS members, sum(member_sales) AS memberSales, sum(sales) AS sales FROM shop_day
     WHERE day = ? AND shopno IN (SELECT value FROM json_each(?))`,
  );
  const yesterday = onlyRow(day, [asOf(context), shops]);
  const before = onlyRow(day, [asOf(context) - 1, shops]);
  return {
    num: yesterday.members,
    hb: change(yesterday.members, before.members),
    amt: yesterday.memberSales === null ? null : yuan(yesterday.memberSales),
    prop: percent(yesterday.memberSales, yesterday.sales),
    sdate: dateOf(asOf(context)),
  };
};
