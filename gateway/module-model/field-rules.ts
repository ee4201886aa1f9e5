import type { components } from '../../schema/generated/retail.ts';
import { exactOf, isEqual, isMore } from '../values/decimal.ts';
import type { FieldRuleKind, RuleOperation } from '../generated/resolvers.ts';
import { codeOf, countOf, field } from '../values/rows.ts';

type Raw = components['schemas']['FieldRule'];

/** A rule between fields of a row or document, from the configuration of a module. */
export interface FieldRule {
  code: string;
  kind: FieldRuleKind;
  /** Section of the document; for LINES the list that must have lines. */
  section: string;
  /** The compared field, at which the error is shown; null for LINES. */
  column: string | null;
  operation: RuleOperation | null;
  otherColumn: string | null;
  value: string | null;
  least: number;
  /** Message by language. */
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

/** Maximum rules that are checked. Further ones are left to the services. */
const MAX_RULES = 100;

/**
 * Parses the rules of a configuration. Unknown rules are dropped, because the services check them
 * too.
 */
export function fieldRulesOf(compared: unknown): FieldRule[] {
  const rows = Array.isArray(compared) ? (compared as unknown[]).slice(0, MAX_RULES) : [];
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
  return isComplete(rule) ? rule : null;
}

function isComplete({ kind, section, column, operation, otherColumn, value }: FieldRule): boolean {
  if (kind === 'LINES') return section !== HEADER;
  if (column === null || operation === null) return false;
  return kind === 'TODAY' || (kind === 'COLUMNS' ? otherColumn : value) !== null;
}

/** Context in which a row or a section of a document is checked. */
export interface RuleCheck {
  section: string;
  /** Today in the enterprise's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Only rules with one of these fields are checked; null for all. */
  changed: ReadonlySet<string> | null;
}

/** The rules broken by the fields of a row, header or line. */
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

/** The broken rules on the number of lines in the lists of a document. */
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
  // A missing number counts as 0. A missing date breaks no rule; whether it is required is checked
  // by its column.
  const compared = own === '' && kind === 'VALUE' && exactOf(other) !== null ? '0' : own;
  if (compared === '' || other === null || other === '') return true;
  // Times are compared with today by day, months by month.
  const length = kind === 'TODAY' ? Math.min(compared.length, other.length) : undefined;
  return COMPARISONS[operation](orderOf(compared.slice(0, length), other.slice(0, length)));
}

function orderOf(own: string, other: string): number {
  const [one, two] = [exactOf(own), exactOf(other)];
  if (one !== null && two !== null) return isEqual(one, two) ? 0 : isMore(one, two) ? 1 : -1;
  return own < other ? -1 : Number(own > other);
}

function textOf(value: unknown): string {
  return codeOf(value).trim();
}
