import { sumOf } from '../../../../design/number/sum.ts';
import type { ChannelBarCard_BarsFragment } from './ChannelBarCard.gen.ts';
import { seriesOf, totalOf } from '../frame/chart-series.ts';

/** As many bars stand in the picture without scrolling. */
export const barsInView = 25;

/** As many bars are drawn at most: what comes beyond is in the table and in the exports. */
export const barsDrawn = 500;

/** One channel, or all that have no colour of their own, with its part of each bar. */
export interface BarSeries {
  key: string;
  name: string;
  colour: number | null;
  values: readonly (string | null)[];
}

/** The series of the bars, in the order of the channels: at most eight and what is beyond. */
export function barSeriesOf(
  { channels, bars }: ChannelBarCard_BarsFragment,
  other: (count: number) => string,
): BarSeries[] {
  const drawn = bars.slice(0, barsDrawn);
  const sources = channels.map((channel, at) => ({
    ...channel,
    values: drawn.map(({ values }) => values[at] ?? null),
  }));
  return seriesOf(sources, ({ values }) => sumOf(values), other).map(
    ({ sources: parts, ...series }) => ({
      ...series,
      values: drawn.map((_, at) => totalOf(parts.map(({ values }) => values[at] ?? null))),
    }),
  );
}
