import {
  addDecimals,
  isNegative,
  isZeroOrUnreadable,
  multiplyDecimals,
  roundDecimalText,
} from '../../../design/number/decimal-arithmetic.ts';
import { parseDecimal } from '../../../design/number/decimal.ts';
import type { FieldProblem } from '../../form/field-problem.ts';

/**
 * Quantities of goods as exact decimals: packages (件数, pkqty), loose pieces (散数, remqty), pieces
 * per package (包装系数, pknum) and their total (数量, qty), which is always pkqty × pknum + remqty.
 * Weighed goods have up to three decimals.
 */
export interface Quantity {
  pkqty: string | null;
  remqty: string | null;
  pknum: string | null;
}

const quantityNames = ['pkqty', 'remqty', 'qty', 'pknum'] as const;

const isMember = (names: readonly string[], name: string) => names.includes(name);

/** Whether a column is one of the four quantities. */
export const isQuantity = (name: string): boolean => isMember(quantityNames, name);

/**
 * The total quantity; null if neither packages nor loose pieces are known. Without a package size,
 * packages count as zero.
 */
export function totalQuantity({ pkqty, remqty, pknum }: Quantity): string | null {
  if (parseDecimal(pkqty) === null && parseDecimal(remqty) === null) return null;
  return addDecimals(multiplyDecimals(pkqty, pknum), remqty);
}

/** Whether the goods come in packages; otherwise they are counted in loose pieces only. */
function comesInPackages(pknum: string | null): boolean {
  return !isZeroOrUnreadable(pknum) && !isNegative(pknum);
}

/** Quantity × price, rounded to two decimals; null if one of them is missing. */
export function lineAmount(quantity: string | null, price: string | null): string | null {
  if (parseDecimal(quantity) === null || parseDecimal(price) === null) return null;
  return roundDecimalText(multiplyDecimals(quantity, price), 2);
}

/** Maximum digits of a quantity before and after the decimal point. */
const maxQuantityDigits = { whole: 9, places: 3 } as const;

/** The problem with a typed quantity, or null. Packages must be whole numbers. */
export function checkQuantity(name: string, text: string | null): FieldProblem | null {
  if (text === null) return null;
  const value = parseDecimal(text);
  if (value === null) return { textKey: 'metadata.notNumber' };
  if (isNegative(text)) return { textKey: 'sheet.problem.negative' };
  if (value.whole.length > maxQuantityDigits.whole)
    return { textKey: 'sheet.problem.tooLarge', parts: { 0: String(maxQuantityDigits.whole) } };
  const places = value.fraction.replace(/0+$/u, '').length;
  if (name === 'pkqty' && places > 0) return { textKey: 'sheet.problem.whole' };
  if (places > maxQuantityDigits.places)
    return { textKey: 'sheet.problem.places', parts: { 0: String(maxQuantityDigits.places) } };
  return null;
}

/** Fields of a line that say whether its packages or its loose pieces can be changed. */
const flags: Readonly<Record<string, string>> = { pkqty: 'iseditxs', remqty: 'iseditls' };

/**
 * Whether the line itself allows a field to be changed. Whether the column allows it is decided by
 * metadata.
 */
export function mayChange(line: Readonly<Record<string, unknown>>, name: string): boolean {
  const flag = flags[name];
  if (flag === undefined) return name !== 'qty' || !('pkqty' in line || 'remqty' in line);
  const allowed = line[flag];
  if (allowed !== undefined && allowed !== null && !['1', 1, true].includes(allowed as string))
    return false;
  return name !== 'pkqty' || !('pknum' in line) || comesInPackages(textOf(line.pknum));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
