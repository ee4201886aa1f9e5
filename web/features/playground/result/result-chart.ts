import { dayTicks } from '../../../design/charts/axis.ts';
import type { ChartParts } from '../../../design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../design/charts/chart-theme.ts';
import { seriesFill } from '../../../design/charts/series-color.ts';
import { tickStyle, valueScale } from '../../../design/charts/value-scale.ts';
import type { ChartPoints } from './chart-choice.ts';

/** Height of a bar with its gap, and of the axis, in pixels. */
const BAR_PX = 24;
const AXIS_PX = 40;

export const barChartHeight = (bars: number): number => bars * BAR_PX + AXIS_PX;

/** From this width on there is space for long names. */
const WIDE_PX = 480;

const short = (name: string, most: number) =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

const numbers = ({ series }: ChartPoints) =>
  series.flatMap(({ values }) => values).filter((value) => value !== null);

/** Horizontal bars, from the first row down. */
export function barsOf(theme: ChartTheme, points: ChartPoints, label: string): ChartParts<'bar'> {
  const { names, series } = points;
  return {
    data: {
      labels: [...names],
      datasets: [
        {
          label,
          data: [...(series[0]?.values ?? [])],
          backgroundColor: seriesFill(theme, 0),
          hoverBackgroundColor: seriesFill(theme, 0),
          barThickness: 14,
          borderRadius: 2,
        },
      ],
    },
    options: {
      indexAxis: 'y',
      layout: { padding: { right: 8 } },
      scales: {
        y: {
          grid: { display: false },
          border: { color: theme.axis },
          ticks: {
            ...tickStyle(theme),
            autoSkip: false,
            callback(_value, index) {
              return short(names[index] ?? '', this.chart.width < WIDE_PX ? 9 : 18);
            },
          },
        },
        x: valueScale(theme, numbers(points)),
      },
    },
  };
}

/** Lines over days; the names of hidden ones are in `hidden`. */
export function linesOf(
  theme: ChartTheme,
  points: ChartPoints,
  { label, hidden }: { label: string; hidden: ReadonlySet<string> },
): ChartParts<'line'> {
  const { names, series } = points;
  const shown = new Set(dayTicks(names.length, 6));
  return {
    data: {
      labels: [...names],
      datasets: series.map(({ name, values }, index) => {
        const color = theme.series[index] ?? theme.axisText;
        return {
          label: name ?? label,
          data: [...values],
          hidden: name !== null && hidden.has(name),
          borderColor: color,
          borderWidth: 2,
          // A single day has no line.
          pointRadius: names.length === 1 ? 4 : 0,
          pointHoverRadius: 4,
          pointBackgroundColor: color,
        };
      }),
    },
    options: {
      layout: { padding: { right: 12, top: 8 } },
      scales: {
        x: {
          grid: { display: false },
          border: { color: theme.axis },
          ticks: {
            ...tickStyle(theme),
            autoSkip: false,
            maxRotation: 0,
            callback: (_value, index) => (shown.has(index) ? (names[index] ?? '').slice(5) : ''),
          },
        },
        y: valueScale(theme, numbers(points)),
      },
    },
  };
}
