import type { components } from '../../schema/generated/retail.ts';
import { dateOf } from '../server/calendar.ts';
import type { Handler } from '../server/service.ts';
import { yuan } from './figures.ts';
import { asOf, dayParameter } from './period.ts';
import { storeScope } from './scope.ts';

type RankingRow = components['schemas']['RankingRow'];

const PLACES = 10;

/** The best stores of a day; without a date it is yesterday. */
export const storeRanking: Handler<'/api/MCA200021/sales/storeRanking'> = (
  body,
  context,
): RankingRow[] => {
  const day = Math.min(dayParameter(body, 'startdate') ?? asOf(context), asOf(context));
  const rows = context.db
    .prepare<{ shopid: string; name: string; sales: number }>(
      `SELECT s.shopid, s.shopname AS name, d.sales FROM shop_day d JOIN shop s USING (shopno)
       WHERE d.day = ? AND d.shopno IN (SELECT value FROM json_each(?)) ORDER BY d.sales DESC, s.shopid LIMIT ${String(PLACES)}`,
    )
    .all([day, storeScope(context).shops]);
  return rows.map(({ shopid, name, sales }) => ({
    shopid,
    name,
    saleValue: yuan(sales),
    sdate: dateOf(day),
  }));
};
