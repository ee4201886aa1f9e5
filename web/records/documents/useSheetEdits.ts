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

/**
 * Where the edits are stored: the draft of a form (`useDraft('sheet', noEdits)`). Without it, the
 * state of the component.
 */
export interface EditHolder {
  value: SheetEditState;
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  discard: () => void;
}

/** A cell to focus. Each new object is a new request. */
export type WantedPlace = StepPlace;

/** The unsaved changes of a document, with its problems and actions. */
export interface SheetEdits extends LineEdits {
  isDirty: boolean;
  /** Changed header fields for `SheetSaveInput`: all of them for a new document, null if none. */
  header: Row | null;
  /** Changed lines for `SheetSaveInput`. */
  details: SheetLineInput[];
  /** The current header values, for `FormFields`. */
  headerValues: FieldValues;
  /** The problems in the header by column, for `FormFields`. */
  headerProblems: Readonly<Record<string, FieldProblem>>;
  /** The problems in the lines. Missing values are included only after `check`. */
  lineProblems: readonly SheetProblem[];
  state: SheetEditState;
  changeHeader: FieldChange;
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Undoes or redoes the last change to the lines and moves the focus there; false if there is
   * none.
   */
  undo: () => boolean;
  redo: () => boolean;
  /** The cell to focus; null at first. */
  wanted: WantedPlace | null;
  show: (place: StepPlace) => void;
  /**
   * Returns all problems, including missing values, and marks them from now on. An empty list means
   * that the document can be saved. Field rules do not apply to drafts.
   */
  check: (asDraft?: boolean) => readonly SheetProblem[];
  /**
   * Marks the fields that the services have refused. A mark disappears when its field is changed.
   */
  refused: (errors: readonly Refusal[]) => void;
  /** Marks additional problems that were found by a look-up. */
  mark: (problems: readonly SheetProblem[]) => void;
  discard: () => void;
}

/**
 * The unsaved changes of a document. Without `ruleUse` the field rules are checked only by the
 * gateway and the services.
 */
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
