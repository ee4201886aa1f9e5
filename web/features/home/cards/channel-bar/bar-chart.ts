import { roundAxis } from '../../../../design/charts/axis.ts';
import type { ChartParts } from '../../../../design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../design/charts/chart-theme.ts';
import { seriesFill } from '../../../../design/charts/series-colour.ts';
import { formatTick } from '../../../../design/number/tick.ts';
import { BARS_IN_VIEW, type BarSeries } from './channel-bars.ts';

/** How broad a bar is, in pixels. */
const BAR_WIDTH_PX = 15;

/** From this width on there is room for long names. */
const WIDE_CHART_PX = 600;

/** How high the picture is, and from how many bars on it grows and scrolls. */
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

/** Lying bars, a stack of channels each, on an axis in the unit of the head. */
export function barChart({ theme, names, series, hidden, divisor }: Bars): ChartParts<'bar'> {
  const font = { family: theme.fontFamily, size: 12 };
  const ticks = { color: theme.axisText, font };
  const shown = series.filter(({ key }) => !hidden.has(key));
  const scaled = shown.map(({ values }) =>
    values.map((value) => (value === null ? null : Number(value) / divisor)),
  );
  const ends = names.flatMap((_, at) => {
    const parts = scaled.map((values) => values[at] ?? 0);
    return [
      parts.reduce((sum, part) => sum + Math.max(part, 0), 0),
      parts.reduce((sum, part) => sum + Math.min(part, 0), 0),
    ];
  });
  const axis = roundAxis(ends);
  return {
    data: {
      labels: [...names],
      datasets: shown.map(({ name, colour }, at) => ({
        label: name,
        data: scaled[at] ?? [],
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
            ...ticks,
            autoSkip: false,
            callback(_value, at) {
              return shortenName(names[at] ?? '', this.chart.width < WIDE_CHART_PX ? 10 : 28);
            },
          },
        },
        x: {
          stacked: true,
          min: axis.min,
          max: axis.max,
          // Where one has to scroll the axis is the first that one sees.
          position: names.length > BARS_IN_VIEW ? 'top' : 'bottom',
          border: { display: false },
          grid: { color: theme.gridline, drawTicks: false },
          ticks: {
            ...ticks,
            padding: 6,
            maxRotation: 0,
            stepSize: axis.stepSize,
            callback: (value) => formatTick(Number(value)),
          },
        },
      },
    },
  };
}

/** As much of a name as has room, a wide character counting as two. */
export function shortenName(name: string, room: number): string {
  let left = room;
  let kept = '';
  for (const character of name) {
    left -= /[\u1100-\uffff]/u.test(character) || character.length > 1 ? 2 : 1;
    if (left < 0) return `${kept}…`;
    kept += character;
  }
  return kept;
}
