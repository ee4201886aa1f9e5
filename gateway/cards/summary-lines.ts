import type { components } from '../../schema/generated/retail.ts';
import { codeOf } from '../values/rows.ts';

type SumRow = components['schemas']['ChartSum'];

/** Finds the summary line of a bar, by the bar's code and name. */
type FindLine = (code: string | null, name: string) => SumRow | undefined;

/**
 * Matches the lines of a chart's summary to its bars: by code if the lines have one, otherwise by
 * name. Several lines with the same name are used in order, so that two products of the same name
 * get different lines.
 */
export function summaryLines(rows: readonly SumRow[]): FindLine {
  const byCode = new Map(
    rows
      .filter(({ productid }) => codeOf(productid) !== '')
      .map((row) => [codeOf(row.productid), row]),
  );
  const byName = new Map<string, SumRow[]>();
  for (const row of rows.filter(({ productid }) => codeOf(productid) === '')) {
    byName.set(codeOf(row.name), [...(byName.get(codeOf(row.name)) ?? []), row]);
  }
  return (code, name) =>
    (code === null ? undefined : byCode.get(code)) ?? byName.get(name)?.shift();
}
