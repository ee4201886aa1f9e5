import type { components } from '../../schema/generated/retail.ts';
import { exactOf } from '../values/decimal.ts';
import type { ColumnType } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { isDateValue } from '../values/date-values.ts';
import { kindOf } from '../module-model/column-types.ts';
import { dateModeOf } from './date-mode.ts';
import { writtenOptions } from './written-options.ts';

type ColumnRow = components['schemas']['Column'];

const isOffered = (value: string, row: ColumnRow) =>
  writtenOptions(row)?.some((option) => option.value === value) ?? true;

/** Checks of default values by type. Types without a check accept every value. */
const CHECKS: Partial<Record<ColumnType, (value: string, row: ColumnRow) => boolean>> = {
  INPUT_NUM: (value) => exactOf(value) !== null,
  DATE: isOfItsMode,
  DATE_TIME: isOfItsMode,
  SELECT: isOffered,
  RADIO: isOffered,
  CHECKBOX_GROUP: (value, row) => value.split(',').every((each) => isOffered(each.trim(), row)),
};

function isOfItsMode(value: string, row: ColumnRow): boolean {
  return isDateValue(value, dateModeOf({ row }) ?? 'DATE');
}

export function isValidDefault(row: ColumnRow): boolean {
  const value = codeOf(row.columndefval);
  return value === '' || (CHECKS[kindOf(row.columntype).type]?.(value, row) ?? true);
}
