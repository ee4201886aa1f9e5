import type { Row } from '../../fields/column.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { valueOf } from '../../fields/values.ts';
import { parseDecimal, writeDecimal } from '../../../design/number/decimal.ts';
import { shortestDecimal } from '../../../design/number/exact.ts';
import { sumOf } from '../../../design/number/sum.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { lineNow } from '../edit-lines.ts';
import type { EditedDetail } from '../edit-state.ts';
import { isOneCell, sizeOf, type GridRange } from '../grid/grid-range.ts';

/** The number of selected cells and the sum of their numbers. */
export interface SelectionSummary {
  cells: number;
  /** Sum of the numbers as displayed; null if there are none. */
  sum: string | null;
}

export function summaryOfSelection(
  range: GridRange | null,
  lines: readonly Row[],
  columns: readonly LaidColumn[],
  edits: EditedDetail,
): SelectionSummary | null {
  if (range === null || isOneCell(range)) return null;
  const numeric = columns
    .slice(range.from.at, range.to.at + 1)
    .filter(({ source }) => kindOf(source.type).isNumeric === true);
  const rows = lines
    .slice(range.from.place, range.to.place + 1)
    .map((line) => lineNow(edits, line));
  const numbers = rows
    .flatMap((row) => numeric.map(({ source }) => valueOf(row[source.name])))
    .filter((value) => value !== null);
  const size = sizeOf(range);
  return {
    cells: size.lines * size.columns,
    sum: numbers.length === 0 ? null : written(sumOf(numbers)),
  };
}

/** With as many decimals as the sum has, because the selected columns may have different ones. */
function written(sum: string): string | null {
  const decimal = parseDecimal(shortestDecimal(sum));
  return decimal && writeDecimal(decimal);
}
