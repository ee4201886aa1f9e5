import type { Column, Row } from '../../fields/column.ts';
import { summaryOf } from '../../fields/summary-of.ts';
import { valueOf } from '../../fields/values.ts';
import { addDecimals, subtractDecimals } from '../../../design/number/decimal-arithmetic.ts';
import { sumDecimals } from '../../../design/number/sum.ts';
import { applyLineEdits, linesOf } from '../edits/edit-lines.ts';
import type { EditedDetail } from '../edits/edit-state.ts';
import type { SheetContent } from '../sheet.ts';

type Detail = SheetContent['details'][number];

/**
 * The summary of each column by name. Null if only the services can compute it and they have not
 * done so yet.
 */
export type Sums = Readonly<Record<string, string | null>>;

export type SumStyle = NonNullable<Column['sumStyle']>;

/**
 * The list with its missing sums computed from the loaded lines, once, so that later changes only
 * add differences.
 */
export function withLoadedSums(detail: Detail, columns: readonly Column[]): Detail {
  const missing = columns.filter(
    (column) => column.sumStyle === 'SUM' && valueOf(detail.sums[column.name]) === null,
  );
  if (missing.length === 0) return detail;
  const loaded = missing.map(
    ({ name }) => [name, sumDecimals(detail.rows.map((row) => valueOf(row[name])))] as const,
  );
  return { ...detail, sums: { ...detail.sums, ...Object.fromEntries(loaded) } };
}

/** The summaries over all lines of the list, including those on other pages. */
export function sumsOf(list: Detail, columns: readonly Column[], edits: EditedDetail): Sums {
  const detail = withLoadedSums(list, columns);
  const added = columns.filter((column) => column.sumStyle === 'SUM').map(({ name }) => name);
  const others = columns.filter((column) => !['SUM', null].includes(column.sumStyle));
  return {
    ...Object.fromEntries(added.map((name) => [name, sumAsEdited(detail, name, edits)])),
    ...(others.length > 0 && summariesOf(detail, others, edits)),
  };
}

/**
 * Averages and other summaries that cannot be updated by a difference. If all lines are loaded they
 * are computed here; otherwise the services' value is used until a value of the column changes.
 */
function summariesOf(detail: Detail, columns: readonly Column[], edits: EditedDetail): Sums {
  if (detail.rows.length >= detail.totalCount)
    return summaryOf(columns, currentLines(detail, edits));
  return Object.fromEntries(
    columns.map(({ name }) => [name, isTouched(name, edits) ? null : valueOf(detail.sums[name])]),
  );
}

const currentLines = (detail: Detail, edits: EditedDetail): Row[] =>
  linesOf(edits, detail.rows, true).map((line) => applyLineEdits(edits, line));

/** The services' sum, minus the former values of changed and removed lines, plus the new values. */
function sumAsEdited(
  detail: Detail,
  name: string,
  { edited, added, removed }: EditedDetail,
): string {
  const total = valueOf(detail.sums[name]);
  const changed = Object.values(edited).filter(({ values }) => name in values);
  const removedSum = sumDecimals([
    ...changed.map(({ before }) => before[name]),
    ...Object.values(removed).map((values) => values[name]),
  ]);
  const addedSum = sumDecimals([
    ...changed.map(({ values }) => values[name]),
    ...added.map(({ values }) => values[name]),
  ]);
  return addDecimals(subtractDecimals(total, removedSum), addedSum);
}

const isTouched = (name: string, { edited, added, removed }: EditedDetail): boolean =>
  added.length > 0 ||
  Object.keys(removed).length > 0 ||
  Object.values(edited).some(({ values }) => name in values);
