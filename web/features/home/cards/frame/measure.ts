import type { TFunction } from 'i18next';
import type { FigureUnit } from '../../../../generated/schema.ts';
import type { ColumnKind } from '../../../../design/charts/data-table.ts';
import type { Locale } from '../../../../design/language/locales.ts';
import { formatAmount, formatShortCount, formatCount } from '../../../../design/number/amount.ts';
import { chooseCountScale, formatInCountScale } from '../../../../design/number/count-scale.ts';
import { formatRate } from '../../../../design/number/rate.ts';
import { formatInScale, chooseScale } from '../../../../design/number/scale.ts';

/** How the values of a card are formatted: all in one unit, which is shown once in the head. */
export interface Measure {
  kind: ColumnKind;
  /** The name of the metric. */
  name: string;
  /** The unit for the head: 万元, 万件, %. */
  head: string;
  /** Formats a value in the unit of the head, without the unit. */
  inHead: (text: string | null) => string;
  /** Formats a value with the unit of the head, so that values are comparable. */
  text: (text: string | null) => string;
  /** Formats the exact value. */
  exact: (text: string | null) => string;
  /** A number is divided by this to get its value in the unit of the head. */
  divisor: number;
}

interface MeasureOptions {
  name: string;
  unit: FigureUnit;
  currency: string;
  locale: Locale;
  values: readonly (string | null)[];
  t: TFunction;
}

export function createMeasure({
  name,
  unit,
  currency,
  locale,
  values,
  t,
}: MeasureOptions): Measure {
  const writing = { locale, currency };
  if (unit === 'PERCENT')
    return {
      kind: 'rate',
      name,
      head: '%',
      inHead: (text) => formatRate(text).replace('%', ''),
      text: formatRate,
      exact: formatRate,
      divisor: 1,
    };
  if (unit === 'COUNT') {
    const scale = chooseCountScale(values, locale);
    return {
      kind: 'count',
      name,
      head: t('card.quantityUnit', { unit: scale.label }).trim(),
      inHead: (text) => formatInCountScale(text, scale),
      text: (text) => formatShortCount(text, writing, scale.unit).text,
      exact: (text) => formatCount(text).exact,
      divisor: scale.divisor,
    };
  }
  const scale = chooseScale(values, writing);
  return {
    kind: 'money',
    name,
    head: scale.label,
    inHead: (text) => formatInScale(text, scale),
    text: (text) => formatAmount(text, writing, scale.unit).text,
    exact: (text) => formatAmount(text, writing).exact,
    divisor: scale.divisor,
  };
}
