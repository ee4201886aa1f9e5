import type { Column } from '../../fields/column.ts';
import type { FieldValues } from '../../fields/values.ts';
import { roundDecimalText } from '../../../design/number/decimal-arithmetic.ts';
import { editsOf } from './edit-lines.ts';
import type { EditedDetail, SheetEditState } from './edit-state.ts';
import { detailOf, type SheetContent } from '../sheet.ts';
import { sumsOf } from '../detail/sums.ts';

/** Decimals of a total if metadata does not define them. */
const DEFAULT_DECIMALS = 2;

/**
 * The totals in the header, by column name: read-only numbers that add up a column of a detail
 * list. The column is defined by `totalOf` in metadata, otherwise it is the one with the same name.
 * Totals follow the lines while the user types, so that the saved value is the one on the screen.
 * Lists without changes keep the services' totals.
 */
export function headerTotals(sheet: SheetContent, state: SheetEditState): FieldValues {
  const totals: Record<string, string | null> = {};
  for (const total of sheet.form.header.filter(
    ({ type, isEditable }) => type === 'INPUT_NUM' && !isEditable,
  )) {
    const source = sourceOf(total, sheet.form.details);
    if (source === null) continue;
    const edits = editsOf(state, source.section);
    if (!isTouched(edits)) continue;
    const detail = detailOf(sheet, source.section);
    // Without a sum by the services, the total is known only if all lines are loaded.
    if (!source.isSummed && detail.rows.length < detail.totalCount) continue;
    const sum = sumsOf(detail, [source.column], edits)[source.column.name];
    if (sum != null)
      totals[total.name] = roundDecimalText(sum, total.decimalPlaces ?? DEFAULT_DECIMALS);
  }
  return totals;
}

/**
 * The column that a total adds up; null if there is none. If two lists have a column of that name,
 * the first one is used.
 */
function sourceOf(
  { name, totalOf }: Column,
  details: SheetContent['form']['details'],
): Source | null {
  for (const { section, columns } of details) {
    if (totalOf !== null && totalOf.section !== section) continue;
    const found = columns.find((column) => column.name === (totalOf?.column ?? name));
    const isSummed = found?.sumStyle === 'SUM';
    // A total is always a sum, even if the column shows another summary.
    if (found !== undefined && (totalOf !== null || isSummed))
      return { section, column: { ...found, sumStyle: 'SUM' }, isSummed };
  }
  return null;
}

interface Source {
  section: string;
  column: Column;
  /** Whether the services sum the column over all lines. */
  isSummed: boolean;
}

const isTouched = ({ edited, added, removed }: EditedDetail): boolean =>
  added.length > 0 || Object.keys(edited).length > 0 || Object.keys(removed).length > 0;
