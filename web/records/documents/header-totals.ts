import type { FieldValues } from '../fields/values.ts';
import { roundedDecimal } from '../../design/number/exact.ts';
import { editsOf } from './edit-lines.ts';
import type { EditedDetail, SheetEditState } from './edit-state.ts';
import { detailOf, type SheetContent } from './sheet.ts';
import { sumsOf, sumStyleOf } from './detail/sums.ts';

/** Decimals of a total where metadata says nothing. */
const usualPlaces = 2;

/**
 * The totals in a header, by their names: numbers that nobody types and that are called like a column which a detail list adds up. They follow the
 * lines while somebody types, so that what is saved is what stood on the screen. Lists without changes keep what the services have told.
 */
export function headerTotals(sheet: SheetContent, state: SheetEditState): FieldValues {
  const open = new Map(
    sheet.form.header
      .filter(({ type, isEditable }) => type === 'INPUT_NUM' && !isEditable)
      .map((column) => [column.name, column]),
  );
  const totals: Record<string, string | null> = {};
  for (const { section, columns } of sheet.form.details) {
    const summed = columns.filter((column) => sumStyleOf(column) === 'SUM' && open.has(column.name));
    const edits = editsOf(state, section);
    const sums = isTouched(edits) ? sumsOf(detailOf(sheet, section), summed, edits) : {};
    for (const { name } of summed) {
      const sum = sums[name];
      if (sum != null) totals[name] = roundedDecimal(sum, open.get(name)?.decimalPlaces ?? usualPlaces);
      // Of two lists with such a column the first is meant.
      open.delete(name);
    }
  }
  return totals;
}

const isTouched = ({ edited, added, removed }: EditedDetail): boolean =>
  added.length > 0 || Object.keys(edited).length > 0 || Object.keys(removed).length > 0;
