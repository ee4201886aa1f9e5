import type { Locale } from '../language/locales.ts';
import { countOf } from './amount.ts';
import { inScale, type Scale, scaleOf } from './scale.ts';

/** The common unit for a column of counts: 万 or none, without a currency. */
export function countScaleOf(
  values: readonly (string | null | undefined)[],
  locale: Locale,
): Scale {
  const scale = scaleOf(values, { locale, currency: '' });
  return { ...scale, label: scale.unit?.name ?? '' };
}

/** A count in the unit of its column: two decimals with a unit, otherwise a whole number. */
export function inCountScale(text: string | null | undefined, scale: Scale): string {
  return scale.unit ? inScale(text, scale) : countOf(text).text;
}
