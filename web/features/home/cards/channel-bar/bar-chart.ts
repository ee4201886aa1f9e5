import type { ChartParts } from '../../../../design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../design/charts/chart-theme.ts';
import { seriesFill } from '../../../../design/charts/series-color.ts';
import { tickStyle, valueScale } from '../../../../design/charts/value-scale.ts';
import { BARS_IN_VIEW, type BarSeries } from './channel-bars.ts';
import { nameLines } from './name-lines.ts';

/** Width of a bar, in pixels. */
const BAR_WIDTH_PX = 15;

/** From this width on there is space for long names. */
const WIDE_CHART_PX = 600;

/** Lines of a name: as many as the distance of the bars leaves space for. */
const linesPerName = (bars: number): number =>
  Math.min(Math.max(Math.floor(BARS_IN_VIEW / Math.max(bars, 1)), 1), 3);

/** Height of the chart with up to 25 bars, in pixels. With more bars it grows and scrolls. */
export const CHART_HEIGHT_PX = 500;

export function chartHeight(bars: number): number {
  return bars <= BARS_IN_VIEW
    ? CHART_HEIGHT_PX
    : Math.ceil((bars / BARS_IN_VIEW) * CHART_HEIGHT_PX);
}

interface Bars {
  theme: ChartTheme;
  names: readonly string[];
  series: readonly BarSeries[];
  hidden: ReadonlySet<string>;
  divisor: number;
}

/**
 * The configuration of the chart: horizontal bars stacked by channel, on an axis in the unit of the
 * card's head.
 */
export function barChart({ theme, names, series, hidden, divisor }: Bars): ChartParts<'bar'> {
  const shown = series.filter(({ key }) => !hidden.has(key));
  const scaled = shown.map(({ values }) =>
    values.map((value) => (value === null ? null : Number(value) / divisor)),
  );
  const ends = names.flatMap((_, index) => {
    const parts = scaled.map((values) => values[index] ?? 0);
    return [
      parts.reduce((sum, part) => sum + Math.max(part, 0), 0),
      parts.reduce((sum, part) => sum + Math.min(part, 0), 0),
    ];
  });
  return {
    data: {
      labels: [...names],
      datasets: shown.map(({ name, colour }, index) => ({
        label: name,
        data: scaled[index] ?? [],
        backgroundColor: seriesFill(theme, colour),
        hoverBackgroundColor: seriesFill(theme, colour),
        borderColor: theme.surface,
        borderWidth: { right: 1 },
        barThickness: BAR_WIDTH_PX,
        stack: 'channels',
      })),
    },
    options: {
      indexAxis: 'y',
      layout: { padding: { right: 8 } },
      scales: {
        y: {
          stacked: true,
          grid: { display: false },
          border: { color: theme.axis },
          ticks: {
            ...tickStyle(theme),
            autoSkip: false,
            callback(_value, index) {
              const room = this.chart.width < WIDE_CHART_PX ? 12 : 28;
              return nameLines(names[index] ?? '', room, linesPerName(names.length));
            },
          },
        },
        x: {
          ...valueScale(theme, ends),
          stacked: true,
          // A scrolling chart has its axis at the top, where the user sees it first.
          position: names.length > BARS_IN_VIEW ? 'top' : 'bottom',
        },
      },
    },
  };
}
