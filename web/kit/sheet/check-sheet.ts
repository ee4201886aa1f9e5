import { checkField, checkFields, isTypedIn } from '../metadata/check-fields.ts';
import type { Column, Row } from '../metadata/column.ts';
import type { FieldProblem } from '../metadata/field-problem.ts';
import { missingKeys } from '../metadata/kinds/field-kind.ts';
import { valueOf, type FieldValues } from '../metadata/values.ts';
import { editsOf } from './edit-lines.ts';
import type { EditedDetail, SheetEditState } from './edit-state.ts';
import { checkQuantity, isQuantity, mayChange } from './quantity.ts';
import type { SheetContent } from './sheet.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** What is wrong with a field of a line. */
export function checkCell(column: Column, line: Row): FieldProblem | null {
  if (!isTypedIn(column) || !mayChange(line, column.name)) return null;
  const value = valueOf(line[column.name]);
  return (isQuantity(column.name) ? checkQuantity(column.name, value) : null) ?? checkField(column, value);
}

/** What is wrong with what has been changed or added in the lines of a document. */
export function checkLines(sheet: SheetContent, state: SheetEditState): SheetProblem[] {
  return sheet.form.details.flatMap(({ section, columns }) =>
    touchedLines(editsOf(state, section)).flatMap(({ lineNumber, fields, line }) =>
      columns
        .filter(({ name }) => fields === null || fields.includes(name))
        .map((column): [string, FieldProblem | null] => [column.name, checkCell(column, line)])
        .filter((one): one is [string, FieldProblem] => one[1] !== null)
        .map(([column, problem]): SheetProblem => ({ section, lineNumber, column, problem })),
    ),
  );
}

interface TouchedLine {
  lineNumber: number;
  /** Fields that were changed; null where all of them are new. */
  fields: readonly string[] | null;
  line: Row;
}

function touchedLines({ edited, added }: EditedDetail): TouchedLine[] {
  return [
    ...Object.entries(edited).map(([lineNumber, { values }]) => ({
      lineNumber: Number(lineNumber),
      fields: Object.keys(values),
      line: values,
    })),
    ...added.map(({ lineNumber, values }) => ({ lineNumber, fields: null, line: values })),
  ];
}

/** What is wrong with the header. */
export function checkHeader(sheet: SheetContent, values: FieldValues): SheetProblem[] {
  return Object.entries(checkFields(sheet.form.header, values)).map(([column, problem]) => ({
    section: 'header',
    lineNumber: null,
    column,
    problem,
  }));
}

/** Whether something is only not there yet: that is said when somebody wants to save, not while he is still typing elsewhere. */
export const isMissing = ({ problem }: SheetProblem): boolean => 'textKey' in problem && missingKeys.includes(problem.textKey);
