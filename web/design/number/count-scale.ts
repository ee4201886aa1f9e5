import type { Locale } from '../language/locales.ts';
import { formatCount } from './amount.ts';
import { formatInScale, type Scale, chooseScale } from './scale.ts';

/** The common unit for a column of counts: 万 or none, without a currency. */
export function chooseCountScale(
  values: readonly (string | null | undefined)[],
  locale: Locale,
): Scale {
  const scale = chooseScale(values, { locale, currency: '' });
  return { ...scale, label: scale.unit?.name ?? '' };
}

/** A count in the unit of its column: two decimals with a unit, otherwise a whole number. */
export function formatInCountScale(text: string | null | undefined, scale: Scale): string {
  return scale.unit ? formatInScale(text, scale) : formatCount(text).text;
}
