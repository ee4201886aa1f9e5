import type { components } from '../../schema/generated/retail.ts';
import type { ColumnProblemCode } from '../generated/resolvers.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { codeOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { isObjectText, listOf } from './json-text.ts';

type ColumnRow = components['schemas']['Column'];
type Part = 'columndata' | 'columnrestparams' | 'columnrestmap';

interface Source {
  source: 'written' | 'lookup' | 'address' | null;
}

const knownSourceOf = createDerivedData<Source>();

/** Where a column's options come from; null if nothing is configured. */
export function sourceOf(row: ColumnRow): Source['source'] {
  return knownSourceOf(row, () => ({ source: readSource(row) })).source;
}

function readSource(row: ColumnRow): Source['source'] {
  if (listOf(row.columndata) !== null) return 'written';
  if (kindOf(row.columntype).type === 'SELECT_LOOK_UP' && codeOf(row.columndata) !== '')
    return 'lookup';
  return codeOf(row.columnrest) === '' ? null : 'address';
}

/** The parts that should be JSON but cannot be parsed. Missing parts do not count. */
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

/**
 * Turns a choice without a usable source into a text field for its code. A tag is only displayed
 * and needs no source.
 */
export function sanitizeSource(
  row: ColumnRow,
  allows: ((path: string) => boolean) | null,
): { code: ColumnProblemCode; row: ColumnRow } | null {
  const { type, isChosen } = kindOf(row.columntype);
  if (!isChosen || allows === null) return null;
  const source = sourceOf(row);
  if (source === null)
    return type === 'TAG'
      ? null
      : { code: 'MISSING_SOURCE', row: { ...row, columntype: TEXT_TYPE } };
  if (source !== 'address' || allows(codeOf(row.columnrest))) return null;
  const kind = type === 'TAG' ? row.columntype : TEXT_TYPE;
  return { code: 'SOURCE_NOT_ALLOWED', row: { ...row, columntype: kind, columnrest: null } };
}

const TEXT_TYPE = 'Input';
