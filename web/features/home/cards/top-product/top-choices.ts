import type { SalesMetric } from '../../../../generated/schema.ts';

/** How many products there may be, and how many there are where nobody has chosen. */
export const tops = ['10', '20', '30', '40'] as const;
export const usualTop = '10';

/** No list is longer, whatever the services send. */
export const mostProducts = 40;

export const topMetrics = [
  'QUANTITY',
  'AMOUNT',
  'PENETRATION',
] as const satisfies readonly SalesMetric[];
export const usualMetric = 'AMOUNT';

export const metricTexts = {
  QUANTITY: 'metric.QUANTITY',
  AMOUNT: 'metric.AMOUNT',
  PENETRATION: 'metric.PENETRATION',
} as const satisfies Record<SalesMetric, string>;

/** An address may hold anything: what is no choice counts as the usual one. */
export const topOf = (text: string): (typeof tops)[number] =>
  tops.find((one) => one === text) ?? usualTop;
export const metricOf = (text: string): SalesMetric =>
  topMetrics.find((one) => one === text) ?? usualMetric;
