import { sumDecimals } from '../../../../design/number/sum.ts';
import type { ChannelBarCard_BarsFragment } from './ChannelBarCard.gen.ts';
import { createSeries, seriesTotal } from '../frame/chart-series.ts';

/** As many bars stand in the picture without scrolling. */
export const BARS_IN_VIEW = 25;

/** As many bars are drawn at most: what comes beyond is in the table and in the exports. */
export const MAX_BARS = 500;

/** One channel, or all that have no colour of their own, with its part of each bar. */
export interface BarSeries {
  key: string;
  name: string;
  colour: number | null;
  values: readonly (string | null)[];
}

/** The series of the bars, in the order of the channels: at most eight and what is beyond. */
export function createBarSeries(
  { channels, bars }: ChannelBarCard_BarsFragment,
  other: (count: number) => string,
): BarSeries[] {
  const drawn = bars.slice(0, MAX_BARS);
  const sources = channels.map((channel, at) => ({
    ...channel,
    values: drawn.map(({ values }) => values[at] ?? null),
  }));
  return createSeries(sources, ({ values }) => sumDecimals(values), other).map(
    ({ sources: parts, ...series }) => ({
      ...series,
      values: drawn.map((_, at) => seriesTotal(parts.map(({ values }) => values[at] ?? null))),
    }),
  );
}
