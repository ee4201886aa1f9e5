import { useCallback, useMemo, useState } from 'react';
import type { FieldProblem } from '../../form/field-problem.ts';
import type { FieldValues } from '../../fields/values.ts';
import { findRuleProblems, type SheetRuleOptions } from './check-rules.ts';
import { checkHeader, createLineChecker, isMissingValue } from './check-sheet.ts';
import type { SheetEditState } from './edit-state.ts';
import type { SheetContent } from '../sheet.ts';
import {
  problemsOfRefusals,
  removeMarks,
  type Refusal,
  type SheetProblem,
} from './sheet-problem.ts';

/** Removes the marks of fields, by line number (null: header); null for all fields of a line. */
type Unmark = (
  section: string,
  fields: ReadonlyMap<number | null, readonly string[] | null>,
) => void;

interface SheetProblems {
  headerProblems: Readonly<Record<string, FieldProblem>>;
  lineProblems: readonly SheetProblem[];
  /** Returns all problems and shows missing values and broken rules from now on. */
  check: (asDraft?: boolean) => readonly SheetProblem[];
  mark: (problems: readonly SheetProblem[]) => void;
  markRefused: (errors: readonly Refusal[]) => void;
  unmark: Unmark;
  /** Removes all marks and hides missing values and broken rules again. */
  reset: () => void;
}

/**
 * The problems of a document: those of single fields, broken field rules, and marks set by others,
 * such as refusals of the services.
 */
export function useSheetProblems(
  sheet: SheetContent,
  state: SheetEditState,
  headerValues: FieldValues,
  { today, isWhole = false }: Partial<SheetRuleOptions>,
): SheetProblems {
  const [checked, setChecked] = useState<'no' | 'asDraft' | 'whole'>('no');
  const [marks, setMarks] = useState<readonly SheetProblem[]>([]);
  const [checkLines] = useState(createLineChecker);

  const fieldProblems = useMemo(
    () => [...checkHeader(sheet, headerValues), ...checkLines(sheet, state)],
    [sheet, headerValues, state, checkLines],
  );
  const findBroken = useCallback(
    () =>
      today === undefined
        ? []
        : findRuleProblems(sheet, { header: headerValues, state }, { today, isWhole }),
    [sheet, headerValues, state, today, isWhole],
  );
  const broken = useMemo(() => (checked === 'whole' ? findBroken() : []), [checked, findBroken]);
  const problems = useMemo(
    () => [
      ...marks,
      ...(checked === 'no' ? fieldProblems.filter((one) => !isMissingValue(one)) : fieldProblems),
      ...broken,
    ],
    [marks, checked, fieldProblems, broken],
  );
  return {
    headerProblems: useMemo(
      () => byColumn(problems.filter(({ section }) => section === 'header')),
      [problems],
    ),
    lineProblems: useMemo(() => problems.filter(({ section }) => section !== 'header'), [problems]),
    check: useCallback(
      (asDraft = false) => {
        setChecked(asDraft ? 'asDraft' : 'whole');
        return asDraft ? fieldProblems : [...fieldProblems, ...findBroken()];
      },
      [fieldProblems, findBroken],
    ),
    mark: useCallback((more) => setMarks((old) => [...old, ...more]), []),
    markRefused: useCallback((errors) => setMarks(problemsOfRefusals(errors)), []),
    unmark: useCallback<Unmark>((section, fields) => {
      setMarks((old) => removeMarks(old, section, fields));
    }, []),
    reset: useCallback(() => {
      setChecked('no');
      setMarks([]);
    }, []),
  };
}

const byColumn = (problems: readonly SheetProblem[]): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    problems.flatMap(({ column, problem }) => (column === null ? [] : [[column, problem]])),
  );
