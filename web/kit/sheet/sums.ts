import type { Column } from '../metadata/column.ts';
import { valueOf } from '../metadata/values.ts';
import { addDecimals, subtractDecimals } from '../number/exact.ts';
import { sumOf } from '../number/sum.ts';
import type { EditedDetail } from './edit-state.ts';
import type { SheetContent } from './sheet.ts';

/**
 * The sums of a list over all of its lines, those on other pages among them: what the services have added up, less what was there, plus what
 * is there now.
 */
export function sumsOf(detail: SheetContent['details'][number], columns: readonly Column[], edits: EditedDetail) {
  const summed = columns.filter(({ isSummed }) => isSummed).map(({ name }) => name);
  const edited = Object.values(edits.edited);
  return Object.fromEntries(
    summed.map((name): [string, string] => {
      const told = valueOf(detail.sums[name]) ?? sumOf(detail.rows.map((row) => valueOf(row[name])));
      const changed = edited.filter(({ values }) => name in values);
      const gone = sumOf([
        ...changed.map(({ before }) => before[name]),
        ...Object.values(edits.removed).map((values) => values[name]),
      ]);
      const come = sumOf([...changed.map(({ values }) => values[name]), ...edits.added.map(({ values }) => values[name])]);
      return [name, addDecimals(subtractDecimals(told, gone), come)];
    }),
  );
}
