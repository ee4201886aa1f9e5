import type { Row } from '../../fields/column.ts';
import { isSameValue } from '../../../design/number/decimal-arithmetic.ts';
import { defaultsOf, valueOf, valuesOf, type FieldValues } from '../../fields/values.ts';
import type { SheetEditState } from './edit-state.ts';
import { headerTotals } from './header-totals.ts';
import type { SheetContent } from '../sheet.ts';

/** The changed lines of a list, for `SheetSaveInput`. */
export interface SheetLineInput {
  section: string;
  lines: Row[];
  removed: number[];
}

/** The current header values. A new document starts with the default values of metadata. */
export function currentHeader(sheet: SheetContent, { header }: SheetEditState): FieldValues {
  const stored = Object.fromEntries(
    Object.entries(sheet.header).map(([name, value]) => [name, valueOf(value)]),
  );
  const initial =
    sheet.version === 0 ? defaultsOf(sheet.form.header) : valuesOf(sheet.form.header, sheet.header);
  return { ...initial, ...stored, ...header };
}

/** Applies changes to the header. A field with its former value counts as unchanged. */
export function changeHeader(
  sheet: SheetContent,
  state: SheetEditState,
  changes: FieldValues,
): SheetEditState {
  const before = currentHeader(sheet, { ...state, header: {} });
  const header = Object.entries({ ...state.header, ...changes }).filter(
    ([name, value]) => !isSameValue(value, before[name] ?? null),
  );
  return { ...state, header: Object.fromEntries(header) };
}

/**
 * The header fields to save; null if there are none. A new document sends all of them, including
 * defaults. Totals of lists with changes are always included.
 */
export function headerToSave(sheet: SheetContent, state: SheetEditState): Row | null {
  const totals = headerTotals(sheet, state);
  if (sheet.version === 0) return { ...currentHeader(sheet, state), ...totals };
  const header = { ...state.header, ...totals };
  return Object.keys(header).length === 0 ? null : header;
}

/** Whether anything would be saved. */
export function isDirty({ header, details }: SheetEditState): boolean {
  return Object.keys(header).length > 0 || detailsToSave({ header, details }).length > 0;
}

/** The changed lines of all lists; lists without changes are left out. */
export function detailsToSave({ details }: SheetEditState): SheetLineInput[] {
  return Object.entries(details)
    .map(([section, { edited, added, removed }]) => ({
      section,
      lines: [
        ...Object.entries(edited).map(([lineno, { values }]) => ({
          ...values,
          lineno: Number(lineno),
        })),
        ...added.map(({ lineNumber, values }) => ({ ...values, lineno: lineNumber })),
      ],
      removed: Object.keys(removed).map(Number),
    }))
    .filter(({ lines, removed }) => lines.length > 0 || removed.length > 0);
}
