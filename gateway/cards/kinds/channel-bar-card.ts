import { rankFields } from '../base-data.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type {
  Channel,
  ChannelBar,
  ChannelBarCardBarsArgs,
  ChannelBarCardResolvers,
  ChannelBars,
} from '../../generated/resolvers.ts';
import { globalId } from '../../request/ids.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { blockOf } from '../chart-blocks.ts';
import {
  decimalOf,
  decimalOrNull,
  hundredthsOf,
  knownSum,
  nullableDecimal,
} from '../../values/hundredths.ts';
import { salesRequest } from '../filters.ts';
import { METRICS } from '../metrics.ts';
import { cardData, limitOf, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type BarRow = components['schemas']['ChartPoint'];

const MAX_BARS = 500;
const MAX_CHANNELS = 100;
/** Each row has one field per channel: this prefix and the channel's code. */
const CHANNEL_FIELD = /^channelid(.+)$/u;

/** Sales of each channel by purchasing group. */
export const channelBarCard = {
  kind: 'ChannelBarCard',
  typename: 'ChannelBarCard',
  fields: {
    bars: (card, args, context) => barsOf(card, args, requireSignedIn(context)),
  } satisfies ChannelBarCardResolvers,
} satisfies CardKind;

async function barsOf(
  card: CardDefinition,
  { filter, metric = 'AMOUNT' }: ChannelBarCardBarsArgs,
  { retail, account, loaders, today }: SignedIn,
): Promise<ChannelBars> {
  if (metric === 'PENETRATION') throw new GatewayError('BAD_USER_INPUT', 'metricNotOffered');
  const { period, body } = salesRequest(filter, today);
  const { code: metricCode, unit } = METRICS[metric];
  const [answer, known] = await Promise.all([
    cardData(retail, account, card, { ...body, metric: metricCode }),
    // The channel list is needed for names only. Without it a channel is shown by its code.
    loaders.channels(limitOf(card)).catch(() => []),
  ]);
  const rows = rowsOf<BarRow>('card', blockOf(answer, 'echartData')).slice(0, MAX_BARS);
  const nameless = channelCodesOf(rows);
  const named = known.filter((channel) => nameless.delete(channel.code));
  const others = [...nameless].sort().map((code) => ({
    id: globalId('Channel', code),
    ...{ code, name: code, i18nCode: null },
    ...rankFields(null),
  }));
  const channels = [...named, ...others].slice(0, MAX_CHANNELS);
  const bars = rows.map((row) => barOf(row, channels));
  return { period, unit, currency: account.enterprise.currency, channels, bars };
}

function channelCodesOf(rows: readonly BarRow[]): Set<string> {
  return new Set(
    rows.flatMap((row) => Object.keys(row).flatMap((name) => CHANNEL_FIELD.exec(name)?.[1] ?? [])),
  );
}

/** The sum is the services' value, or else that of the channels that have a value. */
function barOf(row: BarRow, channels: readonly Channel[]): ChannelBar {
  const values = channels.map(({ code }) => row[`channelid${code}`]);
  const sum = hundredthsOf(row.num) ?? knownSum(values.map(hundredthsOf));
  const code = codeOf(row.categoryid) || null;
  return {
    code,
    name: codeOf(row.name) || (code ?? ''),
    i18nCode: codeOf(row.entrycode) || null,
    sum: decimalOrNull(sum),
    total: decimalOf(sum ?? 0n),
    channelValues: channels.map((channel, index) => ({
      channel,
      value: nullableDecimal(values[index]),
    })),
    values: values.map(nullableDecimal),
  };
}
