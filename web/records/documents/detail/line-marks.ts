import type { FieldProblem } from '../../form/field-problem.ts';
import type { SheetChange } from '../sheet.ts';
import type { SheetProblem } from '../sheet-problem.ts';

/** What is to be marked in a line. */
export interface LineMarks {
  /** Whether the whole line is new since the last step. */
  isAdded: boolean;
  /** What its fields were at the last step. */
  changes: Readonly<Record<string, string | null>>;
  problems: Readonly<Record<string, FieldProblem>>;
}

/** The marks of a list by line number; lines without any are not in it. */
export function marksOf(
  section: string,
  changes: readonly SheetChange[],
  problems: readonly SheetProblem[],
): ReadonlyMap<number, LineMarks> {
  const marks = new Map<number, LineMarks>();
  const mark = (lineNumber: number | null, more: Partial<LineMarks>) => {
    if (lineNumber === null) return;
    const old = marks.get(lineNumber) ?? { isAdded: false, changes: {}, problems: {} };
    marks.set(lineNumber, {
      isAdded: more.isAdded ?? old.isAdded,
      changes: { ...old.changes, ...more.changes },
      problems: { ...old.problems, ...more.problems },
    });
  };
  for (const { section: list, lineNumber, column, kind, before } of changes) {
    if (list !== section) continue;
    if (column !== null) mark(lineNumber, { changes: { [column]: before } });
    else if (kind === 'ADDED') mark(lineNumber, { isAdded: true });
  }
  for (const { section: list, lineNumber, column, problem } of problems) {
    if (list === section && column !== null) mark(lineNumber, { problems: { [column]: problem } });
  }
  return marks;
}
