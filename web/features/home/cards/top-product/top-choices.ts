import type { SalesMetric } from '../../../../generated/schema.ts';

/** The numbers of products that the user can choose, and the default. */
export const topOptions = ['10', '20', '30', '40'] as const;
export const DEFAULT_TOP = '10';

/** Maximum products shown, whatever the services send. */
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

/** Parse values of the URL. Invalid values give the default. */
export const parseTop = (text: string): (typeof topOptions)[number] =>
  topOptions.find((one) => one === text) ?? DEFAULT_TOP;
export const parseMetric = (text: string): SalesMetric =>
  topMetrics.find((one) => one === text) ?? DEFAULT_METRIC;
