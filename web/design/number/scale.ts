import { MISSING_VALUE, currencySymbol, type AmountFormat } from './amount.ts';
import { parseDecimal, roundDecimal, formatDecimal } from './decimal.ts';
import { convertToUnit, type Unit, chooseUnit } from './units.ts';

/** The common unit of a column, list or axis: shown once in the head, the numbers have none. */
export interface Scale {
  unit: Unit | null;
  /** Label in the head: 万元, 萬元, ¥K. */
  label: string;
  /** Plain numbers are divided by this for an axis. */
  divisor: number;
}

const yuan: Record<string, string> = { CNY: '元', TWD: '元', HKD: '元' };

/**
 * Chooses the unit by the largest absolute value, so that it has few digits and the others stay
 * comparable.
 */
export function chooseScale(
  values: readonly (string | null | undefined)[],
  writing: AmountFormat,
): Scale {
  const largest = values
    .map((value) => parseDecimal(value))
    .filter((value) => value !== null)
    .sort(
      (one, other) => other.whole.length - one.whole.length || (other.whole > one.whole ? 1 : -1),
    )[0];
  const unit = largest ? chooseUnit(roundDecimal(largest, 2), writing.locale) : null;
  const named = writing.locale === 'en-US' ? undefined : yuan[writing.currency];
  const label = named ? (unit?.name ?? '') + named : currencySymbol(writing) + (unit?.name ?? '');
  return { unit, label, divisor: 10 ** (unit?.digits ?? 0) };
}

/** A number in the unit of its column with two decimals, without the unit. */
export function formatInScale(text: string | null | undefined, scale: Scale): string {
  const value = parseDecimal(text);
  return value ? formatDecimal(roundDecimal(convertToUnit(value, scale.unit), 2)) : MISSING_VALUE;
}
