import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { homeIsLive, signIn } from '../support/browser/portal-pages.ts';
import { makeSeededData, startPortal } from '../support/browser/running-portal.ts';

/**
 * `npm run lighthouse`: checks the home page after sign-in with Lighthouse. The version is pinned
 * here and not in package.json, because Lighthouse has more packages than the rest of the project
 * and only this command needs it. npm downloads it when the command first runs.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * The devices and their minimum scores, of 100. The desktop has 40 ms latency, 10 Mbit/s and the
 * processor as it is. The phone has 150 ms, 1.6 Mbit/s and a quarter of the processor.
 */
const DEVICES = {
  desktop: {
    flags: ['--preset=desktop'],
    goals: { performance: 97, accessibility: 100, 'best-practices': 100 },
  },
  mobile: {
    flags: ['--form-factor=mobile'],
    goals: { performance: 80, accessibility: 100, 'best-practices': 100 },
  },
} as const;
type Device = (typeof DEVICES)[keyof typeof DEVICES];

/** A score differs by several points from one run to the next. */
const ROUNDS = 3;

interface Report {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>;
  runtimeError?: { message: string };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

interface Audited {
  address: string;
  debuggingPort: number;
  file: string;
}

/** Runs Lighthouse for a device. The page is opened in the given browser and keeps its session. */
async function audit(
  { flags, goals }: Device,
  { address, debuggingPort, file }: Audited,
): Promise<Report> {
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address],
      ...[`--port=${String(debuggingPort)}`, ...flags, '--disable-storage-reset', '--quiet'],
      ...[
        `--only-categories=${Object.keys(goals).join(',')}`,
        '--output=json',
        `--output-path=${file}`,
      ],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)}.`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

const scoreOf = ({ categories }: Report): number =>
  Math.round((categories.performance?.score ?? 0) * 100);

/**
 * Prints the scores, the times behind them, and the audits that lost points. Returns whether every
 * goal was reached.
 */
function print(goals: Device['goals'], { categories, audits }: Report): boolean {
  let reached = true;
  for (const [name, goal] of Object.entries(goals)) {
    const { score, auditRefs } = categories[name] ?? { score: null, auditRefs: [] };
    const points = Math.round((score ?? 0) * 100);
    reached &&= points >= goal;
    console.log(`${name.padEnd(16)} ${String(points).padStart(3)} (goal ${String(goal)})`);
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    for (const { id } of lost)
      console.log(`  ${audits[id]?.title ?? id}: ${audits[id]?.displayValue ?? 'failed'}`);
  }
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    console.log(`${id.padEnd(26)} ${audits[id]?.displayValue ?? '?'}`);
  }
  return reached;
}

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.');
const seededData = await makeSeededData();
const portal = await startPortal({ seededData });
const folder = await mkdtemp(join(tmpdir(), 'retail-portal-lighthouse-'));
const debuggingPort = await freePort();
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath,
  baseURL: portal.origin,
  locale: 'zh-CN',
  args: [`--remote-debugging-port=${String(debuggingPort)}`, ...asRoot],
});
try {
  const page = await browser.newPage();
  await signIn(page, { account: 'ops_director' });
  await homeIsLive(page);
  await page.close();
  const audited = {
    address: `${portal.origin}/page`,
    debuggingPort,
    file: join(folder, 'report.json'),
  };
  for (const [name, device] of Object.entries(DEVICES)) {
    const reports: Report[] = [];
    while (reports.length < ROUNDS) reports.push(await audit(device, audited));
    const sorted = reports.toSorted((one, other) => scoreOf(one) - scoreOf(other));
    console.log(`\n${name}, performance ${sorted.map(scoreOf).join(', ')}; the median run:`);
    if (!print(device.goals, sorted[Math.floor(ROUNDS / 2)]!)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await portal.close();
  await rm(folder, { recursive: true, force: true });
  await rm(seededData, { recursive: true, force: true });
}
