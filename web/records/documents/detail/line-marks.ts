import type { FieldProblem } from '../../form/field-problem.ts';
import type { SheetChange } from '../sheet.ts';
import type { SheetProblem } from '../edits/sheet-problem.ts';

/** What is highlighted in a line. */
export interface LineMarks {
  /** Whether the line was added since the last step of the process. */
  isAdded: boolean;
  /** Former values of the fields changed since the last step, by column. */
  changes: Readonly<Record<string, string | null>>;
  problems: Readonly<Record<string, FieldProblem>>;
}

/** The marks of the lines of one detail list, by line number. Lines without marks are missing. */
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
