import type { TFunction } from 'i18next';
import type { FigureUnit } from '../../../../generated/schema.ts';
import type { ColumnKind } from '../../../../design/charts/data-table.ts';
import type { Locale } from '../../../../design/language/locales.ts';
import { amountOf, shortCountOf, countOf } from '../../../../design/number/amount.ts';
import { countScaleOf, inCountScale } from '../../../../design/number/count-scale.ts';
import { rateOf } from '../../../../design/number/rate.ts';
import { inScale, scaleOf } from '../../../../design/number/scale.ts';

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
      inHead: (text) => rateOf(text).replace('%', ''),
      text: rateOf,
      exact: rateOf,
      divisor: 1,
    };
  if (unit === 'COUNT') {
    const scale = countScaleOf(values, locale);
    return {
      kind: 'count',
      name,
      head: t('card.quantityUnit', { unit: scale.label }).trim(),
      inHead: (text) => inCountScale(text, scale),
      text: (text) => shortCountOf(text, writing, scale.unit).text,
      exact: (text) => countOf(text).exact,
      divisor: scale.divisor,
    };
  }
  const scale = scaleOf(values, writing);
  return {
    kind: 'money',
    name,
    head: scale.label,
    inHead: (text) => inScale(text, scale),
    text: (text) => amountOf(text, writing, scale.unit).text,
    exact: (text) => amountOf(text, writing).exact,
    divisor: scale.divisor,
  };
}
