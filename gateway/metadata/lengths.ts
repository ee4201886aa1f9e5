import type { components } from '../../schema/generated/retail.ts';
import { exactOf, isMore } from '../values/decimal.ts';
import { countOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

type ColumnRow = components['schemas']['Column'];

/** Whether a minimum length or value is larger than the maximum. */
export function hasContradictoryLengths(row: ColumnRow): boolean {
  const [shortest, longest] = [countOf(row.validlengthmin), countOf(row.validlengthmax)];
  if (shortest !== null && longest !== null && shortest > longest) return true;
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return false;
  const [least, most] = [
    exactOf(objectOf(row.columndata).min),
    exactOf(objectOf(row.columndata).max),
  ];
  return least !== null && most !== null && isMore(least, most);
}

export function withoutLengths(row: ColumnRow): ColumnRow {
  const lengthless = { ...row, validlengthmin: null, validlengthmax: null };
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return lengthless;
  const { min: _min, max: _max, ...rest } = objectOf(row.columndata);
  return { ...lengthless, columndata: JSON.stringify(rest) };
}
