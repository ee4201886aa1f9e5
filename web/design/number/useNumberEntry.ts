import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { exceededBound, type NumberRules, clampNumber, stepNumber } from './number-rules.ts';
import { padDecimals } from './decimal.ts';
import { parseNumber } from './parse-number.ts';

interface NumberProblem {
  textKey: string;
  parts: Readonly<Record<string, string>>;
}

interface NumberEntryOptions {
  value: string | null;
  rules: NumberRules;
  onChange: (value: string | null) => void;
}

interface NumberEntry {
  /** Text shown in the field. */
  text: string;
  /** Why the typed text was replaced: it was not a number, or out of bounds. */
  problem: NumberProblem | null;
  handlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Changes the value by a number of steps. */
  step: (steps: number) => void;
  /** Discards the text being typed and shows the value. */
  discardText: () => void;
}

/**
 * The state of a number field. The value follows every keystroke that makes a number, rounded and
 * within its bounds, so that the form can be saved at any time; the typed text stays until the
 * field loses the focus. Text that is not a number is discarded then.
 */
export function useNumberEntry({ value, rules, onChange }: NumberEntryOptions): NumberEntry {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const change = (next: string | null) => {
    if (next !== value) onChange(next);
  };
  const readText = (text: string) => {
    setTyped(text);
    setProblem(null);
    const read = parseNumber(text);
    if (read !== null) change(clampNumber(read.value, rules));
  };
  const discardText = () => setTyped(null);
  return {
    text: typed ?? shownText(value, rules),
    problem,
    handlers: {
      onChange: ({ target, nativeEvent }) => {
        // An input method is composing: the text is not final yet.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setTyped(target.value);
        else readText(target.value);
      },
      onCompositionEnd: ({ currentTarget }) => readText(currentTarget.value),
      onBlur: () => {
        if (typed !== null) setProblem(problemOf(typed, rules));
        discardText();
      },
    },
    step: (steps) => {
      discardText();
      setProblem(null);
      change(stepNumber(value, steps, rules));
    },
    discardText,
  };
}

function shownText(
  value: string | null,
  { showsTrailingZeros = false, places }: NumberRules,
): string {
  return value !== null && showsTrailingZeros && places != null
    ? padDecimals(value, places)
    : (value ?? '');
}

function problemOf(typed: string, rules: NumberRules): NumberProblem | null {
  const read = parseNumber(typed);
  if (read === null) return { textKey: 'number.notNumber', parts: {} };
  const beyond = read.value === null ? null : exceededBound(read.value, rules);
  return beyond === null
    ? null
    : { textKey: `number.${beyond}`, parts: { 0: rules[beyond] ?? '' } };
}
