import { sumDecimals } from '../../../../design/number/sum.ts';
import type { ChannelBarCard_BarsFragment } from './ChannelBarCard.gen.ts';
import { createSeries, seriesTotal } from '../frame/chart-series.ts';

/** Bars that fit into the chart without scrolling. */
export const BARS_IN_VIEW = 25;

/** Maximum bars drawn. The table and the exports contain all of them. */
export const MAX_BARS = 500;

/** One channel, or the combined remaining channels, with its value in each bar. */
export interface BarSeries {
  key: string;
  name: string;
  colour: number | null;
  values: readonly (string | null)[];
}

/** The series of the bars in the order of the channels: at most eight and the combined rest. */
export function createBarSeries(
  { channels, bars }: ChannelBarCard_BarsFragment,
  other: (count: number) => string,
): BarSeries[] {
  const drawn = bars.slice(0, MAX_BARS);
  const sources = channels.map((channel, index) => ({
    ...channel,
    values: drawn.map(({ channelValues }) => channelValues[index]?.value ?? null),
  }));
  return createSeries(sources, ({ values }) => sumDecimals(values), other).map(
    ({ sources: parts, ...series }) => ({
      ...series,
      values: drawn.map((_, index) =>
        seriesTotal(parts.map(({ values }) => values[index] ?? null)),
      ),
    }),
  );
}
