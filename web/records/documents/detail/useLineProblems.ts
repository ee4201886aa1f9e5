import { useMemo } from 'react';
import type { SheetContent } from '../sheet.ts';
import type { SheetProblem } from '../edits/sheet-problem.ts';
import { marksOf } from './line-marks.ts';

/** The problems of one detail list, and the marks of its lines. */
export function useLineProblems(
  { changes }: SheetContent,
  section: string,
  allProblems: readonly SheetProblem[] | undefined,
) {
  const problems = useMemo(
    () => (allProblems ?? []).filter((one) => one.section === section),
    [allProblems, section],
  );
  const marks = useMemo(
    () => marksOf(section, changes ?? [], problems),
    [section, changes, problems],
  );
  return { problems, marks };
}
