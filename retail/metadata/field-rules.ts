import type { components } from '../../schema/generated/retail.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';

/** A rule between fields, from `fieldrules` of a module's configuration. */
export type FieldRule = components['schemas']['FieldRule'];

type Fields = Readonly<Record<string, unknown>>;

const HEADER = 'header';

/** Returns the rules of a module. */
export function fieldRulesOf(db: RetailDatabase, modulecode: string): FieldRule[] {
  const [settings] = db
    .prepare<Json<{ fieldrules?: FieldRule[] }>>(
      'SELECT settings FROM module_config WHERE modulecode = ?',
    )
    .pluck()
    .all([modulecode]);
  return settings === undefined ? [] : (readJson(settings).fieldrules ?? []);
}

/** Which fields are checked, and as of which day. */
export interface RuleCheck {
  /** Part of a document; rows of lists use `header`. */
  divid: string;
  /** YYYY-MM-DD. */
  today: string;
  /** Check only rules with one of these fields; null for all rules. */
  changed: ReadonlySet<string> | null;
}

/** The rules that these fields break. */
export function brokenRules(
  rules: readonly FieldRule[],
  fields: Fields,
  { divid, today, changed }: RuleCheck,
): FieldRule[] {
  return rules.filter((rule) => {
    if ((rule.divid ?? HEADER) !== divid || rule.ruletype === 'lines') return false;
    const isMeant =
      changed === null ||
      [rule.columnname, rule.othercolumn].some((name) => name != null && changed.has(name));
    return isMeant && !holds(rule, fields, today);
  });
}

/** The rules about numbers of lines that a document breaks. */
export function brokenLineCounts(
  rules: readonly FieldRule[],
  countIn: (divid: string) => number,
): FieldRule[] {
  return rules.filter(
    ({ ruletype, divid, least }) => ruletype === 'lines' && countIn(divid ?? '') < (least ?? 1),
  );
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  ge: (order) => order >= 0,
  gt: (order) => order > 0,
  le: (order) => order <= 0,
  lt: (order) => order < 0,
};

/** An empty field breaks no rule, but counts as zero compared with a fixed number. */
function holds(
  { ruletype, columnname, operation, othercolumn, value }: FieldRule,
  fields: Fields,
  today: string,
): boolean {
  const compare = COMPARISONS[operation ?? ''];
  if (!compare) return true;
  const own = textOf(fields[columnname ?? '']);
  const other =
    ruletype === 'today'
      ? today
      : ruletype === 'columns'
        ? textOf(fields[othercolumn ?? ''])
        : textOf(value);
  const filled = own === '' && ruletype === 'value' && isNumber(other) ? '0' : own;
  if (filled === '' || other === '') return true;
  if (ruletype !== 'today') return compare(orderOf(filled, other));
  const length = Math.min(filled.length, other.length);
  return compare(orderOf(filled.slice(0, length), other.slice(0, length)));
}

/** Stored numbers have no more digits than a JavaScript number holds exactly. */
function orderOf(one: string, other: string): number {
  if (isNumber(one) && isNumber(other)) return Math.sign(Number(one) - Number(other));
  return one < other ? -1 : Number(one > other);
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
