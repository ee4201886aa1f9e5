import { useState, type ChangeEvent } from 'react';
import { useBusinessDay } from './BusinessDay.tsx';
import type { DateMode } from './date-field-props.ts';
import { dateModes } from './date-modes.ts';
import { readDate } from './read-date.ts';

interface DateProblem {
  textKey: string;
  parts: Readonly<Record<string, string>>;
}

const missingKey = 'dates.missing';

interface DateTextWanted {
  mode: DateMode;
  value: string | null;
  min: string | null;
  max: string | null;
  /** Nothing may not stand there when the field is left. */
  required?: boolean;
  /** The form around it says already that something is wrong with it. */
  isMarked?: boolean;
  /** Told while it is typed; what stands when the field is left is the answer of `settle`. */
  onChange: (value: string | null) => void;
}

export interface DateText {
  /** What the field shows. */
  text: string;
  /** Why what was typed did not count: the last valid value stands again. */
  problem: DateProblem | null;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Reads what was typed, or gives it up, and answers what stands then. */
  settle: () => string | null;
  /** Forgets what was typed: something else has been chosen. */
  forget: () => void;
}

/**
 * A date that is typed. One that is written in full counts at once, so that a key that saves finds it; other ways of writing are read when the
 * field is left, by Enter or by a key that saves. What is no date, or none that may be chosen, gives way to the last one.
 */
export function useDateText({
  mode,
  value,
  min,
  max,
  required = false,
  isMarked = false,
  onChange,
}: DateTextWanted): DateText {
  const { today } = useBusinessDay();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const { problemKey, example, form } = dateModes[mode];

  const problemOf = (read: { value: string | null } | null): DateProblem | null => {
    if (read === null) return { textKey: problemKey, parts: { 0: example } };
    if (read.value === null) return required ? { textKey: missingKey, parts: { 0: form } } : null;
    if (min !== null && read.value < min) return { textKey: 'dates.tooEarly', parts: { 0: min } };
    return max !== null && read.value > max
      ? { textKey: 'dates.tooLate', parts: { 0: max } }
      : null;
  };
  const readText = (text: string) => {
    const read = readDate(text, mode, today);
    const found = problemOf(read);
    // What was cleared stays empty, though something must stand there: the user has seen it go.
    const isTaken = read !== null && (found === null || read.value === null);
    return { taken: isTaken ? read.value : value, found };
  };
  return {
    text: typed ?? value ?? '',
    // That something is missing is said once, and no longer than it is.
    problem: problem?.textKey === missingKey && (value !== null || isMarked) ? null : problem,
    onType: ({ target }) => {
      setTyped(target.value);
      setProblem(null);
      const isWhole =
        target.value.length === form.length &&
        readDate(target.value, mode, today)?.value === target.value;
      if (!isWhole && target.value !== '') return;
      const { taken } = readText(target.value);
      if (taken !== value) onChange(taken);
    },
    settle: () => {
      if (typed === null) return value;
      const { taken, found } = readText(typed);
      setProblem(found);
      setTyped(null);
      return taken;
    },
    forget: () => {
      setTyped(null);
      setProblem(null);
    },
  };
}
