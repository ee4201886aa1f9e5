import type { TFunction } from 'i18next';
import type { FigureUnit } from '../../../../generated/schema.ts';
import type { ColumnKind } from '../../../../design/charts/data-table.ts';
import type { Locale } from '../../../../design/language/locales.ts';
import { formatAmount, formatShortCount, formatCount } from '../../../../design/number/amount.ts';
import { chooseCountScale, formatInCountScale } from '../../../../design/number/count-scale.ts';
import { formatRate } from '../../../../design/number/rate.ts';
import { formatInScale, chooseScale } from '../../../../design/number/scale.ts';

/** How the values of a card are written, all of them in one unit that stands once in its head. */
export interface Measure {
  kind: ColumnKind;
  /** What is measured, in words. */
  name: string;
  /** What the head says: 万元, 万件, %. */
  head: string;
  /** In the unit of the head, without it. */
  inHead: (text: string | null) => string;
  /** By itself, with the unit of the head: what is compared is told in one unit. */
  text: (text: string | null) => string;
  /** To the last digit. */
  exact: (text: string | null) => string;
  /** By how much a plain number is divided to stand on an axis in the unit of the head. */
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
