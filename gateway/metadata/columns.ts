import type { FormColumnModel } from '../module-model/form-column.ts';
import { codeOf } from '../values/rows.ts';
import { sumStyleOf } from './column-traits.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

/** The section of columns that name none. */
export const HEADER = 'header';

export function sectionOf({ row }: Pick<FormColumnModel, 'row'>): string {
  return codeOf(row.divid) || HEADER;
}

export function isEditable({ row }: Pick<FormColumnModel, 'row'>): boolean {
  const flag = codeOf(row.canedit);
  return flag === '' ? kindOf(row.columntype).isEntered : flag !== '0';
}

export function isSummed(column: FormColumnModel): boolean {
  return sumStyleOf(column) === 'SUM';
}

/** The fields that a choice in this column fills in. */
export function copiedFields({ row }: Pick<FormColumnModel, 'row'>): string[] {
  return Object.keys(objectOf(objectOf(row.columnrestmap).copy));
}
