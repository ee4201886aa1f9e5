import { monthStart, nextMonthStart } from '../server/calendar.ts';
import type { Period } from './period.ts';

const COLUMNS = 'f.shopno, f.channelno, f.groupno, f.sales, f.cost, f.qty, f.orders';

/**
 * The sales of stores by channel and purchase group, whose parameters are `?1` and `?2`, the days and months of `channelParts`, and `?3`, the
 * stores, all as JSON lists. Whole months come from their sums: a year has 24 times as many rows by day. Days are read by day and store,
 * because a range of days would read the rows of all stores.
 */
export const CHANNEL_FACTS = `(
  SELECT ${COLUMNS} FROM json_each(?1) d CROSS JOIN json_each(?3) n
    CROSS JOIN sales_fact f ON f.day = d.value AND f.shopno = n.value
  UNION ALL
  SELECT ${COLUMNS} FROM json_each(?2) m CROSS JOIN json_each(?3) n
    CROSS JOIN sales_month f ON f.month = m.value AND f.shopno = n.value)`;

/** The days of a period that are read one by one, and the first days of its whole months. */
export function channelParts({ from, to }: Period): [days: string, months: string] {
  const [days, months]: [number[], number[]] = [[], []];
  for (let day = from; day <= to;) {
    const next = nextMonthStart(day);
    const isWhole = day === monthStart(day) && next - 1 <= to;
    (isWhole ? months : days).push(day);
    day = isWhole ? next : day + 1;
  }
  return [JSON.stringify(days), JSON.stringify(months)];
}
