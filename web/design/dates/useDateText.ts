import { useState, type ChangeEvent } from 'react';
import { useBusinessDay } from './BusinessDay.tsx';
import type { DateMode } from './date-field-props.ts';
import { dateModes } from './date-modes.ts';
import { parseDate } from './parse-date.ts';

interface DateProblem {
  textKey: string;
  parts: Readonly<Record<string, string>>;
}

const MISSING_KEY = 'dates.missing';

interface DateTextOptions {
  mode: DateMode;
  value: string | null;
  min: string | null;
  max: string | null;
  /** An empty field is an error when it is left. */
  required?: boolean;
  /** The surrounding form already shows an error for the field. */
  isMarked?: boolean;
  /** Called while the user types; the final value is the result of `commit`. */
  onChange: (value: string | null) => void;
}

export interface DateText {
  /** Text shown in the field. */
  text: string;
  /** Why the typed text was not accepted and the last valid value is shown again. */
  problem: DateProblem | null;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Parses the typed text, or discards it if invalid, and returns the resulting value. */
  commit: () => string | null;
  /** Discards the typed text: another value was chosen. */
  discard: () => void;
}

/**
 * The text of a date field. A completely written date is applied at once, so that Ctrl+S saves it;
 * other notations are parsed on blur, Enter or Ctrl+S. Text that is not a date, or out of bounds,
 * is replaced by the last value.
 */
export function useDateText({
  mode,
  value,
  min,
  max,
  required = false,
  isMarked = false,
  onChange,
}: DateTextOptions): DateText {
  const { today } = useBusinessDay();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const { problemKey, example, form } = dateModes[mode];

  const problemOf = (read: { value: string | null } | null): DateProblem | null => {
    if (read === null) return { textKey: problemKey, parts: { 0: example } };
    if (read.value === null) return required ? { textKey: MISSING_KEY, parts: { 0: form } } : null;
    if (min !== null && read.value < min) return { textKey: 'dates.tooEarly', parts: { 0: min } };
    return max !== null && read.value > max
      ? { textKey: 'dates.tooLate', parts: { 0: max } }
      : null;
  };
  const readText = (text: string) => {
    const read = parseDate(text, mode, today);
    const found = problemOf(read);
    // A cleared field stays empty even if it is required, because the user emptied it on purpose.
    const isTaken = read !== null && (found === null || read.value === null);
    return { taken: isTaken ? read.value : value, found };
  };
  return {
    text: typed ?? value ?? '',
    // The error for a missing value is shown once, and only while the value is missing.
    problem: problem?.textKey === MISSING_KEY && (value !== null || isMarked) ? null : problem,
    onType: ({ target }) => {
      setTyped(target.value);
      setProblem(null);
      const isWhole =
        target.value.length === form.length &&
        parseDate(target.value, mode, today)?.value === target.value;
      if (!isWhole && target.value !== '') return;
      const { taken } = readText(target.value);
      if (taken !== value) onChange(taken);
    },
    commit: () => {
      if (typed === null) return value;
      const { taken, found } = readText(typed);
      setProblem(found);
      setTyped(null);
      return taken;
    },
    discard: () => {
      setTyped(null);
      setProblem(null);
    },
  };
}
