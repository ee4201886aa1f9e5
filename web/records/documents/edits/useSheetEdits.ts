import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../../fields/column.ts';
import type { FieldChange } from '../../form/FormFields.tsx';
import type { FieldProblem } from '../../form/field-problem.ts';
import type { FieldValues } from '../../fields/values.ts';
import type { SheetRuleOptions } from './check-rules.ts';
import { findChangedLines, type EditLocation } from './edit-history.ts';
import { noEdits, type SheetEditState } from './edit-state.ts';
import {
  changeHeader,
  detailsToSave,
  currentHeader,
  headerToSave,
  isDirty,
  type SheetLineInput,
} from './edit-sheet.ts';
import { headerTotals } from './header-totals.ts';
import type { SheetContent } from '../sheet.ts';
import type { Refusal, SheetProblem } from './sheet-problem.ts';
import { useEditHistory } from './useEditHistory.ts';
import { useLineEdits, type LineEdits } from './useLineEdits.ts';
import { useSheetProblems } from './useSheetProblems.ts';

/**
 * Where the edits are stored: the draft of a form (`useDraft('sheet', noEdits)`). Without it, the
 * state of the component.
 */
export interface EditStore {
  value: SheetEditState;
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  discard: () => void;
}

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
  /** The cell to focus; null at first. Each new object is a new request. */
  focusTarget: EditLocation | null;
  moveFocusTo: (location: EditLocation) => void;
  /**
   * Returns all problems, including missing values, and marks them from now on. An empty list means
   * that the document can be saved. Field rules do not apply to drafts.
   */
  check: (asDraft?: boolean) => readonly SheetProblem[];
  /**
   * Marks the fields that the services have refused. A mark disappears when its field is changed.
   */
  markRefused: (errors: readonly Refusal[]) => void;
  /** Marks additional problems that were found by a look-up. */
  mark: (problems: readonly SheetProblem[]) => void;
  discard: () => void;
}

/**
 * The unsaved changes of a document. Without `ruleOptions` the field rules are checked only by the
 * gateway and the services.
 */
export function useSheetEdits(
  sheet: SheetContent,
  store?: EditStore,
  ruleOptions?: SheetRuleOptions,
): SheetEdits {
  const [ownState, setOwnState] = useState(noEdits);
  const state = store?.value ?? ownState;
  const discard = store?.discard;
  const [focusTarget, setFocusTarget] = useState<EditLocation | null>(null);
  const steps = useEditHistory(state, store?.change ?? setOwnState);
  const { currentState, change, undo, redo, clearHistory } = steps;

  const headerValues = useMemo(
    () => ({ ...currentHeader(sheet, state), ...headerTotals(sheet, state) }),
    [sheet, state],
  );
  const { unmark, reset, ...problems } = useSheetProblems(
    sheet,
    state,
    headerValues,
    ruleOptions ?? {},
  );
  const lineEdits = useLineEdits(sheet, steps, unmark);
  const moveInHistory = useCallback(
    (undoOrRedo: () => EditLocation | null) => {
      const before = currentState().details;
      const location = undoOrRedo();
      if (location === null) return false;
      const changed = findChangedLines(before, currentState().details);
      changed.forEach((lines, section) => unmark(section, lines));
      setFocusTarget({ ...location });
      return true;
    },
    [currentState, unmark],
  );

  return {
    ...lineEdits,
    ...problems,
    isDirty: isDirty(state),
    header: headerToSave(sheet, state),
    details: detailsToSave(state),
    headerValues,
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
    undo: useCallback(() => moveInHistory(undo), [moveInHistory, undo]),
    redo: useCallback(() => moveInHistory(redo), [moveInHistory, redo]),
    focusTarget,
    moveFocusTo: useCallback((location) => setFocusTarget({ ...location }), []),
    discard: useCallback(() => {
      reset();
      clearHistory();
      if (discard === undefined) setOwnState(noEdits);
      else discard();
    }, [reset, discard, clearHistory]),
  };
}
