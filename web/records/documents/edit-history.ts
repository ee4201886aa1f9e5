import type { SheetEditState } from './edit-state.ts';

type Details = SheetEditState['details'];

/** Where something was changed: what undoing it leads back to. */
export interface StepPlace {
  section: string;
  lineNumber: number | null;
  column: string | null;
}

/** One thing that somebody has done to the lines of a document. */
export interface EditStep {
  place: StepPlace;
  before: Details;
  after: Details;
  /** Steps of one stay in a cell are one. */
  stay: string | null;
}

/** What can be undone and done again, the latest last. */
export interface EditHistory {
  done: readonly EditStep[];
  undone: readonly EditStep[];
}

export const noHistory: EditHistory = { done: [], undone: [] };

/** How many steps are kept. What they hold in common is held once. */
const mostSteps = 200;

/** With one more step; whatever was undone before can be done again no more. */
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

/** One step back; null where there is none, or where the document has become another since. */
export function undone({ done, undone }: EditHistory, now: Details): Walked | null {
  const step = done.at(-1);
  if (step?.after !== now) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    details: step.before,
    place: step.place,
  };
}

/** The step that was undone last, once more. */
export function redone({ done, undone }: EditHistory, now: Details): Walked | null {
  const step = undone.at(-1);
  if (step?.before !== now) return null;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    details: step.after,
    place: step.place,
  };
}

/** The lines that are others in one state than in another, by their numbers; what is said of them is true no more. */
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
