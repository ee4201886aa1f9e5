import type { Column, Row } from '../metadata/column.ts';
import { saysTheSame } from '../number/exact.ts';
import { defaultsOf, valueOf, type FieldValues } from '../metadata/values.ts';
import { deriveLine } from './derived-columns.ts';
import { noDetailEdits, type EditedDetail, type SheetEditState } from './edit-state.ts';
import type { SheetContent } from './sheet.ts';

/** Changes to the edits of a detail list. All of them leave what they were given as it was. */
export interface LineChange {
  columns: readonly Column[];
  /** The line as the services answered it, or as `linesOf` makes it of a new one. */
  line: Row;
  name: string;
  value: string | null;
  copies?: FieldValues;
}

/**
 * Where not all lines of a list are in this browser, new ones are numbered far beyond any that may be on another page: a number that is there
 * already would overwrite its line.
 */
const beyondAll = 1_000_000;

export const lineNumberOf = (line: Row): number => Number(line.lineno);

/** How a line is called. */
export const lineLabel = (lineNumber: number): string => String(lineNumber > beyondAll ? lineNumber - beyondAll : lineNumber);

export const isNewLine = (detail: EditedDetail, lineNumber: number): boolean =>
  detail.added.some((one) => one.lineNumber === lineNumber);

export const editsOf = (state: SheetEditState, section: string): EditedDetail => state.details[section] ?? noDetailEdits;

export const withDetail = (state: SheetEditState, section: string, detail: EditedDetail): SheetEditState => ({
  ...state,
  details: { ...state.details, [section]: detail },
});

/** The line with what has been changed in it. */
export function lineAsEdited(detail: EditedDetail, line: Row): Row {
  const edited = detail.edited[String(lineNumberOf(line))];
  return edited === undefined ? line : { ...line, ...edited.values };
}

export function changeLine(detail: EditedDetail, { columns, line, name, value, copies = {} }: LineChange): EditedDetail {
  const lineNumber = lineNumberOf(line);
  const changes = { ...copies, [name]: value };
  const changed = Object.keys(changes);
  if (isNewLine(detail, lineNumber)) {
    const added = detail.added.map((one) =>
      one.lineNumber === lineNumber ? { ...one, values: deriveLine(columns, { ...one.values, ...changes }, changed) } : one,
    );
    return { ...detail, added };
  }
  const base = valuesOfRow(line);
  const now = { ...base, ...detail.edited[String(lineNumber)]?.values, ...changes };
  const values = Object.fromEntries(
    Object.entries(deriveLine(columns, now, changed)).filter(([field, now]) => !saysTheSame(now, base[field] ?? null)),
  );
  const { [String(lineNumber)]: _former, ...others } = detail.edited;
  if (Object.keys(values).length === 0) return { ...detail, edited: others };
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, base[field] ?? null]));
  return { ...detail, edited: { ...others, [String(lineNumber)]: { values, before } } };
}

/** Adds a line after all others. */
export function addLine(detail: EditedDetail, columns: readonly Column[], known: SheetContent['details'][number]): EditedDetail {
  const isWhole = known.rows.length >= known.totalCount;
  const last = isWhole ? Math.max(0, ...known.rows.map(lineNumberOf)) : beyondAll + known.totalCount;
  const lineNumber = 1 + Math.max(last, ...detail.added.map((one) => one.lineNumber));
  return { ...detail, added: [...detail.added, { lineNumber, values: defaultsOf(columns) }] };
}

export function removeLine(detail: EditedDetail, line: Row): EditedDetail {
  const lineNumber = lineNumberOf(line);
  if (isNewLine(detail, lineNumber)) return { ...detail, added: detail.added.filter((one) => one.lineNumber !== lineNumber) };
  const { [String(lineNumber)]: _former, ...edited } = detail.edited;
  return { ...detail, edited, removed: { ...detail.removed, [String(lineNumber)]: valuesOfRow(line) } };
}

/** The lines of a page as they are now: without those that are gone; `added` stand on the last page. */
export function linesOf(detail: EditedDetail, rows: readonly Row[], isLast: boolean): Row[] {
  const left = rows.filter((line) => !(String(lineNumberOf(line)) in detail.removed));
  return isLast ? [...left, ...detail.added.map(({ lineNumber, values }) => ({ ...values, lineno: lineNumber }))] : left;
}

const valuesOfRow = (line: Row): FieldValues =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, valueOf(value)]));
