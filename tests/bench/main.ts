import { parseArgs } from 'node:util';
import { printCapacity } from './capacity/print-capacity.ts';
import { printGateway } from './gateway/print-gateway.ts';
import { printGrowth } from './growth/print-growth.ts';
import { printPortal } from './print-portal.ts';
import { printSales } from './sales.ts';

/**
 * `npm run bench` runs all scenarios; `npm run bench -- gateway` runs one of them. `--quick`
 * measures the gateway with one setting only, `--check` fails if it is slower than its budget, and
 * `--profile FOLDER` writes a CPU profile of it.
 */
const SCENARIOS = ['portal', 'gateway', 'growth', 'capacity', 'sales'];

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !SCENARIOS.includes(name));
if (unknown !== undefined)
  throw new Error(`There is no scenario ${unknown}: use ${SCENARIOS.join(' or ')}.`);
const runs = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

let isGood = true;
if (runs('portal')) isGood = await printPortal();
if (runs('gateway')) {
  const { quick, check, profile } = values;
  isGood = ((await printGateway({ quick, profile })) || !check) && isGood;
}
if (runs('growth')) isGood = (await printGrowth()) && isGood;
if (runs('capacity')) isGood = (await printCapacity()) && isGood;
if (runs('sales')) isGood = (await printSales()) && isGood;
process.exitCode = isGood ? 0 : 1;
