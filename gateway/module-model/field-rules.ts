import type { components } from '../../schema/generated/retail.ts';
import { exactOf, isEqual, isMore } from '../values/decimal.ts';
import type { FieldRuleKind, RuleOperation } from '../generated/resolvers.ts';
import { codeOf, countOf, field } from '../values/rows.ts';

type Raw = components['schemas']['FieldRule'];

/** A rule between fields of a row or a document, as the configuration of a module has it. */
export interface FieldRule {
  code: string;
  kind: FieldRuleKind;
  /** Part of a document; of LINES the list that must have lines. */
  section: string;
  /** The field that is compared, and at which the refusal stands; null for LINES. */
  column: string | null;
  operation: RuleOperation | null;
  otherColumn: string | null;
  value: string | null;
  least: number;
  /** What to say when it is broken, by language. */
  texts: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const KINDS: ReadonlyMap<string, FieldRuleKind> = new Map<string, FieldRuleKind>([
  ['columns', 'COLUMNS'],
  ['value', 'VALUE'],
  ['today', 'TODAY'],
  ['lines', 'LINES'],
]);
const OPERATIONS: ReadonlyMap<string, RuleOperation> = new Map<string, RuleOperation>([
  ['eq', 'EQUAL'],
  ['ne', 'DIFFERENT'],
  ['ge', 'AT_LEAST'],
  ['gt', 'MORE_THAN'],
  ['le', 'AT_MOST'],
  ['lt', 'LESS_THAN'],
]);

const HEADER = 'header';

/** More rules than these no form has; the rest is left to the services. */
const MOST_RULES = 100;

/** The rules of a configuration. What is no rule that this version knows is left out: the services hold to it by themselves. */
export function fieldRulesOf(told: unknown): FieldRule[] {
  const rows = Array.isArray(told) ? (told as unknown[]).slice(0, MOST_RULES) : [];
  return rows.map(ruleOf).filter((rule) => rule !== null);
}

function ruleOf(row: unknown): FieldRule | null {
  const text = (name: keyof Raw) => codeOf(field(row, name));
  const kind = KINDS.get(text('ruletype'));
  if (kind === undefined || text('rulecode') === '') return null;
  const texts = field(row, 'texts');
  const rule: FieldRule = {
    code: text('rulecode'),
    kind,
    section: text('divid') || HEADER,
    column: text('columnname') || null,
    operation: OPERATIONS.get(text('operation')) ?? null,
    otherColumn: text('othercolumn') || null,
    value: text('value') || null,
    least: countOf(field(row, 'least')) ?? 1,
    texts: typeof texts === 'object' && texts !== null ? (texts as Fields) : {},
  };
  return isWhole(rule) ? rule : null;
}

function isWhole({ kind, section, column, operation, otherColumn, value }: FieldRule): boolean {
  if (kind === 'LINES') return section !== HEADER;
  if (column === null || operation === null) return false;
  return kind === 'TODAY' || (kind === 'COLUMNS' ? otherColumn : value) !== null;
}

/** What a part of a document or a row is checked with. */
export interface RuleCheck {
  section: string;
  /** The day of the enterprise. */
  today: string;
  /** Only rules of which a field is among these; null for all. */
  changed: ReadonlySet<string> | null;
}

/** The rules that the fields of a row, a header or a line break. */
export function brokenRules(
  rules: readonly FieldRule[],
  fields: Fields,
  { section, today, changed }: RuleCheck,
): (FieldRule & { column: string })[] {
  return rules.filter(
    (rule): rule is FieldRule & { column: string } =>
      rule.section === section &&
      rule.column !== null &&
      (changed === null || fieldsOf(rule).some((name) => changed.has(name))) &&
      !holds(rule, fields, today),
  );
}

/** The rules about how many lines the lists of a document have that are broken. */
export function brokenLineCounts(
  rules: readonly FieldRule[],
  countIn: (section: string) => number,
): FieldRule[] {
  return rules.filter(({ kind, section, least }) => kind === 'LINES' && countIn(section) < least);
}

const fieldsOf = ({ column, otherColumn }: FieldRule): string[] =>
  [column, otherColumn].filter((name) => name !== null);

const COMPARISONS: Readonly<Record<RuleOperation, (order: number) => boolean>> = {
  EQUAL: (order) => order === 0,
  DIFFERENT: (order) => order !== 0,
  AT_LEAST: (order) => order >= 0,
  MORE_THAN: (order) => order > 0,
  AT_MOST: (order) => order <= 0,
  LESS_THAN: (order) => order < 0,
};

function holds(rule: FieldRule, fields: Fields, today: string): boolean {
  const { kind, column, operation, otherColumn, value } = rule;
  if (operation === null || column === null) return true;
  const own = textOf(fields[column]);
  const other =
    kind === 'TODAY' ? today : kind === 'COLUMNS' ? textOf(fields[otherColumn ?? '']) : value;
  // A number that is not there is none of something; a date that is not there is asked for by its own column.
  const told = own === '' && kind === 'VALUE' && exactOf(other) !== null ? '0' : own;
  if (told === '' || other === null || other === '') return true;
  // Moments compare with today by their day, months by their month.
  const length = kind === 'TODAY' ? Math.min(told.length, other.length) : undefined;
  return COMPARISONS[operation](orderOf(told.slice(0, length), other.slice(0, length)));
}

function orderOf(own: string, other: string): number {
  const [one, two] = [exactOf(own), exactOf(other)];
  if (one !== null && two !== null) return isEqual(one, two) ? 0 : isMore(one, two) ? 1 : -1;
  return own < other ? -1 : Number(own > other);
}

function textOf(value: unknown): string {
  return codeOf(value).trim();
}
