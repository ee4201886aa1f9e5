import type { Row } from '../fields/column.ts';
import { saysTheSame } from '../../design/number/exact.ts';
import { defaultsOf, valueOf, valuesOf, type FieldValues } from '../fields/values.ts';
import type { SheetEditState } from './edit-state.ts';
import { headerTotals } from './header-totals.ts';
import type { SheetContent } from './sheet.ts';

/** Lines of a list as `SheetSaveInput` wants them. */
export interface SheetLineInput {
  section: string;
  lines: Row[];
  removed: number[];
}

/** The header as it is now; that of a document that is not yet one holds what metadata says it holds at first. */
export function headerAsEdited(sheet: SheetContent, { header }: SheetEditState): FieldValues {
  const held = Object.fromEntries(
    Object.entries(sheet.header).map(([name, value]) => [name, valueOf(value)]),
  );
  const first =
    sheet.version === 0 ? defaultsOf(sheet.form.header) : valuesOf(sheet.form.header, sheet.header);
  return { ...first, ...held, ...header };
}

/** A field that is again what it was counts as unchanged. */
export function changeHeader(
  sheet: SheetContent,
  state: SheetEditState,
  changes: FieldValues,
): SheetEditState {
  const before = headerAsEdited(sheet, { ...state, header: {} });
  const header = Object.entries({ ...state.header, ...changes }).filter(
    ([name, value]) => !saysTheSame(value, before[name] ?? null),
  );
  return { ...state, header: Object.fromEntries(header) };
}

/** What of the header has to be saved: of a new document all of it, what it held at first among it; totals of lists with changes always. */
export function headerToSave(sheet: SheetContent, state: SheetEditState): Row | null {
  const totals = headerTotals(sheet, state);
  if (sheet.version === 0) return { ...headerAsEdited(sheet, state), ...totals };
  const header = { ...state.header, ...totals };
  return Object.keys(header).length === 0 ? null : header;
}

export function isDirty({ header, details }: SheetEditState): boolean {
  return Object.keys(header).length > 0 || detailsToSave({ header, details }).length > 0;
}

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
