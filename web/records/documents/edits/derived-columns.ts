import { parseDecimal } from '../../../design/number/decimal.ts';
import { subtractDecimals } from '../../../design/number/decimal-arithmetic.ts';
import type { Column } from '../../fields/column.ts';
import type { FieldValues } from '../../fields/values.ts';
import { lineAmount, totalQuantity } from '../cells/quantity.ts';

/**
 * Fields of a line that are computed from other fields of the same line, so that the line and its
 * sums stay up to date while the user types. The services compute them again when the document is
 * saved, and their result wins. A column that the user can edit is never computed here.
 */
interface Derivation {
  target: string;
  of: readonly string[];
  compute: (values: readonly (string | null)[]) => string | null;
}

const difference: Derivation['compute'] = ([one = null, other = null]) =>
  parseDecimal(one) === null && parseDecimal(other) === null ? null : subtractDecimals(one, other);
const product: Derivation['compute'] = ([quantity = null, price = null]) =>
  lineAmount(quantity, price);

/**
 * In order of computation. If a field can be computed in two ways, the first one whose columns all
 * exist is used.
 */
const derivations: readonly Derivation[] = [
  {
    target: 'qty',
    of: ['pkqty', 'remqty', 'pknum'],
    compute: ([pkqty = null, remqty = null, pknum = null]) =>
      totalQuantity({ pkqty, remqty, pknum }),
  },
  { target: 'diffqty', of: ['qty', 'bookqty'], compute: difference },
  { target: 'pricechange', of: ['newprice', 'oldprice'], compute: difference },
  { target: 'amount', of: ['diffqty', 'price'], compute: product },
  { target: 'amount', of: ['qty', 'price'], compute: product },
];

/** The line with all fields recomputed that depend on the changed ones. */
export function deriveLine(
  columns: readonly Column[],
  line: FieldValues,
  changed: readonly string[],
): FieldValues {
  const has = (name: string) => columns.some((column) => column.name === name);
  const isComputed = (name: string) =>
    columns.some((column) => column.name === name && !column.isEditable);
  const changedNames = new Set(changed);
  const computed = new Set<string>();
  let values = line;
  for (const { target, of, compute } of derivations) {
    if (computed.has(target) || !isComputed(target) || !of.every(has)) continue;
    computed.add(target);
    if (!of.some((name) => changedNames.has(name))) continue;
    values = { ...values, [target]: compute(of.map((name) => values[name] ?? null)) };
    changedNames.add(target);
  }
  return values;
}
