import { checkField, checkFields, hasInput } from '../../form/check-fields.ts';
import type { Column, Row } from '../../fields/column.ts';
import type { FieldProblem } from '../../form/field-problem.ts';
import { isEmptyFieldKey } from '../../fields/kinds/field-kind.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';
import { editsOf } from './edit-lines.ts';
import type { AddedLine, EditedDetail, EditedLine, SheetEditState } from './edit-state.ts';
import { isChoiceColumn } from '../grid/parse-cell.ts';
import { checkQuantity, isQuantity, mayChange } from '../cells/quantity.ts';
import type { SheetContent } from '../sheet.ts';
import type { SheetProblem } from './sheet-problem.ts';

const notOption: FieldProblem = { textKey: 'sheet.problem.notOption' };

function checkCell(column: Column, line: Row): FieldProblem | null {
  if (!hasInput(column) || !mayChange(line, column.name)) return null;
  const value = valueOf(line[column.name]);
  const wrong =
    (isQuantity(column.name) ? checkQuantity(column.name, value) : null) ??
    checkField(column, value);
  return wrong ?? (isUnknownChoice(column, value) ? notOption : null);
}

/** Whether a value is not among the options of its column. This happens after a paste. */
const isUnknownChoice = (column: Column, value: string | null): boolean =>
  value !== null &&
  isChoiceColumn(column) &&
  column.options !== null &&
  !column.options.some((one) => one.value === value);

/** Returns the problems in the changed and added lines of a document. */
export type CheckLines = (sheet: SheetContent, state: SheetEditState) => SheetProblem[];

/**
 * Checks the changed and added lines of a document. Results are cached per line, because a document
 * may have a thousand lines and usually only one of them has changed since the last check.
 */
export function createLineChecker(): CheckLines {
  const seen = new WeakMap<
    EditedLine | AddedLine,
    { columns: readonly Column[]; problems: readonly SheetProblem[] }
  >();
  function check(
    section: string,
    columns: readonly Column[],
    touched: TouchedLine,
  ): readonly SheetProblem[] {
    const known = seen.get(touched.edit);
    if (known?.columns === columns) return known.problems;
    const problems = problemsOf(section, columns, touched);
    seen.set(touched.edit, { columns, problems });
    return problems;
  }
  return (sheet, state) =>
    sheet.form.details.flatMap(({ section, columns }) =>
      touchedLines(editsOf(state, section)).flatMap((touched) => check(section, columns, touched)),
    );
}

interface TouchedLine {
  /**
   * The object with the edits of the line. It is replaced on each change, so it serves as cache
   * key.
   */
  edit: EditedLine | AddedLine;
  lineNumber: number;
  /** Names of the changed fields; null for a new line, where all are checked. */
  fields: readonly string[] | null;
  line: Row;
}

function problemsOf(
  section: string,
  columns: readonly Column[],
  { lineNumber, fields, line }: TouchedLine,
): SheetProblem[] {
  return columns
    .filter(({ name }) => fields === null || fields.includes(name))
    .map((column): [string, FieldProblem | null] => [column.name, checkCell(column, line)])
    .filter((one): one is [string, FieldProblem] => one[1] !== null)
    .map(([column, problem]): SheetProblem => ({ section, lineNumber, column, problem }));
}

function touchedLines({ edited, added }: EditedDetail): TouchedLine[] {
  return [
    ...Object.entries(edited).map(([lineNumber, edit]) => ({
      edit,
      lineNumber: Number(lineNumber),
      fields: Object.keys(edit.values),
      line: edit.values,
    })),
    ...added.map((edit) => ({
      edit,
      lineNumber: edit.lineNumber,
      fields: null,
      line: edit.values,
    })),
  ];
}

/** The problems in the header of a document. */
export function checkHeader(sheet: SheetContent, values: FieldValues): SheetProblem[] {
  return Object.entries(checkFields(sheet.form.header, values)).map(([column, problem]) => ({
    section: 'header',
    lineNumber: null,
    column,
    problem,
  }));
}

/**
 * Whether the problem is only that a required field is empty. These are reported when the user
 * saves, not while the user is still filling in other fields.
 */
export const isMissingValue = ({ problem }: SheetProblem): boolean =>
  'textKey' in problem && isEmptyFieldKey(problem.textKey);
