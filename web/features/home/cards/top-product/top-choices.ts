import type { SalesMetric } from '../../../../generated/schema.ts';

/** How many products there may be, and how many there are where nobody has chosen. */
export const topOptions = ['10', '20', '30', '40'] as const;
export const DEFAULT_TOP = '10';

/** No list is longer, whatever the services send. */
export const MAX_PRODUCTS = 40;

export const topMetrics = [
  'QUANTITY',
  'AMOUNT',
  'PENETRATION',
] as const satisfies readonly SalesMetric[];
export const DEFAULT_METRIC = 'AMOUNT';

export const metricTextKeys = {
  QUANTITY: 'metric.QUANTITY',
  AMOUNT: 'metric.AMOUNT',
  PENETRATION: 'metric.PENETRATION',
} as const satisfies Record<SalesMetric, string>;

/** An address may hold anything: what is no choice counts as the usual one. */
export const parseTop = (text: string): (typeof topOptions)[number] =>
  topOptions.find((one) => one === text) ?? DEFAULT_TOP;
export const parseMetric = (text: string): SalesMetric =>
  topMetrics.find((one) => one === text) ?? DEFAULT_METRIC;
