import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { roundedDecimal } from '../number/exact.ts';
import { readNumber } from './number-input.ts';

interface NumberText {
  /** What the field shows. */
  text: string;
  /** What was typed was no number, and the last one stands again. */
  restored: boolean;
  handlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Forgets what is being typed: the value stands. */
  settle: () => void;
}

/** A field for a number: the value follows every keystroke that makes a number; one that makes none is undone when the field is left. */
export function useNumberText(value: string | null, places: number, onChange: (value: string | null) => void): NumberText {
  const [typed, setTyped] = useState<string | null>(null);
  const [restored, setRestored] = useState(false);
  const take = (text: string) => {
    setTyped(text);
    setRestored(false);
    const read = readNumber(text);
    if (read !== null) onChange(roundedDecimal(read.value, places));
  };
  const settle = () => setTyped(null);
  return {
    text: typed ?? value ?? '',
    restored,
    handlers: {
      onChange: ({ target, nativeEvent }) => {
        // Halfway through a word of an input method nothing is read yet.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setTyped(target.value);
        else take(target.value);
      },
      onCompositionEnd: ({ currentTarget }) => take(currentTarget.value),
      onBlur: () => {
        setRestored(typed !== null && readNumber(typed) === null);
        settle();
      },
    },
    settle,
  };
}
