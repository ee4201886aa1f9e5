import {
  addDecimals,
  isNegative,
  multiplyDecimals,
  roundDecimalText,
  shortestDecimal,
  subtractDecimals,
} from './decimal-arithmetic.ts';

/** The rules for a number field. Numbers are exact decimals as text. */
export interface NumberRules {
  /** Maximum decimals; null: unlimited. */
  places?: number | null;
  /** Smallest allowed value; null: no limit. */
  min?: string | null;
  max?: string | null;
  /** How much an arrow key changes the value; null: 1. */
  step?: string | null;
  /** Shows trailing zeros up to `places` while the field is not edited, as prices are written. */
  showsTrailingZeros?: boolean;
}

export type Bound = 'min' | 'max';

const isLess = (one: string, other: string): boolean => isNegative(subtractDecimals(one, other));

const roundToPlaces = (value: string, { places }: NumberRules): string =>
  places == null ? value : (roundDecimalText(value, places) ?? value);

/** The bound that the rounded number exceeds; null if it is allowed. */
export function exceededBound(value: string, rules: NumberRules): Bound | null {
  const roundedValue = roundToPlaces(value, rules);
  if (rules.max != null && isLess(rules.max, roundedValue)) return 'max';
  return rules.min != null && isLess(roundedValue, rules.min) ? 'min' : null;
}

/**
 * The nearest allowed number: rounded half away from zero and within the bounds. If the bounds
 * contradict each other, `max` wins.
 */
export function clampNumber(value: string | null, rules: NumberRules): string | null {
  if (value === null) return null;
  const roundedValue = roundToPlaces(value, rules);
  const beyond = exceededBound(roundedValue, rules);
  return beyond === null ? roundedValue : shortestDecimal(rules[beyond] ?? roundedValue);
}

/** Changes a number by some steps; an empty value counts as zero. */
export function stepNumber(value: string | null, steps: number, rules: NumberRules): string | null {
  return clampNumber(addDecimals(value, multiplyDecimals(rules.step ?? '1', String(steps))), rules);
}
