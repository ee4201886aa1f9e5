import type { SignedIn } from '../request/context.ts';
import { exactOf, isEqual } from '../values/decimal.ts';
import type { SheetChange } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { loadSheetParts, stepOf } from './sheet-form.ts';
import { findFormerSheet } from './rest.ts';
import {
  HEADER,
  lineNumberOf,
  linesOf,
  type Column,
  type SheetLine,
  type SheetModel,
} from './sheet.ts';

const MAX_CHANGES = 500;

/**
 * The changes since the last step, in the order of the form: visible fields, by line number. Null
 * when the services have no earlier version.
 */
export async function changesOf(
  sheet: SheetModel,
  signedIn: SignedIn,
): Promise<SheetChange[] | null> {
  const [former, parts] = await Promise.all([
    findFormerSheet(signedIn, { ...sheet, number: codeOf(sheet.row.sheetid) }),
    stepOf(sheet, signedIn).then((step) => loadSheetParts(signedIn, sheet.moduleCode, step)),
  ]);
  if (former === null || parts === null) return null;
  const seen = (section: string) =>
    parts.columns.filter((column) => column.section === section && !column.isHidden);
  const header = compareFields(former, sheet.row, seen(HEADER)).map((change) => ({
    ...change,
    section: HEADER,
    lineNumber: null,
  }));
  const lines = parts.module.details.flatMap(({ section }) =>
    compareLines(
      byNumber(linesOf(former, section)),
      byNumber(linesOf(sheet.row, section)),
      seen(section),
    ).map((change) => ({
      ...change,
      section,
    })),
  );
  return [...header, ...lines].slice(0, MAX_CHANGES);
}

type FieldChange = Pick<SheetChange, 'column' | 'kind' | 'before' | 'after'>;
type LineChange = FieldChange & Pick<SheetChange, 'lineNumber'>;

/** Changed and added lines in their order, followed by removed ones. */
function compareLines(
  before: ReadonlyMap<number, SheetLine>,
  after: ReadonlyMap<number, SheetLine>,
  columns: readonly Column[],
): LineChange[] {
  const present = [...after].flatMap(([lineNumber, line]): LineChange[] => {
    const former = before.get(lineNumber);
    if (former === undefined)
      return [{ lineNumber, column: null, kind: 'ADDED', before: null, after: null }];
    return compareFields(former, line, columns).map((change) => ({ ...change, lineNumber }));
  });
  const removed = [...before.keys()].filter((lineNumber) => !after.has(lineNumber));
  return [
    ...present,
    ...removed.map((lineNumber) => ({
      lineNumber,
      column: null,
      kind: 'REMOVED' as const,
      before: null,
      after: null,
    })),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

function compareFields(before: Fields, after: Fields, columns: readonly Column[]): FieldChange[] {
  return columns
    .filter(({ name }) => !isSame(before[name], after[name]))
    .map(({ name }) => ({
      column: name,
      kind: 'CHANGED',
      before: textOrNull(before[name]),
      after: textOrNull(after[name]),
    }));
}

/** Whether two values are equal: 12 equals 12.00, a missing value equals an empty text. */
export function isSame(before: unknown, after: unknown): boolean {
  const [one, other] = [exactOf(before), exactOf(after)];
  return one !== null && other !== null
    ? isEqual(one, other)
    : textOrNull(before) === textOrNull(after);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : codeOf(value) || null;
}

/** Lines by number. Lines without a number cannot be identified and are left out. */
function byNumber(lines: readonly SheetLine[]): Map<number, SheetLine> {
  return new Map(
    lines.flatMap((line) => {
      const number = lineNumberOf(line);
      return number === null ? [] : [[number, line] as const];
    }),
  );
}
