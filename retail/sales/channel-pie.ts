import type { components } from '../../schema/generated/retail.ts';
import type { Handler } from '../server/service.ts';
import { channelSales } from './channel-sales.ts';
import { yuan } from './figures.ts';
import { channelsOf } from './filters.ts';

type PieSlice = components['schemas']['PieSlice'];

/**
 * Both modes of the card: `sale` is an amount, `num` a quantity. Channels without sales are left
 * out.
 */
export const channelPie: Handler<'/api/MCA200021/sales/channelPie'> = (
  body,
  context,
): PieSlice[] => {
  const rows = channelSales(body, context);
  return channelsOf(context.db, body.channelid).flatMap(({ no, id, name }) => {
    const own = rows.filter(({ channelno }) => channelno === no);
    if (own.length === 0) return [];
    return [
      {
        channelid: id,
        name,
        entrycode: `channel.${id}`,
        sale: yuan(own.reduce((sum, row) => sum + row.sales, 0)),
        num: own.reduce((sum, row) => sum + row.qty, 0),
      },
    ];
  });
};
