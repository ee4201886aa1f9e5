import type { SheetEditState } from './edit-state.ts';

type Details = SheetEditState['details'];

/** Where a change was made; undo moves the focus there. */
export interface StepPlace {
  section: string;
  lineNumber: number | null;
  column: string | null;
}

/** One undoable change to the lines of a document. */
export interface EditStep {
  place: StepPlace;
  before: Details;
  after: Details;
  /** Consecutive steps with the same key are merged into one; null: never merged. */
  stay: string | null;
}

/** The steps that can be undone and redone, the latest last. */
export interface EditHistory {
  done: readonly EditStep[];
  undone: readonly EditStep[];
}

export const noHistory: EditHistory = { done: [], undone: [] };

/** Maximum number of undo steps. States share unchanged parts, so each step costs little memory. */
const mostSteps = 200;

/** Adds a step. Steps that were undone before can no longer be redone. */
export function withStep({ done }: EditHistory, step: EditStep): EditHistory {
  const last = done.at(-1);
  const isSameStay =
    last !== undefined &&
    step.stay !== null &&
    last.stay === step.stay &&
    last.after === step.before;
  const kept = isSameStay ? done.slice(0, -1) : done.slice(1 - mostSteps);
  return { done: [...kept, isSameStay ? { ...step, before: last.before } : step], undone: [] };
}

export interface Walked {
  history: EditHistory;
  details: Details;
  place: StepPlace;
}

/** Undoes the last step. Null if there is none, or if the document was changed elsewhere since. */
export function undone({ done, undone }: EditHistory, now: Details): Walked | null {
  const step = done.at(-1);
  if (step?.after !== now) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    details: step.before,
    place: step.place,
  };
}

/**
 * Redoes the step that was undone last. Null if there is none, or if the document was changed
 * elsewhere since.
 */
export function redone({ done, undone }: EditHistory, now: Details): Walked | null {
  const step = undone.at(-1);
  if (step?.before !== now) return null;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    details: step.after,
    place: step.place,
  };
}

/**
 * The line numbers whose edits differ between two states, by section. Their marks are out of date.
 */
export function changedLines(
  one: Details,
  other: Details,
): ReadonlyMap<string, ReadonlyMap<number, null>> {
  const heldOf = (details: Details, section: string): Map<number, unknown> => {
    const { edited = {}, added = [], removed = {} } = details[section] ?? {};
    return new Map<number, unknown>([
      ...Object.entries(edited).map(([number, held]): [number, unknown] => [Number(number), held]),
      ...Object.entries(removed).map(([number, held]): [number, unknown] => [Number(number), held]),
      ...added.map((held): [number, unknown] => [held.lineNumber, held]),
    ]);
  };
  const sections = new Set([...Object.keys(one), ...Object.keys(other)]);
  return new Map(
    [...sections].map((section) => {
      const [before, after] = [heldOf(one, section), heldOf(other, section)];
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
