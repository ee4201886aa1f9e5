import type { GraphqlAnswer } from './gateway.ts';

/** What an attack came to. */
export interface AttackOutcome {
  /** The name of the limit that refused it, or else the code of the refusal. */
  rule: string;
  /** REST calls that were made for it. */
  calls: number;
  /** The largest body that was held for it: what was sent, what was answered, or what an answer had grown to when it was given up. */
  peakBytes: number;
}

interface Limit {
  name: string;
  value?: number;
}

type Answer = Pick<GraphqlAnswer, 'errors'>;

/** The rule behind the first error of an answer. */
export function ruleOf({ errors }: Answer): string {
  const extensions = errors?.[0]?.extensions;
  const limit = extensions?.limit as Limit | undefined;
  return limit?.name ?? (typeof extensions?.code === 'string' ? extensions.code : 'none');
}

/** The number that the first error names as exceeding its limit. */
export function exceededValueOf({ errors }: Answer): number | undefined {
  return (errors?.[0]?.extensions.limit as Limit | undefined)?.value;
}

/** Collects the outcomes of a test file's attacks and prints them as a table once all have run. */
export function createAttackTable(title: string) {
  const rows: (AttackOutcome & { attack: string })[] = [];
  return {
    /** Notes an outcome and hands it back, to be asserted. */
    record(attack: string, outcome: AttackOutcome): AttackOutcome {
      rows.push({ attack, ...outcome });
      return outcome;
    },
    print(): void {
      const head = ['attack', 'refused by', 'REST calls', 'peak bytes'];
      const lines = rows.map(({ attack, rule, calls, peakBytes }) => [
        attack,
        rule,
        String(calls),
        peakBytes.toLocaleString('en-US'),
      ]);
      const widths = head.map((name, index) =>
        Math.max(name.length, ...lines.map((line) => line[index]?.length ?? 0)),
      );
      const text = [head, ...lines].map(
        (line) =>
          `  ${line.map((cell, index) => padded(cell, widths[index] ?? 0, index > 1)).join('  ')}`,
      );
      process.stdout.write(`\n${title}\n${text.join('\n')}\n\n`);
    },
  };
}

function padded(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}
