import {
  addDecimals,
  isNegative,
  isNothing,
  multiplyDecimals,
  roundedDecimal,
} from '../../../design/number/exact.ts';
import { parseDecimal } from '../../../design/number/decimal.ts';
import type { FieldProblem } from '../../form/field-problem.ts';

/**
 * Quantities of goods, exact: packages (件数, pkqty), loose pieces (散数, remqty), pieces in a package (包装系数, pknum) and their total
 * (数量, qty), which is always pkqty × pknum + remqty. Weighed goods have up to three decimals.
 */
export interface Quantity {
  pkqty: string | null;
  remqty: string | null;
  pknum: string | null;
}

const quantityNames = ['pkqty', 'remqty', 'qty', 'pknum'] as const;

const isMember = (names: readonly string[], name: string) => names.includes(name);

export const isQuantity = (name: string): boolean => isMember(quantityNames, name);

/** The total; null while neither packages nor loose pieces are known. Where goods come in no packages, packages count as nothing. */
export function totalQuantity({ pkqty, remqty, pknum }: Quantity): string | null {
  if (parseDecimal(pkqty) === null && parseDecimal(remqty) === null) return null;
  return addDecimals(multiplyDecimals(pkqty, pknum), remqty);
}

/** Goods that come in no packages are counted in loose pieces alone. */
function comesInPackages(pknum: string | null): boolean {
  return !isNothing(pknum) && !isNegative(pknum);
}

/** What a line costs, to the cent. */
export function lineAmount(quantity: string | null, price: string | null): string | null {
  if (parseDecimal(quantity) === null || parseDecimal(price) === null) return null;
  return roundedDecimal(multiplyDecimals(quantity, price), 2);
}

/** Digits before and after the point that a quantity may have. */
const quantityDigits = { whole: 9, places: 3 } as const;

/** What is wrong with a quantity that somebody has typed; null when nothing is. Packages are whole ones. */
export function checkQuantity(name: string, text: string | null): FieldProblem | null {
  if (text === null) return null;
  const value = parseDecimal(text);
  if (value === null) return { textKey: 'metadata.notNumber' };
  if (isNegative(text)) return { textKey: 'sheet.problem.negative' };
  if (value.whole.length > quantityDigits.whole)
    return { textKey: 'sheet.problem.tooLarge', parts: { 0: String(quantityDigits.whole) } };
  const places = value.fraction.replace(/0+$/u, '').length;
  if (name === 'pkqty' && places > 0) return { textKey: 'sheet.problem.whole' };
  if (places > quantityDigits.places)
    return { textKey: 'sheet.problem.places', parts: { 0: String(quantityDigits.places) } };
  return null;
}

/** Which flag of a line says whether its packages or its loose pieces may be changed. */
const flags: Readonly<Record<string, string>> = { pkqty: 'iseditxs', remqty: 'iseditls' };

/** Whether a field of a line may be changed, as far as the line itself has a say; whether the column may be is metadata's. */
export function mayChange(line: Readonly<Record<string, unknown>>, name: string): boolean {
  const flag = flags[name];
  if (flag === undefined) return name !== 'qty' || !('pkqty' in line || 'remqty' in line);
  const says = line[flag];
  if (says !== undefined && says !== null && !['1', 1, true].includes(says as string)) return false;
  return name !== 'pkqty' || !('pknum' in line) || comesInPackages(textOf(line.pknum));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
