import {
  addDecimals,
  isNegative,
  multiplyDecimals,
  roundedDecimal,
  shortestDecimal,
  subtractDecimals,
} from './exact.ts';

/** What a number may be. Everything is an exact decimal, as text. */
export interface NumberRules {
  /** How many decimals it has at most; null: as many as somebody types. */
  places?: number | null;
  /** Null: none. */
  min?: string | null;
  max?: string | null;
  /** What an arrow adds. */
  step?: string | null;
  /** While nobody types, all decimals stand there, zeros too: as prices are written. */
  keepsZeros?: boolean;
}

export type Bound = 'min' | 'max';

const isLess = (one: string, other: string): boolean => isNegative(subtractDecimals(one, other));

const rounded = (value: string, { places }: NumberRules): string =>
  places == null ? value : (roundedDecimal(value, places) ?? value);

/** Which bound a number lies beyond when it is rounded; null for one that may be. */
export function boundBeyond(value: string, rules: NumberRules): Bound | null {
  const near = rounded(value, rules);
  if (rules.max != null && isLess(rules.max, near)) return 'max';
  return rules.min != null && isLess(near, rules.min) ? 'min' : null;
}

/** The number as it may be: rounded half away from zero, and within its bounds. Where these contradict each other, the upper one counts. */
export function settledNumber(value: string | null, rules: NumberRules): string | null {
  if (value === null) return null;
  const near = rounded(value, rules);
  const beyond = boundBeyond(near, rules);
  return beyond === null ? near : shortestDecimal(rules[beyond] ?? near);
}

/** Some steps up or down; from nothing the first one is counted from zero. */
export function steppedNumber(
  value: string | null,
  steps: number,
  rules: NumberRules,
): string | null {
  return settledNumber(
    addDecimals(value, multiplyDecimals(rules.step ?? '1', String(steps))),
    rules,
  );
}
