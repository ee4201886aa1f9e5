import type { FigureUnit, SalesMetric } from '../generated/resolvers.ts';

/** The services' code of each metric, and the unit of its values. */
export const METRICS: Record<SalesMetric, { code: number; unit: FigureUnit }> = {
  QUANTITY: { code: 0, unit: 'COUNT' },
  AMOUNT: { code: 10, unit: 'MONEY' },
  PENETRATION: { code: 20, unit: 'PERCENT' },
};
