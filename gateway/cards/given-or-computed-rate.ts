import { hundredthsOf, type Hundredths } from '../values/hundredths.ts';

/**
 * A rate in hundredths of a percent: the services' if they send one, otherwise calculated from its
 * base. If the base is null or zero there is no rate, because some services send 0 or 100 then. If
 * they leave the base out, their rate is used.
 */
export function givenOrComputedRate(
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
