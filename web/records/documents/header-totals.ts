import type { Column } from '../fields/column.ts';
import type { FieldValues } from '../fields/values.ts';
import { roundedDecimal } from '../../design/number/exact.ts';
import { editsOf } from './edit-lines.ts';
import type { EditedDetail, SheetEditState } from './edit-state.ts';
import { detailOf, type SheetContent } from './sheet.ts';
import { sumsOf, sumStyleOf } from './detail/sums.ts';

/** Decimals of a total where metadata says nothing. */
const usualPlaces = 2;

/**
 * The totals in a header, by their names: numbers that nobody types and that add up a column of a detail list. Metadata say which one (`totalOf`);
 * where they do not, it is the one that is called like the total. They follow the lines while somebody types, so that what is saved is what stood on
 * the screen. Lists without changes keep what the services have told.
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
    // Of a column that nobody has added up only all lines together tell the total.
    if (!source.isSummed && detail.rows.length < detail.totalCount) continue;
    const sum = sumsOf(detail, [source.column], edits)[source.column.name];
    if (sum != null) totals[total.name] = roundedDecimal(sum, total.decimalPlaces ?? usualPlaces);
  }
  return totals;
}

/** Which column of which list a total adds up; of two lists with a column of its name the first is meant. */
function sourceOf(
  { name, totalOf }: Column,
  details: SheetContent['form']['details'],
): Source | null {
  for (const { section, columns } of details) {
    if (totalOf !== null && totalOf.section !== section) continue;
    const found = columns.find((column) => column.name === (totalOf?.column ?? name));
    const isSummed = found !== undefined && sumStyleOf(found) === 'SUM';
    // A total is a sum, whatever stands below the column.
    if (found !== undefined && (totalOf !== null || isSummed))
      return { section, column: { ...found, sumStyle: 'SUM' }, isSummed };
  }
  return null;
}

interface Source {
  section: string;
  column: Column;
  /** A sum stands below it, which the services have told for all lines. */
  isSummed: boolean;
}

const isTouched = ({ edited, added, removed }: EditedDetail): boolean =>
  added.length > 0 || Object.keys(edited).length > 0 || Object.keys(removed).length > 0;
