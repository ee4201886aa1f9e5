import type { GraphqlAnswer } from './gateway.ts';

/** The outcome of an attack. */
export interface AttackOutcome {
  /** The name of the limit that rejected the attack, or the error code if no limit did. */
  rule: string;
  /** Number of REST calls that the gateway made for it. */
  calls: number;
  /**
   * The size of the largest body that was held in memory: the request, the answer, or a partial
   * answer at the moment when it was abandoned.
   */
  peakBytes: number;
}

interface Limit {
  name: string;
  value?: number;
}

type Answer = Pick<GraphqlAnswer, 'errors'>;

/** The rule that caused the first error of an answer. */
export function ruleOf({ errors }: Answer): string {
  const extensions = errors?.[0]?.extensions;
  const limit = extensions?.limit as Limit | undefined;
  return limit?.name ?? (typeof extensions?.code === 'string' ? extensions.code : 'none');
}

/** The value in the first error that exceeds its limit. */
export function exceededValueOf({ errors }: Answer): number | undefined {
  return (errors?.[0]?.extensions.limit as Limit | undefined)?.value;
}

/** Collects the outcomes of the attacks in a test file and prints them as a table at the end. */
export function createAttackTable(title: string) {
  const rows: (AttackOutcome & { attack: string })[] = [];
  return {
    /** Records an outcome and returns it for assertions. */
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
