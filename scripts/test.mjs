import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build, isFresh, PAGES, SERVERS } from './build.mjs';
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
// Both of the next steps need the servers, and would build them at the same time.
const servers =
  isFresh(SERVERS) || expectGood(await step('build of the servers', () => build(SERVERS)));
// Those of several gateways wait most of their time, for what they break to be noticed. They are
// skipped where Redis, PostgreSQL or nginx is not installed.
const journeys = [
  built && chromium && ['browser tests', 'e2e', 'tests/e2e/vitest.config.ts'],
  ['several gateways', 'cluster', 'tests/cluster/vitest.config.ts'],
].filter(Boolean);
if (servers)
  await Promise.all(
    journeys.map(([title, name, config]) => step(title, vitest(name, ['--config', config]))),
  );
console.log(`\nEverything took ${seconds(since)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
