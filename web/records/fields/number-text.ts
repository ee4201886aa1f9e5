import { parseDecimal, roundDecimal, writeDecimal } from '../../design/number/decimal.ts';

/** How many decimals a number of a form has. */
export const fieldPlaces = 2;

/** What is counted rather than measured in money: shown with the decimals that it has, and none more. A discount counts nothing. */
const counted = /(?:qty|num|(?<!dis)count|days|pieces|no)$/u;

export const isCounted = (name: string): boolean => counted.test(name);

/** How the numbers of a column are written: what metadata says of it. */
export interface NumberStyle {
  name: string;
  decimalPlaces: number | null;
  /** Metadata names the decimals: all of them are shown. */
  hasPrecision?: boolean;
}

/** A number of a column as it is read. */
export function columnNumberText(
  { name, decimalPlaces, hasPrecision = false }: NumberStyle,
  value: string,
): string {
  return numberText(hasPrecision ? '' : name, value, decimalPlaces ?? undefined);
}

/** A number as it is read: grouped; amounts and prices with all their decimals, counts as they are. What is no number stays as it is. */
export function numberText(name: string, value: string, places = fieldPlaces): string {
  const decimal = parseDecimal(value);
  if (decimal === null) return value;
  if (!isCounted(name))
    return writeDecimal(decimal.fraction.length > places ? decimal : roundDecimal(decimal, places));
  const fraction = decimal.fraction.replace(/0+$/u, '');
  return writeDecimal({ ...decimal, fraction });
}
