import { hundredthsOf, type Hundredths } from '../values/hundredths.ts';

/**
 * A rate in hundredths of a percent: the services' own where they send one, otherwise computed from its base. A base that they send as null
 * or zero has no rate, whatever they send beside it: some services fill in 0 or 100 there. Where they leave the base out, their rate counts.
 */
export function rateOver(
  given: unknown,
  base: unknown,
  compute: (base: Hundredths) => Hundredths | null,
): Hundredths | null {
  const rate = hundredthsOf(given);
  if (base === undefined) return rate;
  const known = hundredthsOf(base);
  if (known === null || known === 0n) return null;
  return rate ?? compute(known);
}
