import type { SheetEditState } from './edit-state.ts';

type Details = SheetEditState['details'];

/** Where a change was made; undo moves the focus there. */
export interface EditLocation {
  section: string;
  lineNumber: number | null;
  column: string | null;
}

/** One undoable change to the lines of a document. */
export interface EditStep {
  location: EditLocation;
  before: Details;
  after: Details;
  /** Consecutive steps with the same key are merged into one; null: never merged. */
  mergeKey: string | null;
}

/** The steps that can be undone and redone, the latest last. */
export interface EditHistory {
  done: readonly EditStep[];
  undone: readonly EditStep[];
}

export const emptyHistory: EditHistory = { done: [], undone: [] };

/** Maximum number of undo steps. States share unchanged parts, so each step costs little memory. */
const MAX_STEPS = 200;

/** Adds a step. Steps that were undone before can no longer be redone. */
export function addStep({ done }: EditHistory, step: EditStep): EditHistory {
  const last = done.at(-1);
  const isMerged =
    last !== undefined &&
    step.mergeKey !== null &&
    last.mergeKey === step.mergeKey &&
    last.after === step.before;
  const previous = isMerged ? done.slice(0, -1) : done.slice(1 - MAX_STEPS);
  return { done: [...previous, isMerged ? { ...step, before: last.before } : step], undone: [] };
}

/** The result of undo or redo. */
export interface HistoryMove {
  history: EditHistory;
  details: Details;
  location: EditLocation;
}

/** Undoes the last step. Null if there is none, or if the document was changed elsewhere since. */
export function undoStep({ done, undone }: EditHistory, now: Details): HistoryMove | null {
  const step = done.at(-1);
  if (step?.after !== now) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    details: step.before,
    location: step.location,
  };
}

/**
 * Redoes the step that was undone last. Null if there is none, or if the document was changed
 * elsewhere since.
 */
export function redoStep({ done, undone }: EditHistory, now: Details): HistoryMove | null {
  const step = undone.at(-1);
  if (step?.before !== now) return null;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    details: step.after,
    location: step.location,
  };
}

/**
 * The line numbers whose edits differ between two states, by section. Their marks are out of date.
 */
export function findChangedLines(
  one: Details,
  other: Details,
): ReadonlyMap<string, ReadonlyMap<number, null>> {
  const editsOf = (details: Details, section: string): Map<number, unknown> => {
    const { edited = {}, added = [], removed = {} } = details[section] ?? {};
    return new Map<number, unknown>([
      ...Object.entries(edited).map(([number, edit]): [number, unknown] => [Number(number), edit]),
      ...Object.entries(removed).map(([number, edit]): [number, unknown] => [Number(number), edit]),
      ...added.map((edit): [number, unknown] => [edit.lineNumber, edit]),
    ]);
  };
  const sections = new Set([...Object.keys(one), ...Object.keys(other)]);
  return new Map(
    [...sections].map((section) => {
      const [before, after] = [editsOf(one, section), editsOf(other, section)];
      const numbers = [...new Set([...before.keys(), ...after.keys()])];
      return [
        section,
        new Map(
          numbers
            .filter((number) => before.get(number) !== after.get(number))
            .map((number) => [number, null]),
        ),
      ];
    }),
  );
}
