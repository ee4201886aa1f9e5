import type { Column, Row } from '../../fields/column.ts';
import { isSameValue } from '../../../design/number/decimal-arithmetic.ts';
import { defaultsOf, valueOf, type FieldValues } from '../../fields/values.ts';
import { deriveLine } from './derived-columns.ts';
import {
  noDetailEdits,
  type AddedLine,
  type EditedDetail,
  type EditedLine,
  type SheetEditState,
} from './edit-state.ts';
import type { SheetContent } from '../sheet.ts';

/**
 * Changes to the edits of a detail list. All functions return new objects and leave their arguments
 * unchanged.
 */
export interface LineChange {
  /** The line as the services returned it, or as `linesOf` returned it for a new one. */
  line: Row;
  /** The new values of its fields. */
  values: FieldValues;
}

/**
 * Offset of the numbers of new lines if not all lines of a list are loaded. It is far above any
 * number that may exist on another page, because a line with an existing number would overwrite
 * that line.
 */
const NEW_LINE_OFFSET = 1_000_000;

export const lineNumberOf = (line: Row): number => Number(line.lineno);

/** The line number to display. */
export const lineLabel = (lineNumber: number): string =>
  String(lineNumber > NEW_LINE_OFFSET ? lineNumber - NEW_LINE_OFFSET : lineNumber);

export const isNewLine = (detail: EditedDetail, lineNumber: number): boolean =>
  detail.added.some((one) => one.lineNumber === lineNumber);

/** The edits of a detail list; empty ones if nothing was changed. */
export const editsOf = (state: SheetEditState, section: string): EditedDetail =>
  state.details[section] ?? noDetailEdits;

export const withDetail = (
  state: SheetEditState,
  section: string,
  detail: EditedDetail,
): SheetEditState => ({
  ...state,
  details: { ...state.details, [section]: detail },
});

/** The line with its edits applied. */
export function applyLineEdits(detail: EditedDetail, line: Row): Row {
  const edited = detail.edited[String(lineNumberOf(line))];
  return edited === undefined ? line : { ...line, ...edited.values };
}

/** The line with the latest edits, which may be newer than those the line was created with. */
export function currentLine(detail: EditedDetail, line: Row): Row {
  const added = detail.added.find((one) => one.lineNumber === lineNumberOf(line));
  return added === undefined ? applyLineEdits(detail, line) : rowOfAdded(added);
}

/** Changes any number of lines at once, for example after a paste. */
export function changeLines(
  detail: EditedDetail,
  columns: readonly Column[],
  changes: readonly LineChange[],
): EditedDetail {
  const added = new Map(detail.added.map((one) => [one.lineNumber, one]));
  const edited = new Map(Object.entries(detail.edited));
  for (const { line, values } of changes) {
    const lineNumber = lineNumberOf(line);
    const addedLine = added.get(lineNumber);
    if (addedLine !== undefined) {
      added.set(lineNumber, withValues(addedLine, columns, values));
      continue;
    }
    const next = editedLine(columns, line, edited.get(String(lineNumber)), values);
    if (next === null) edited.delete(String(lineNumber));
    else edited.set(String(lineNumber), next);
  }
  return { ...detail, added: [...added.values()], edited: Object.fromEntries(edited) };
}

const withValues = (
  line: AddedLine,
  columns: readonly Column[],
  values: FieldValues,
): AddedLine => ({
  ...line,
  values: deriveLine(columns, { ...line.values, ...values }, Object.keys(values)),
});

/** Null if all fields have their former values again. */
function editedLine(
  columns: readonly Column[],
  line: Row,
  former: EditedLine | undefined,
  changes: FieldValues,
): EditedLine | null {
  const base = valuesOfRow(line);
  const now = deriveLine(columns, { ...base, ...former?.values, ...changes }, Object.keys(changes));
  const values = Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !isSameValue(value, base[field] ?? null)),
  );
  const fields = Object.keys(values);
  return fields.length === 0
    ? null
    : { values, before: Object.fromEntries(fields.map((field) => [field, base[field] ?? null])) };
}

/** Numbers for `count` new lines after the last line. */
export function newLineNumbers(
  detail: EditedDetail,
  known: SheetContent['details'][number],
  count: number,
): number[] {
  const isWhole = known.rows.length >= known.totalCount;
  const last = isWhole ? highest(known.rows.map(lineNumberOf)) : NEW_LINE_OFFSET + known.totalCount;
  const before = Math.max(last, highest(detail.added.map((one) => one.lineNumber)));
  return Array.from({ length: count }, (_, nth) => before + nth + 1);
}

const highest = (numbers: readonly number[]): number =>
  numbers.reduce((max, one) => Math.max(max, one), 0);

/** Adds lines at the end, filled with default values. */
export function addLines(
  detail: EditedDetail,
  columns: readonly Column[],
  numbers: readonly number[],
): EditedDetail {
  const values = defaultsOf(columns);
  return {
    ...detail,
    added: [...detail.added, ...numbers.map((lineNumber) => ({ lineNumber, values }))],
  };
}

/** Removes a line. An added line disappears; any other is recorded in `removed`. */
export function removeLine(detail: EditedDetail, line: Row): EditedDetail {
  const lineNumber = lineNumberOf(line);
  if (isNewLine(detail, lineNumber))
    return { ...detail, added: detail.added.filter((one) => one.lineNumber !== lineNumber) };
  const { [String(lineNumber)]: _former, ...edited } = detail.edited;
  return {
    ...detail,
    edited,
    removed: { ...detail.removed, [String(lineNumber)]: valuesOfRow(line) },
  };
}

const rowOfAdded = ({ lineNumber, values }: AddedLine): Row => ({ ...values, lineno: lineNumber });

/** The lines of a page with its removed lines left out. On the last page the added lines follow. */
export function linesOf(detail: EditedDetail, rows: readonly Row[], isLast: boolean): Row[] {
  const left = rows.filter((line) => !(String(lineNumberOf(line)) in detail.removed));
  return isLast ? [...left, ...detail.added.map(rowOfAdded)] : left;
}

const valuesOfRow = (line: Row): FieldValues =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, valueOf(value)]));
