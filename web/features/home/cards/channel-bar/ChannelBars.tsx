import { type Ref, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ChartBox } from '../../../../design/charts/ChartBox.tsx';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { ChartLegend } from '../../../../design/charts/ChartLegend.tsx';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { formatCount } from '../../../../design/number/amount.ts';
import { CHART_HEIGHT_PX, barChart, chartHeight } from './bar-chart.ts';
import type { ChannelBarCard_BarsFragment } from './ChannelBarCard.gen.ts';
import { MAX_BARS, createBarSeries, BARS_IN_VIEW } from './channel-bars.ts';
import { seriesTotal } from '../frame/chart-series.ts';
import type { Measure } from '../frame/measure.ts';
import { chartSummary } from '../frame/chart-summary.ts';
import { usePeriod } from '../filtering/usePeriod.ts';
import './ChannelBarCard.css';

interface ChannelBarsProps {
  title: string;
  bars: ChannelBarCard_BarsFragment;
  measure: Measure;
  table: DataTable;
  handle?: Ref<ChartHandle>;
}

/**
 * The bars, which scroll if there are more than 25, and the legend, which shows and hides channels.
 */
export function ChannelBars({ title, bars: data, measure, table, handle }: ChannelBarsProps) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const series = createBarSeries(data, (number) =>
    t('chart.otherCount', { number: formatCount(number).text }),
  );
  const bars = data.bars.slice(0, MAX_BARS);
  const scrolls = bars.length > BARS_IN_VIEW;
  const label = chartSummary({
    title,
    period: usePeriod().textOf(data.period),
    values: data.bars.map(({ name, sum }) => ({ name, value: sum })),
    total: seriesTotal(data.bars.map(({ sum }) => sum)),
    measure,
    t,
  });
  function toggle(key: string) {
    setHidden((before) =>
      before.has(key)
        ? new Set([...before].filter((one) => one !== key))
        : new Set([...before, key]),
    );
  }
  function tip(index: number) {
    const bar = bars[index];
    if (!bar) return { title: '', rows: [] };
    const parts = series
      .filter(({ key }) => !hidden.has(key))
      .map(({ name, values }) => ({ label: name, value: measure.exact(values[index] ?? null) }));
    return {
      title: bar.name,
      rows: [{ label: t('chart.total'), value: measure.exact(bar.sum) }, ...parts],
    };
  }
  return (
    <>
      <div
        className="bars-view"
        style={{ height: CHART_HEIGHT_PX }}
        {...(scrolls
          ? { role: 'region', 'aria-label': t('chart.scrolls', { title }), tabIndex: 0 }
          : {})}
      >
        <div style={{ height: chartHeight(bars.length) }}>
          <ChartBox
            kind="bar"
            {...(handle ? { handle } : {})}
            label={label}
            table={table}
            configure={(theme) =>
              barChart({
                theme,
                names: bars.map(({ name }) => name),
                series,
                hidden,
                divisor: measure.divisor,
              })
            }
            tooltip={tip}
          />
        </div>
      </div>
      {data.bars.length > bars.length && (
        <p className="bars-note">
          {t('chart.firstBars', {
            shown: formatCount(bars.length).text,
            number: formatCount(data.bars.length).text,
          })}
        </p>
      )}
      <ChartLegend
        label={t('chart.legend', { title })}
        items={series}
        hidden={hidden}
        onToggle={toggle}
      />
    </>
  );
}
