import type { components } from '../../schema/generated/retail.ts';
import type { ColumnProblemCode } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { kindOf } from './column-types.ts';
import { isObjectText, listOf } from './json-text.ts';

type ColumnRow = components['schemas']['Column'];
type Part = 'columndata' | 'columnrestparams' | 'columnrestmap';

/** Where a column that is chosen in gets from what there is to choose; null where nothing says so. */
export function sourceOf(row: ColumnRow): 'written' | 'lookup' | 'address' | null {
  if (listOf(row.columndata) !== null) return 'written';
  if (kindOf(row.columntype).type === 'SELECT_LOOK_UP' && codeOf(row.columndata) !== '')
    return 'lookup';
  return codeOf(row.columnrest) === '' ? null : 'address';
}

/** What is to be JSON and is none; what is not there is no part. */
export function unreadableParts(row: ColumnRow): Part[] {
  const { type, isChosen } = kindOf(row.columntype);
  const isObjectOrNothing = (value: unknown) =>
    value === null || value === undefined || value === '' || isObjectText(value);
  const isListOrNothing = (value: unknown) =>
    value === null || value === undefined || value === '' || listOf(value) !== null;
  const checks: [Part, boolean][] = [
    [
      'columndata',
      type === 'INPUT_NUM'
        ? isObjectOrNothing(row.columndata)
        : !isChosen || type === 'SELECT_LOOK_UP' || isListOrNothing(row.columndata),
    ],
    ['columnrestparams', !isChosen || isObjectOrNothing(row.columnrestparams)],
    ['columnrestmap', !isChosen || isObjectOrNothing(row.columnrestmap)],
  ];
  return checks.filter(([, isReadable]) => !isReadable).map(([part]) => part);
}

/** A choice without a source becomes a line of text, into which its code is typed. A mark is only shown and needs none. */
export function sanitizeSource(
  row: ColumnRow,
  allows: ((path: string) => boolean) | null,
): { code: ColumnProblemCode; row: ColumnRow } | null {
  const { type, isChosen } = kindOf(row.columntype);
  if (!isChosen || allows === null) return null;
  const source = sourceOf(row);
  if (source === null)
    return type === 'TAG' ? null : { code: 'MISSING_SOURCE', row: { ...row, columntype: TYPED } };
  if (source !== 'address' || allows(codeOf(row.columnrest))) return null;
  const kind = type === 'TAG' ? row.columntype : TYPED;
  return { code: 'SOURCE_NOT_ALLOWED', row: { ...row, columntype: kind, columnrest: null } };
}

const TYPED = 'Input';
