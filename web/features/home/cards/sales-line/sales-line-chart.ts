import type { LineChartConfiguration } from '../../../../design/charts/ChartCanvas.tsx';
import { dayTicks } from '../../../../design/charts/axis.ts';
import type { ChartTheme } from '../../../../design/charts/chart-theme.ts';
import { tickStyle, valueScale } from '../../../../design/charts/value-scale.ts';
import type { Scale } from '../../../../design/number/scale.ts';
import type { SalesLineCard_SeriesFragment } from './SalesLineCard.gen.ts';

interface SalesLines {
  theme: ChartTheme;
  days: string[];
  points: SalesLineCard_SeriesFragment['points'];
  scale: Scale;
  names: { actual: string; estimated: string };
}

/** Width of the label of a day including the space beside it, in pixels. */
const LABEL_WIDTH_PX = 64;

const ONE_DAY_RADIUS_PX = 4;

/**
 * The configuration of the chart: achieved sales as a solid line, estimated sales as a dashed line,
 * on an axis in the unit of the card's head.
 */
export function salesLineChart({
  theme,
  days,
  points,
  scale,
  names,
}: SalesLines): Pick<LineChartConfiguration, 'data' | 'options'> {
  const scaled = (text: string | null) => (text === null ? null : Number(text) / scale.divisor);
  const [brand = ''] = theme.series;
  const values = points.flatMap((point) => [
    scaled(point.actual) ?? 0,
    scaled(point.estimated) ?? 0,
  ]);
  // One day has no line to it, so it is drawn as a point in the middle.
  const isOneDay = points.length === 1;
  const line = {
    borderJoinStyle: 'round' as const,
    pointRadius: isOneDay ? ONE_DAY_RADIUS_PX : 0,
    pointHitRadius: 0,
    // The highest value is at the edge of the axis, where a point would be cut in half.
    ...(isOneDay && { clip: false as const }),
  };
  return {
    data: {
      labels: days,
      datasets: [
        {
          ...line,
          label: names.actual,
          data: points.map((point) => scaled(point.actual)),
          borderColor: brand,
          borderWidth: 2,
          pointBackgroundColor: brand,
          pointHoverRadius: 4,
          pointHoverBorderWidth: 2,
          pointHoverBorderColor: brand,
          pointHoverBackgroundColor: theme.surface,
        },
        {
          ...line,
          label: names.estimated,
          data: points.map((point) => scaled(point.estimated)),
          borderColor: theme.plan,
          borderWidth: 1.5,
          pointBackgroundColor: theme.plan,
          borderDash: [4, 4],
          pointHoverRadius: 0,
        },
      ],
    },
    options: {
      color: theme.axisText,
      layout: { padding: { top: 6, right: 8 } },
      scales: {
        x: {
          offset: isOneDay,
          grid: { display: false },
          border: { color: theme.axis },
          ticks: {
            ...{ ...tickStyle(theme), padding: 8 },
            ...{ align: isOneDay ? 'center' : 'inner', autoSkip: false, maxRotation: 0 },
          },
          afterBuildTicks: (scaleOfDays) => {
            scaleOfDays.ticks = dayTicks(
              days.length,
              Math.floor(scaleOfDays.width / LABEL_WIDTH_PX),
            ).map((value) => ({ value }));
          },
        },
        y: valueScale(theme, values),
      },
    },
  };
}
