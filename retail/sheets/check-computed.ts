import { parseDecimal, toNumber } from './decimal.ts';
import { decimalsOf, HEADER, type SheetDefinition } from './definition.ts';
import { isRecord, numberedLines } from './line-numbers.ts';
import type { Problems } from './problems.ts';
import type { SheetContent } from './stored-sheet.ts';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Compares computed values with the submitted ones, so that only amounts that the user has seen are
 * stored. Missing and empty values are not compared. `content` is the document with its computed
 * fields.
 */
export function checkComputed(
  sent: Sent,
  content: SheetContent,
  definition: SheetDefinition,
  problems: Problems,
): void {
  const check = (
    section: string,
    lineno: number | null,
    column: string,
    [actual, expected]: readonly [unknown, unknown],
  ) => {
    if (typeof expected !== 'number' || isNothing(actual)) return;
    if (!isEqual(actual, expected, decimalsOf(definition, section, column)))
      problems.add({ section, lineno, column }, 'differs', { expected });
  };
  for (const rule of definition.rules) {
    if (rule.kind === 'sum') {
      check(HEADER, null, rule.target, [sent[rule.target], content.header[rule.target]]);
      continue;
    }
    const column = rule.kind === 'quantity' ? 'qty' : rule.target;
    const list = sent[rule.list];
    const sentLines = new Map(
      Array.isArray(list)
        ? numberedLines(list.filter(isRecord)).map((one) => [one.lineno, one.line])
        : [],
    );
    for (const line of content.lists[rule.list] ?? [])
      check(rule.list, line.lineno, column, [sentLines.get(line.lineno)?.[column], line[column]]);
  }
}

function isEqual(actual: unknown, expected: number, decimals: number): boolean {
  const digits = parseDecimal(actual, decimals);
  return typeof digits === 'bigint' && toNumber(digits, decimals) === expected;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}
