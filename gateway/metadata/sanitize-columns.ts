import type { components } from '../../schema/generated/retail.ts';
import type { ColumnProblem, ColumnProblemCode } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { sanitizeDependencies } from './dependencies.ts';
import { isValidDefault } from './default-value.ts';
import { kindOf } from '../module-model/column-types.ts';
import { plainColumn } from '../module-model/plain-column.ts';
import { copiedFields, sectionOf } from './columns.ts';
import { hasContradictoryLengths, withoutLengths } from './lengths.ts';
import { sanitizeSource, unreadableParts } from './sources.ts';

export type ColumnRow = components['schemas']['Column'];

/** Context in which a column is checked. */
export interface ColumnContext {
  /** Fields that are filled in by a choice in some column. */
  copied: ReadonlySet<string>;
  /**
   * Whether an address of options may be called; null if addresses are not checked here but when
   * options are requested.
   */
  allows: ((path: string) => boolean) | null;
}

type Sanitized = { code: ColumnProblemCode; row: ColumnRow } | null;

/**
 * Checks of one column, each with the corrected column. They run in order, each on the result of
 * those before.
 */
const SANITIZERS: readonly ((row: ColumnRow, about: ColumnContext) => Sanitized)[] = [
  (row) => (kindOf(row.columntype).type === 'UNKNOWN' ? { code: 'UNKNOWN_TYPE', row } : null),
  (row) => {
    const parts = unreadableParts(row);
    return parts.length === 0
      ? null
      : {
          code: 'UNREADABLE',
          row: { ...row, ...Object.fromEntries(parts.map((part) => [part, null])) },
        };
  },
  (row, { allows }) => sanitizeSource(row, allows),
  (row) =>
    hasContradictoryLengths(row)
      ? { code: 'CONTRADICTORY_LENGTHS', row: withoutLengths(row) }
      : null,
  (row) =>
    isValidDefault(row) ? null : { code: 'BAD_DEFAULT', row: { ...row, columndefval: null } },
  (row, { copied }) =>
    isNeverFilled(row, copied)
      ? { code: 'REQUIRED_BUT_HIDDEN', row: { ...row, validempty: '1' } }
      : null,
];

/**
 * Corrects columns so that the list works, and reports the problems. Columns that have no name or
 * are switched off are dropped.
 */
export function sanitizeColumns(
  all: readonly ColumnRow[],
  allows: ColumnContext['allows'],
): { rows: ColumnRow[]; problems: ColumnProblem[] } {
  const rows = all
    .map(plainColumn)
    .filter(({ columnname, flag }) => codeOf(columnname) !== '' && codeOf(flag) !== '0');
  const rowsByKey = new Map<string, ColumnRow>();
  const problems: ColumnProblem[] = [];
  for (const row of rows) {
    const key = JSON.stringify([sectionOf({ row }), codeOf(row.columnname)]);
    if (rowsByKey.has(key)) problems.push({ column: codeOf(row.columnname), code: 'DUPLICATE' });
    else rowsByKey.set(key, row);
  }
  const first = [...rowsByKey.values()];
  const copied = new Set(first.flatMap((row) => copiedFields({ row })));
  const about = { copied, allows };
  const alone = first.map((row) => sanitizeColumn(row, about));
  const together = sanitizeDependencies(alone.map(({ row }) => row));
  return {
    rows: together.rows,
    problems: [...problems, ...alone.flatMap((each) => each.problems), ...together.problems],
  };
}

function sanitizeColumn(
  row: ColumnRow,
  about: ColumnContext,
): { row: ColumnRow; problems: ColumnProblem[] } {
  const problems: ColumnProblem[] = [];
  let sanitized = row;
  for (const sanitize of SANITIZERS) {
    const found = sanitize(sanitized, about);
    if (found === null) continue;
    problems.push({ column: codeOf(row.columnname), code: found.code });
    sanitized = found.row;
  }
  return { row: sanitized, problems };
}

/**
 * Whether a required column can never be filled in: it is hidden and has neither a default nor a
 * source that fills it in.
 */
function isNeverFilled(row: ColumnRow, copied: ReadonlySet<string>): boolean {
  const isHidden = codeOf(row.canshow) === '0' || kindOf(row.columntype).type === 'HIDE_TEXT';
  const isFilled = codeOf(row.columndefval) !== '' || copied.has(codeOf(row.columnname));
  return codeOf(row.validempty) === '0' && isHidden && !isFilled;
}
