import type { FormColumnModel } from '../module-model/form-column.ts';
import type { DateMode } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

/** Modes by the services' name in the columndata of a Date column. */
const MODES: ReadonlyMap<string, DateMode> = new Map<string, DateMode>([
  ['date', 'DATE'],
  ['month', 'MONTH'],
  ['year', 'YEAR'],
  ['time', 'TIME'],
  ['range', 'DATE_RANGE'],
  ['timerange', 'TIME_RANGE'],
]);

/** What a date field asks for; null for other types. An unknown mode means a day. */
export function dateModeOf({ row }: Pick<FormColumnModel, 'row'>): DateMode | null {
  const { type } = kindOf(row.columntype);
  if (type === 'DATE_TIME') return 'DATE_TIME';
  if (type !== 'DATE') return null;
  return MODES.get(codeOf(objectOf(row.columndata).mode).toLowerCase()) ?? 'DATE';
}
