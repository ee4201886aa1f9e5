/** Round step sizes; three of them must reach the highest value. */
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * An axis from zero in up to three round steps; negative values extend it below zero by steps of
 * the same size.
 */
export function roundAxis(values: readonly number[]): {
  min: number;
  max: number;
  stepSize: number;
} {
  const highest = Math.max(...values.map(Math.abs), 0);
  if (highest === 0) return { min: 0, max: 3, stepSize: 1 };
  const magnitude = 10 ** Math.floor(Math.log10(highest / 3));
  const stepSize = magnitude * (roundSteps.find((step) => step * magnitude * 3 >= highest) ?? 10);
  const lowest = Math.min(...values, 0);
  const top = Math.max(...values, 0);
  return {
    min: lowest < 0 ? -Math.ceil(-lowest / stepSize) * stepSize : 0,
    max: Math.ceil(top / stepSize) * stepSize,
    stepSize,
  };
}

/** Every day, every second, weekly, or every 10 or 15 days: the first that fits. */
const dayStrides = [1, 2, 7, 10, 15];

/**
 * Indexes of the days labeled below a chart of `count` days with room for `room` labels: from the
 * first in even steps, and always the last, which replaces one too close to it.
 */
export function dayTicks(count: number, room: number): number[] {
  const maxLabels = Math.max(room, 2);
  const stride =
    dayStrides.find((step) => Math.ceil(count / step) <= maxLabels) ?? Math.ceil(count / maxLabels);
  const ticks = Array.from({ length: Math.ceil(count / stride) }, (_, index) => index * stride);
  if (stride === 1) return ticks;
  const last = count - 1;
  return [...ticks.filter((tick) => tick === 0 || last - tick >= stride * 0.7), last];
}
