import { readFileSync } from 'node:fs';
import { compareGateway, type Comparison } from './compare.ts';

/** What the ratios of an operation may be, with many connections and no delay. */
interface Budget {
  /** Requests per second of the gateway, divided by those of the limit: at least this. */
  ratio: number;
  /** Processor time per request of the gateway, divided by that of the limit: at most this. */
  cpu: number;
}

const MANY = { connections: 32, delayMs: 0 };
const SETTINGS = [
  MANY,
  { connections: 1, delayMs: 0 },
  { connections: 32, delayMs: 20 },
  { connections: 1, delayMs: 20 },
];

/**
 * Prints how close the gateway comes to an endpoint that is written by hand for one operation.
 * `quick` measures only many connections without delay. Returns whether the ratios are within the
 * budget.
 */
export async function printGateway({
  quick,
  profile,
}: {
  quick: boolean;
  /** Folder for a CPU profile of the gateway. */
  profile: string | undefined;
}): Promise<boolean> {
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const comparisons = await compareGateway({
    rounds: 5,
    ms: quick ? 1000 : 2000,
    settings: quick ? [MANY] : SETTINGS,
    flags,
  });
  console.log('\nThe gateway, compared with endpoints written by hand');
  console.table(comparisons.map(lineOf));
  return comparisons.map(isWithinBudget).every(Boolean);
}

const ratioOf = ({ ours, limit }: Comparison): number => ours.perSecond / limit.perSecond;
const cpuOf = ({ ours, limit }: Comparison): number => ours.cpuMs / limit.cpuMs;

function lineOf(comparison: Comparison): Record<string, string | number> {
  const { operation, calls, bytes, connections, delayMs, ours, limit } = comparison;
  return {
    operation: `${operation} (${calls} calls, ${Math.round(bytes / 1000)} kB)`,
    clients: connections,
    'delay, ms': delayMs,
    'per s': `${ours.perSecond.toFixed(0)} of ${limit.perSecond.toFixed(0)}`,
    ratio: ratioOf(comparison).toFixed(2),
    'p50, ms': `${ours.p50.toFixed(1)} / ${limit.p50.toFixed(1)}`,
    'p99, ms': `${ours.p99.toFixed(1)} / ${limit.p99.toFixed(1)}`,
    'CPU, ms': `${ours.cpuMs.toFixed(2)} / ${limit.cpuMs.toFixed(2)}`,
    'CPU ratio': cpuOf(comparison).toFixed(1),
  };
}

function isWithinBudget(comparison: Comparison): boolean {
  const { operation, connections, delayMs } = comparison;
  if (connections !== MANY.connections || delayMs !== MANY.delayMs) return true;
  const budgets = JSON.parse(
    readFileSync(new URL('./budget.json', import.meta.url), 'utf8'),
  ) as Record<string, Budget>;
  const budget = budgets[operation];
  const isGood =
    budget !== undefined && ratioOf(comparison) >= budget.ratio && cpuOf(comparison) <= budget.cpu;
  if (!isGood) console.error(`${operation}: not within its budget ${JSON.stringify(budget)}`);
  return isGood;
}
