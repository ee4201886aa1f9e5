import type { components } from '../../schema/generated/retail.ts';
import { exactOf, isMore } from '../values/decimal.ts';
import { countOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

type ColumnRow = components['schemas']['Column'];

/** Whether a minimum length or value is larger than the maximum. */
export function hasContradictoryLengths(row: ColumnRow): boolean {
  const [minLength, maxLength] = [countOf(row.validlengthmin), countOf(row.validlengthmax)];
  if (minLength !== null && maxLength !== null && minLength > maxLength) return true;
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return false;
  const [minValue, maxValue] = [
    exactOf(objectOf(row.columndata).min),
    exactOf(objectOf(row.columndata).max),
  ];
  return minValue !== null && maxValue !== null && isMore(minValue, maxValue);
}

export function withoutLengths(row: ColumnRow): ColumnRow {
  const lengthless = { ...row, validlengthmin: null, validlengthmax: null };
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return lengthless;
  const { min: _min, max: _max, ...rest } = objectOf(row.columndata);
  return { ...lengthless, columndata: JSON.stringify(rest) };
}
