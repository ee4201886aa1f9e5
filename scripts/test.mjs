import { existsSync, readFileSync, rmSync } from 'node:fs';
import { PAGES, build } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { runTool, seconds, step } from './steps.mjs';

/**
 * `npm test`: runs everything, with the steps that fail fastest first. The last line counts the
 * tests of all runners and the failed steps.
 */
const since = performance.now();
const totals = { passed: 0, failed: 0 };

const expectGood = (ok) => {
  if (!ok) totals.failed += 1;
  return ok;
};

/**
 * Counts passed and failed tests. A file that could not be loaded has no tests and counts as one
 * failure.
 */
function countsOf(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

const vitest = (name, args) => async () => {
  const report = `node_modules/.cache/tests-${name}.json`;
  rmSync(report, { force: true });
  const env = { NO_COLOR: '1' };
  const { ok, output } = await runTool(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile=${report}`],
    { env },
  );
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  totals.passed += counts.passed;
  totals.failed += Math.max(counts.failed, ok ? 0 : 1);
  return { ok, output, note: `${counts.passed} passed, ${counts.failed} failed` };
};

const chromium = await ensureChromium();
expectGood(chromium !== undefined);
expectGood(await check());
await step('unit, contract, gateway and web tests', vitest('unit', []));
const built = expectGood(await step('build of the pages', () => build(PAGES)));
if (built && chromium)
  await step('browser tests', vitest('e2e', ['--config', 'tests/e2e/vitest.config.ts']));
// Skipped where Redis, PostgreSQL or nginx is not installed.
await step('several gateways', vitest('cluster', ['--config', 'tests/cluster/vitest.config.ts']));
console.log(`\nEverything took ${seconds(since)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
