import type { components } from '../../schema/generated/retail.ts';
import { dateOf } from '../server/days.ts';
import type { Handler } from '../server/service.ts';
import { change, percent, yuan } from './figures.ts';
import { asOf } from './period.ts';
import { storeScope } from './scope.ts';

type CircleData = components['schemas']['CircleData'];

interface MemberRow {
  members: number | null;
  memberSales: number | null;
  sales: number | null;
}

/** Members who bought yesterday, their growth against the day before, what they spent and its share of all sales. */
export const circle: Handler = (_body, context): CircleData => {
  const { shops } = storeScope(context);
  const day = context.db.prepare(
    `SELECT sum(members) AS members, sum(member_sales) AS memberSales, sum(sales) AS sales FROM shop_day
     WHERE day = ? AND shopno IN (SELECT value FROM json_each(?))`,
  );
  const yesterday = day.get([asOf(context), shops]) as MemberRow;
  const before = day.get([asOf(context) - 1, shops]) as MemberRow;
  return {
    num: yesterday.members,
    hb: change(yesterday.members, before.members),
    amt: yesterday.memberSales === null ? null : yuan(yesterday.memberSales),
    prop: percent(yesterday.memberSales, yesterday.sales),
    sdate: dateOf(asOf(context)),
  };
};
