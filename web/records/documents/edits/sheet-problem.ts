import type { FieldProblem } from '../../form/field-problem.ts';

/** A problem in a document. */
export interface SheetProblem {
  /** Section of a detail list, or `header`. */
  section: string;
  /** Null for the header. */
  lineNumber: number | null;
  /** Name of the column; null for a whole line or list. */
  column: string | null;
  problem: FieldProblem;
}

/**
 * An error of the services with the path of its field: `input`, then `header` and column, or
 * `details`, section, line number and column.
 */
export interface Refusal {
  field?: readonly string[] | null | undefined;
  message: string;
}

/** The errors that belong to a field of the document. The caller shows the others. */
export function problemsOfRefusals(errors: readonly Refusal[]): SheetProblem[] {
  return errors.flatMap(({ field, message }) => {
    const [, part, section = '', line, column = null] = field ?? [];
    if (part === 'header' && section !== '')
      return [{ section: 'header', lineNumber: null, column: section, problem: { message } }];
    const lineNumber = line === undefined || !/^\d+$/u.test(line) ? null : Number(line);
    return part === 'details' && section !== ''
      ? [{ section, lineNumber, column, problem: { message } }]
      : [];
  });
}

/**
 * The marks that remain after fields were changed. `fields` has the changed columns by line number
 * (null: header); a null list means all columns of the line.
 */
export function removeMarks(
  marks: readonly SheetProblem[],
  section: string,
  fields: ReadonlyMap<number | null, readonly string[] | null>,
): readonly SheetProblem[] {
  const goes = (one: SheetProblem) => {
    const names = one.section === section ? fields.get(one.lineNumber) : undefined;
    return (
      names !== undefined && (names === null || one.column === null || names.includes(one.column))
    );
  };
  return marks.some(goes) ? marks.filter((one) => !goes(one)) : marks;
}
