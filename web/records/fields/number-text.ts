import { parseDecimal, roundDecimal, formatDecimal } from '../../design/number/decimal.ts';

/** Default number of decimals. */
export const DEFAULT_DECIMALS = 2;

/**
 * Column names that contain counts rather than amounts of money. Counts have no trailing zeros. A
 * discount is not a count.
 */
const counted = /(?:qty|num|(?<!dis)count|days|pieces|no)$/u;

/** Whether a column contains counts, judged by its name. */
export const isCounted = (name: string): boolean => counted.test(name);

/** The metadata that decides how numbers of a column are written. */
export interface NumberStyle {
  name: string;
  decimalPlaces: number | null;
  /** Whether metadata defines the decimals; then all of them are shown. */
  hasPrecision?: boolean;
}

/** A number of a column, formatted for display. */
export function columnNumberText(
  { name, decimalPlaces, hasPrecision = false }: NumberStyle,
  value: string,
): string {
  return numberText(hasPrecision ? '' : name, value, decimalPlaces ?? undefined);
}

/**
 * A number formatted for display, with thousands separators. Amounts and prices have all their
 * decimals, counts no trailing zeros. Text that is not a number is returned unchanged.
 */
export function numberText(name: string, value: string, places = DEFAULT_DECIMALS): string {
  const decimal = parseDecimal(value);
  if (decimal === null) return value;
  if (!isCounted(name))
    return formatDecimal(
      decimal.fraction.length > places ? decimal : roundDecimal(decimal, places),
    );
  const fraction = decimal.fraction.replace(/0+$/u, '');
  return formatDecimal({ ...decimal, fraction });
}
