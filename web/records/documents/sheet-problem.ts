import type { FieldProblem } from '../form/field-problem.ts';

/** What is wrong with a field of a document. */
export interface SheetProblem {
  /** Detail list, or `header`. */
  section: string;
  /** Null in the header. */
  lineNumber: number | null;
  /** Name of the column; null for a whole line or list. */
  column: string | null;
  problem: FieldProblem;
}

/** A refusal of the services, with the field that it is about: `input`, then `header` and a column, or `details`, list, line number and column. */
export interface Refusal {
  field?: readonly string[] | null | undefined;
  message: string;
}

/** Those refusals that are about a field of the document; the others are told where it was saved. */
export function refusalsOf(errors: readonly Refusal[]): SheetProblem[] {
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

/** What is left of marks when fields of a list are changed: by line number, null for the header; null fields are all of a line. */
export function withoutMarks(
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
