import type { components } from '../../schema/generated/retail.ts';
import { countOf } from '../values/rows.ts';

type ColumnRow = components['schemas']['Column'];

const FLAGS = [
  'flag',
  'validempty',
  'canedit',
  'canshow',
  'columnfixed',
  'columncanorder',
  'columnsumstyle',
] as const;

const PLAIN: ReadonlyMap<unknown, '0' | '1'> = new Map<unknown, '0' | '1'>([
  [true, '1'],
  [false, '0'],
  ['true', '1'],
  ['false', '0'],
  ['y', '1'],
  ['n', '0'],
]);

/**
 * Column metadata in one form: flags that services send as truth values or as Y and N become 1 and
 * 0, because a hidden column must not be shown for the way its flag is written. A maximum length of 0
 * means none, because nothing could be entered.
 */
export function plainColumn(row: ColumnRow): ColumnRow {
  const changes: Partial<ColumnRow> = {};
  for (const name of FLAGS) {
    const value: unknown = row[name];
    const flag = PLAIN.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
    if (flag !== undefined) changes[name] = flag;
  }
  if (countOf(row.validlengthmax) === 0) changes.validlengthmax = null;
  return Object.keys(changes).length === 0 ? row : { ...row, ...changes };
}
