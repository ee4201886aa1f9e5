import type { FigureUnit, SalesMetric } from '../generated/resolvers.ts';

/** What the services call a metric, and how its values are to be read. */
export const METRICS: Record<SalesMetric, { code: number; unit: FigureUnit }> = {
  QUANTITY: { code: 0, unit: 'COUNT' },
  AMOUNT: { code: 10, unit: 'MONEY' },
  PENETRATION: { code: 20, unit: 'PERCENT' },
};
