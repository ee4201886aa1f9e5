import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { ChannelBarCard_BarsFragment } from './ChannelBarCard.gen.ts';
import { seriesKey } from '../frame/chart-series.ts';
import type { Measure } from '../frame/measure.ts';

interface TableOptions {
  measure: Measure;
  asOf: string;
  t: TFunction;
}

/** All bars with all channels, including those that the chart combines. */
export function channelBarTable(
  title: string,
  data: ChannelBarCard_BarsFragment,
  { measure, asOf, t }: TableOptions,
): DataTable {
  const names = data.channels.map(({ name }) => name);
  return {
    title,
    asOf,
    currency: data.currency,
    columns: [
      { title: t('group.name'), kind: 'text' },
      { title: `${measure.name} ${t('chart.total')}`, kind: measure.kind },
      // Channels with the same name are distinguished by their codes.
      ...data.channels.map((channel) => ({
        title:
          names.indexOf(channel.name) === names.lastIndexOf(channel.name)
            ? channel.name
            : `${channel.name} ${seriesKey(channel)}`,
        kind: measure.kind,
      })),
    ],
    rows: data.bars.map(({ name, sum, channelValues }) => [
      { raw: name },
      { raw: sum },
      ...data.channels.map((_, index) => ({ raw: channelValues[index]?.value ?? null })),
    ]),
  };
}
