import type { components } from '../../schema/generated/retail.ts';
import type { ColumnProblem, ColumnProblemCode } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { sanitizeDependencies } from './dependencies.ts';
import { isGoodDefault } from './default-value.ts';
import { kindOf } from './column-types.ts';
import { copiedFields, sectionOf } from './columns.ts';
import { hasContradictoryLengths, withoutLengths } from './lengths.ts';
import { sanitizeSource, unreadableParts } from './sources.ts';

export type ColumnRow = components['schemas']['Column'];

/** What a column is looked at beside. */
export interface Surroundings {
  /** Fields that choosing in some column fills in. */
  copied: ReadonlySet<string>;
  /** Whether an address of options may be called; null where it is not looked at: whoever chooses is told then. */
  allows: ((path: string) => boolean) | null;
}

type Sanitized = { code: ColumnProblemCode; row: ColumnRow } | null;

/** What can be wrong with one column, and the column without it. Each looks at what the ones before have left. */
const SANITIZERS: readonly ((row: ColumnRow, about: Surroundings) => Sanitized)[] = [
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
    isGoodDefault(row) ? null : { code: 'BAD_DEFAULT', row: { ...row, columndefval: null } },
  (row, { copied }) =>
    isAskedInVain(row, copied)
      ? { code: 'REQUIRED_BUT_HIDDEN', row: { ...row, validempty: '1' } }
      : null,
];

/**
 * The columns without what is wrong with them, so that the list works, and what it was. A column without a name holds nothing, and one that
 * is switched off is none.
 */
export function sanitizeColumns(
  all: readonly ColumnRow[],
  allows: Surroundings['allows'],
): { rows: ColumnRow[]; problems: ColumnProblem[] } {
  const rows = all.filter(
    ({ columnname, flag }) => codeOf(columnname) !== '' && codeOf(flag) !== '0',
  );
  const places = new Map<string, ColumnRow>();
  const problems: ColumnProblem[] = [];
  for (const row of rows) {
    const place = JSON.stringify([sectionOf({ row }), codeOf(row.columnname)]);
    if (places.has(place)) problems.push({ column: codeOf(row.columnname), code: 'DUPLICATE' });
    else places.set(place, row);
  }
  const first = [...places.values()];
  const copied = new Set(first.flatMap((row) => copiedFields({ row })));
  const about = { copied, allows };
  const alone = first.map((row) => sanitizeAlone(row, about));
  const together = sanitizeDependencies(alone.map(({ row }) => row));
  return {
    rows: together.rows,
    problems: [...problems, ...alone.flatMap((each) => each.problems), ...together.problems],
  };
}

function sanitizeAlone(
  row: ColumnRow,
  about: Surroundings,
): { row: ColumnRow; problems: ColumnProblem[] } {
  const problems: ColumnProblem[] = [];
  let mended = row;
  for (const mend of SANITIZERS) {
    const found = mend(mended, about);
    if (found === null) continue;
    problems.push({ column: codeOf(row.columnname), code: found.code });
    mended = found.row;
  }
  return { row: mended, problems };
}

/** Nobody sees it, and neither a default nor a choice elsewhere fills it in. */
function isAskedInVain(row: ColumnRow, copied: ReadonlySet<string>): boolean {
  const isHidden = codeOf(row.canshow) === '0' || kindOf(row.columntype).type === 'HIDE_TEXT';
  const isFilled = codeOf(row.columndefval) !== '' || copied.has(codeOf(row.columnname));
  return codeOf(row.validempty) === '0' && isHidden && !isFilled;
}
