import { RetailError } from '../server/envelope.ts';
import { text } from './scope.ts';

/** What a chart measures: '0' quantity, '10' amount (the default), '20' part of all orders. */
export type MetricCode = '0' | '10' | '20';

export function metricOf(
  body: Record<string, unknown>,
  allowed: readonly MetricCode[],
): MetricCode {
  const asked = text(body.metric) || '10';
  const metric = allowed.find((code) => code === asked);
  if (metric === undefined)
    throw new RetailError('A0400', `Bad parameter metric: one of ${allowed.join(', ')}`);
  return metric;
}
