import { sumDecimals } from '../../../../design/number/sum.ts';
import type { ChannelPieCard_SharesFragment } from './ChannelPieCard.gen.ts';
import { createSeries, seriesTotal } from '../frame/chart-series.ts';

/** The metric of the pie, with the values that the URL uses. */
export type PieMode = 'sale' | 'num';

export interface Slice {
  key: string;
  name: string;
  colour: number | null;
  /** Null if none of its channels has a figure. */
  value: string | null;
  share: string | null;
}

type Channels = ChannelPieCard_SharesFragment['channels'];

/** The slices of the pie, in the order of the services. */
export function createSlices(
  channels: Channels,
  mode: PieMode,
  other: (count: number) => string,
): Slice[] {
  const value = (channel: Channels[number]) => (mode === 'num' ? channel.units : channel.sales);
  const share = (channel: Channels[number]) =>
    mode === 'num' ? channel.quantityShare : channel.amountShare;
  return createSeries(channels, value, other).map(({ sources, ...series }) => ({
    ...series,
    value: seriesTotal(sources.map(value)),
    share: sources.some((source) => share(source) === null)
      ? null
      : sumDecimals(sources.map(share)),
  }));
}
