import type { Row } from '../../fields/column.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { valueOf } from '../../fields/values.ts';
import { parseDecimal, formatDecimal } from '../../../design/number/decimal.ts';
import { shortestDecimal } from '../../../design/number/decimal-arithmetic.ts';
import { sumDecimals } from '../../../design/number/sum.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import { currentLine } from '../edits/edit-lines.ts';
import type { EditedDetail } from '../edits/edit-state.ts';
import { isSingleCell, rangeSize, type CellRange } from '../grid/cell-range.ts';

/** The number of selected cells and the sum of their numbers. */
export interface SelectionSummary {
  cells: number;
  /** Sum of the numbers as displayed; null if there are none. */
  sum: string | null;
}

/** Null if only one cell is selected. */
export function summarizeSelection(
  range: CellRange | null,
  lines: readonly Row[],
  columns: readonly ColumnLayout[],
  edits: EditedDetail,
): SelectionSummary | null {
  if (range === null || isSingleCell(range)) return null;
  const numeric = columns
    .slice(range.from.column, range.to.column + 1)
    .filter(({ source }) => kindOf(source.type).isNumeric === true);
  const rows = lines
    .slice(range.from.row, range.to.row + 1)
    .map((line) => currentLine(edits, line));
  const numbers = rows
    .flatMap((row) => numeric.map(({ source }) => valueOf(row[source.name])))
    .filter((value) => value !== null);
  const size = rangeSize(range);
  return {
    cells: size.lines * size.columns,
    sum: numbers.length === 0 ? null : formatSum(sumDecimals(numbers)),
  };
}

/** With as many decimals as the sum has, because the selected columns may have different ones. */
function formatSum(sum: string): string | null {
  const decimal = parseDecimal(shortestDecimal(sum));
  return decimal && formatDecimal(decimal);
}
