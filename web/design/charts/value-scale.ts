import { formatTick } from '../number/tick.ts';
import { roundAxis } from './axis.ts';
import type { ChartTheme } from './chart-theme.ts';

/** Color and font of the labels of an axis. */
export const tickStyle = (theme: ChartTheme) => ({
  color: theme.axisText,
  font: { family: theme.fontFamily, size: 12 },
});

/** The axis of the values: grid lines at round steps, without a line of its own. */
export function valueScale(theme: ChartTheme, values: readonly number[]) {
  const { min, max, stepSize } = roundAxis(values);
  return {
    ...{ min, max, border: { display: false } },
    grid: { color: theme.gridline, drawTicks: false },
    ticks: {
      ...{ ...tickStyle(theme), padding: 6, maxRotation: 0, stepSize },
      callback: (value: string | number) => formatTick(Number(value)),
    },
  };
}
