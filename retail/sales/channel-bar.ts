import type { components } from '../../schema/generated/retail.ts';
import type { Handler } from '../server/service.ts';
import { channelSales } from './channel-sales.ts';
import { yuan } from './figures.ts';
import { channelsOf, groupsOf } from './filters.ts';
import { metricOf } from './metric.ts';

type ChartBlock = components['schemas']['ChartBlock'];

/** One bar per purchase group, with one `channelid{X}` per channel, and their sum. */
export const channelBar: Handler<'/api/MCA200021/sales/channelBar'> = (
  body,
  context,
): ChartBlock[] => {
  const metric = metricOf(body, ['0', '10']);
  const rows = channelSales(body, context);
  const channels = channelsOf(context.db, body.channelid);
  const value = (row: { sales: number; qty: number } | undefined) =>
    metric === '0' ? (row?.qty ?? 0) : yuan(row?.sales ?? 0);
  const echartData = groupsOf(context.db, body.cateid).flatMap((group) => {
    const own = rows.filter(({ groupno }) => groupno === group.no);
    if (own.length === 0) return [];
    const bars = channels.map(
      ({ no, id }) =>
        [`channelid${id}`, value(own.find(({ channelno }) => channelno === no))] as const,
    );
    const sum = own.reduce(
      (total, row) => ({ sales: total.sales + row.sales, qty: total.qty + row.qty }),
      { sales: 0, qty: 0 },
    );
    return [
      {
        name: group.name,
        entrycode: `category.${group.id}`,
        categoryid: group.id,
        num: value(sum),
        ...Object.fromEntries(bars),
      },
    ];
  });
  return [{ echartData }];
};
