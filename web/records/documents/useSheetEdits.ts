import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../fields/column.ts';
import type { FieldChange } from '../form/FormFields.tsx';
import type { FieldProblem } from '../form/field-problem.ts';
import type { FieldValues } from '../fields/values.ts';
import { brokenInSheet, type RuleUse } from './check-rules.ts';
import { checkHeader, createLineCheck, isMissing } from './check-sheet.ts';
import { changedLines, type StepPlace } from './edit-history.ts';
import { noEdits, type SheetEditState } from './edit-state.ts';
import {
  changeHeader,
  detailsToSave,
  headerAsEdited,
  headerToSave,
  isDirty,
  type SheetLineInput,
} from './edit-sheet.ts';
import { headerTotals } from './header-totals.ts';
import type { SheetContent } from './sheet.ts';
import { refusalsOf, withoutMarks, type Refusal, type SheetProblem } from './sheet-problem.ts';
import { useEditSteps } from './useEditSteps.ts';
import { useLineEdits, type LineEdits } from './useLineEdits.ts';

/** What holds the edits: the draft of a form (`useDraft('sheet', noEdits)`), or nothing but the page. */
export interface EditHolder {
  value: SheetEditState;
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  discard: () => void;
}

/** A place that somebody is led to; another object is another wish. */
export type WantedPlace = StepPlace;

/** What somebody has changed in a document and not saved. */
export interface SheetEdits extends LineEdits {
  isDirty: boolean;
  /** Header fields that are others than before, as `SheetSaveInput` wants them; all of them for a new document, null when none is. */
  header: Row | null;
  /** Lines that are others than before, as `SheetSaveInput` wants them. */
  details: SheetLineInput[];
  /** The header as it is now, for `FormFields`. */
  headerValues: FieldValues;
  /** What is wrong in the header, for `FormFields`. */
  headerProblems: Readonly<Record<string, FieldProblem>>;
  /** What is wrong in the lines; missing fields only after `check`. */
  lineProblems: readonly SheetProblem[];
  state: SheetEditState;
  changeHeader: FieldChange;
  canUndo: boolean;
  canRedo: boolean;
  /** Undoes what was done last to the lines, or does it again, and leads to it; false where there is nothing. */
  undo: () => boolean;
  redo: () => boolean;
  /** Where somebody is to be led; null at first. */
  wanted: WantedPlace | null;
  show: (place: StepPlace) => void;
  /**
   * Everything that is wrong, missing fields among it, which are marked from now on; nothing when the document may be saved. A draft may break the
   * rules between fields, and is not held to them.
   */
  check: (asDraft?: boolean) => readonly SheetProblem[];
  /** Marks what the services have refused; a mark goes when its field is changed. */
  refused: (errors: readonly Refusal[]) => void;
  /** Marks more that is wrong and that only asking could tell. */
  mark: (problems: readonly SheetProblem[]) => void;
  discard: () => void;
}

/** `ruleUse`: how the document is held to the rules between its fields; left out, they are the gateway's and the services' to check. */
export function useSheetEdits(
  sheet: SheetContent,
  holder?: EditHolder,
  ruleUse?: RuleUse,
): SheetEdits {
  const [own, setOwn] = useState(noEdits);
  const state = holder?.value ?? own;
  const discard = holder?.discard;
  const [checked, setChecked] = useState<'no' | 'asDraft' | 'whole'>('no');
  const [marks, setMarks] = useState<readonly SheetProblem[]>([]);
  const [wanted, setWanted] = useState<WantedPlace | null>(null);
  const steps = useEditSteps(state, holder?.change ?? setOwn);
  const { now, change, undo, redo, forget } = steps;
  const [checkLines] = useState(createLineCheck);

  const headerValues = useMemo(
    () => ({ ...headerAsEdited(sheet, state), ...headerTotals(sheet, state) }),
    [sheet, state],
  );
  const found = useMemo(
    () => [...checkHeader(sheet, headerValues), ...checkLines(sheet, state)],
    [sheet, headerValues, state, checkLines],
  );
  const { today, isWhole = false } = ruleUse ?? {};
  const findBroken = useCallback(
    () =>
      today === undefined
        ? []
        : brokenInSheet(sheet, { header: headerValues, state }, { today, isWhole }),
    [sheet, headerValues, state, today, isWhole],
  );
  const broken = useMemo(() => (checked === 'whole' ? findBroken() : []), [checked, findBroken]);
  const problems = useMemo(
    () => [
      ...marks,
      ...(checked === 'no' ? found.filter((one) => !isMissing(one)) : found),
      ...broken,
    ],
    [marks, checked, found, broken],
  );
  const unmark = useCallback(
    (section: string, fields: ReadonlyMap<number | null, readonly string[] | null>) => {
      setMarks((old) => withoutMarks(old, section, fields));
    },
    [],
  );
  const lineEdits = useLineEdits(sheet, steps, unmark);
  const walk = useCallback(
    (walked: () => StepPlace | null) => {
      const before = now().details;
      const place = walked();
      if (place === null) return false;
      changedLines(before, now().details).forEach((lines, section) => unmark(section, lines));
      setWanted({ ...place });
      return true;
    },
    [now, unmark],
  );

  return {
    ...lineEdits,
    isDirty: isDirty(state),
    header: headerToSave(sheet, state),
    details: detailsToSave(state),
    headerValues,
    headerProblems: useMemo(
      () => byColumn(problems.filter(({ section }) => section === 'header')),
      [problems],
    ),
    lineProblems: useMemo(() => problems.filter(({ section }) => section !== 'header'), [problems]),
    state,
    changeHeader: useCallback(
      (name, value, copies = {}) => {
        unmark('header', new Map([[null, [name, ...Object.keys(copies)]]]));
        change((old) => changeHeader(sheet, old, { ...copies, [name]: value }));
      },
      [sheet, change, unmark],
    ),
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: useCallback(() => walk(undo), [walk, undo]),
    redo: useCallback(() => walk(redo), [walk, redo]),
    wanted,
    show: useCallback((place) => setWanted({ ...place }), []),
    check: useCallback(
      (asDraft = false) => {
        setChecked(asDraft ? 'asDraft' : 'whole');
        return asDraft ? found : [...found, ...findBroken()];
      },
      [found, findBroken],
    ),
    refused: useCallback((errors) => setMarks(refusalsOf(errors)), []),
    mark: useCallback((more) => setMarks((old) => [...old, ...more]), []),
    discard: useCallback(() => {
      setChecked('no');
      setMarks([]);
      forget();
      if (discard === undefined) setOwn(noEdits);
      else discard();
    }, [discard, forget]),
  };
}

const byColumn = (problems: readonly SheetProblem[]): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    problems.flatMap(({ column, problem }) => (column === null ? [] : [[column, problem]])),
  );
