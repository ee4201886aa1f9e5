import { parseDecimal, round, toNumber } from './decimal.ts';
import type { Fields, SheetContent } from './stored-sheet.ts';

/**
 * A computed value of a document, from a module's configuration. `target` is the field that is
 * written; the others are its inputs. An empty field counts as zero.
 */
export type Rule =
  | { kind: 'quantity'; list: string }
  | { kind: 'product'; list: string; target: string; of: readonly [string, string] }
  | { kind: 'difference'; list: string; target: string; of: readonly [string, string] }
  | { kind: 'sum'; target: string; list: string; column: string };

/** How many decimals a field has. */
export type Decimals = (section: string, column: string) => number;

export const MONEY = 2;
/** Numbers with more digits are not exact in JSON. */
const LIMIT = 10n ** 15n;

interface Computed {
  section: string;
  lineno: number | null;
  column: string;
}

/** Computes a document in the order of the rules. Returns the fields whose result is too large to be exact. */
export function applyRules(
  rules: readonly Rule[],
  { header, lists }: SheetContent,
  decimals: Decimals,
): Computed[] {
  const tooLarge: Computed[] = [];
  const put = (fields: Fields, at: Computed, digits: bigint) => {
    if (digits >= LIMIT || digits <= -LIMIT) tooLarge.push(at);
    fields[at.column] = toNumber(digits, decimals(at.section, at.column));
  };
  for (const rule of rules) {
    const lines = lists[rule.list] ?? [];
    if (rule.kind === 'sum') {
      const total = lines.reduce((sum, line) => sum + exact(line, rule.column, MONEY), 0n);
      put(header, { section: 'header', lineno: null, column: rule.target }, total);
      continue;
    }
    const compute = lineRules[rule.kind];
    const column = rule.kind === 'quantity' ? 'qty' : rule.target;
    for (const line of lines) {
      const at = { section: rule.list, lineno: line.lineno, column };
      put(
        line,
        at,
        compute(line, rule, (name) => decimals(rule.list, name)),
      );
    }
  }
  return tooLarge;
}

type LineRule = Exclude<Rule, { kind: 'sum' }>;
type Compute = (line: Fields, rule: LineRule, decimals: (column: string) => number) => bigint;

const lineRules: Readonly<Record<LineRule['kind'], Compute>> = {
  quantity: (line, _rule, decimals) => {
    const places = decimals('qty');
    return (
      exact(line, 'pkqty', 0) * exact(line, 'pknum', 0) * 10n ** BigInt(places) +
      exact(line, 'remqty', places)
    );
  },
  product: (line, rule, decimals) => {
    const [a, b] = operands(rule);
    const places = decimals(a) + decimals(b);
    return round(
      exact(line, a, decimals(a)) * exact(line, b, decimals(b)),
      places,
      decimals(targetOf(rule)),
    );
  },
  difference: (line, rule, decimals) => {
    const [a, b] = operands(rule);
    const places = decimals(targetOf(rule));
    return exact(line, a, places) - exact(line, b, places);
  },
};

function operands(rule: LineRule): readonly [string, string] {
  return rule.kind === 'quantity' ? ['pkqty', 'pknum'] : rule.of;
}

function targetOf(rule: LineRule): string {
  return rule.kind === 'quantity' ? 'qty' : rule.target;
}

function exact(fields: Fields, name: string, decimals: number): bigint {
  const digits = parseDecimal(fields[name] ?? 0, decimals);
  return typeof digits === 'bigint' ? digits : 0n;
}
