import type { components } from '../../schema/generated/retail.ts';
import { field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';

type ChartBlock = components['schemas']['ChartBlock'];

/**
 * The rows of one block of a chart's answer. The blocks come as `data[0].echartData` and
 * `data[1].sumData`, or both in one object.
 */
export function blockOf(answer: unknown, name: keyof ChartBlock): unknown {
  return rowsOf<ChartBlock>('card', answer)
    .map((block) => field(block, name))
    .find((rows) => rows !== undefined && rows !== null);
}
