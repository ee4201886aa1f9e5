import { parseDecimal } from '../../design/number/decimal.ts';
import {
  isNegative,
  isZeroOrUnreadable,
  subtractDecimals,
} from '../../design/number/decimal-arithmetic.ts';
import type { Row } from '../fields/column.ts';
import type { FieldRule_RuleFragment } from './field-rule.gen.ts';
import type { FieldProblem } from './field-problem.ts';
import { valueOf } from '../fields/values.ts';

/** A rule between fields of a row or a document, as defined by metadata. */
export type FieldRule = FieldRule_RuleFragment;

/** Which rules of a row, header or line are checked. */
export interface RuleCheck {
  section: string;
  /** Business date, YYYY-MM-DD. */
  today: string;
  /** Only rules about these fields are checked; null for all. */
  changed: readonly string[] | null;
}

/** A broken rule, with the column to mark. */
export interface BrokenRule {
  column: string;
  problem: FieldProblem;
}

/**
 * The rules that a row, header or line breaks. The gateway and the services check the same rules.
 */
export function brokenRules(
  rules: readonly FieldRule[],
  row: Row,
  { section, today, changed }: RuleCheck,
): BrokenRule[] {
  return rules.flatMap((rule) => {
    const { column, otherColumn, message } = rule;
    if (rule.section !== section || column === null || rule.kind === 'LINES') return [];
    const isMeant =
      changed === null ||
      [column, otherColumn].some((name) => name !== null && changed.includes(name));
    return isMeant && !isSatisfied(rule, row, today) ? [{ column, problem: { message } }] : [];
  });
}

/** The broken rules about the minimum number of lines of a document. */
export function brokenLineCounts(
  rules: readonly FieldRule[],
  countIn: (section: string) => number,
): readonly FieldRule[] {
  return rules.filter(
    ({ kind, section, least }) => kind === 'LINES' && countIn(section) < (least ?? 1),
  );
}

const comparisons: Readonly<
  Record<NonNullable<FieldRule['operation']>, (order: number) => boolean>
> = {
  EQUAL: (order) => order === 0,
  DIFFERENT: (order) => order !== 0,
  AT_LEAST: (order) => order >= 0,
  MORE_THAN: (order) => order > 0,
  AT_MOST: (order) => order <= 0,
  LESS_THAN: (order) => order < 0,
};

/** An empty field breaks no rule, but counts as zero when compared with a fixed number. */
function isSatisfied(
  { kind, column, operation, otherColumn, value }: FieldRule,
  row: Row,
  today: string,
): boolean {
  if (operation === null) return true;
  const own = valueOf(row[column ?? ''])?.trim() ?? '';
  const other =
    kind === 'TODAY'
      ? today
      : kind === 'COLUMNS'
        ? (valueOf(row[otherColumn ?? ''])?.trim() ?? '')
        : (value ?? '');
  const compared = own === '' && kind === 'VALUE' && parseDecimal(other) !== null ? '0' : own;
  if (compared === '' || other === '') return true;
  // Compare with today in the precision of the field: times by their date, months by month.
  const length = kind === 'TODAY' ? Math.min(compared.length, other.length) : undefined;
  return comparisons[operation](compare(compared.slice(0, length), other.slice(0, length)));
}

function compare(one: string, other: string): number {
  if (parseDecimal(one) === null || parseDecimal(other) === null)
    return one < other ? -1 : Number(one > other);
  const difference = subtractDecimals(one, other);
  return isZeroOrUnreadable(difference) ? 0 : isNegative(difference) ? -1 : 1;
}
