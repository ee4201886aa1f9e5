import type { components } from '../../schema/generated/retail.ts';
import { codeOf } from '../values/rows.ts';

type SumRow = components['schemas']['ChartSum'];

/** Finds the line of the summary that belongs to a bar, by the bar's code and name. */
type FindLine = (code: string | null, name: string) => SumRow | undefined;

/**
 * The lines of a chart's summary by what they are about: by code where they carry one, whatever their order. Services that send names alone are
 * joined by name; of several with one name each bar takes the next, so that two products of the same name keep their own lines.
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
