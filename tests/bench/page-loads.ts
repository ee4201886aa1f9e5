import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { figuresShownAt, OBSERVE_FIGURES } from './figures-shown.ts';
import { homeIsLive, signInByRequest } from '../support/browser/portal-pages.ts';

/**
 * A device like a phone on a mobile network: a quarter of the processor speed, 10 Mbit/s, 40 ms
 * latency.
 */
const SLOW = { cpu: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };
const ROUNDS = 3;

interface Load {
  requests: number;
  /** Transferred bytes, compressed. */
  bytes: number;
  scriptBytes: number;
  /** Milliseconds from the navigation until the page can be used, as the test driver sees it. */
  ready: number;
  /** Milliseconds until the figures are painted; not a number where there are none. */
  figures: number;
  largestPaint: number;
  /** Milliseconds of all long tasks, without the first 50 of each, until the page is idle. */
  blocked: number;
  layoutShift: number;
}

/**
 * Runs in the page before its own scripts. It is a string, because code outside the page is not
 * compiled with the types of the DOM.
 */
const OBSERVE = `
  window.measured = { largestPaint: 0, blocked: 0, layoutShift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (measured.largestPaint = startTime));
  observe('longtask', ({ duration }) => (measured.blocked += duration - 50));
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (measured.layoutShift += value));
`;

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
}

/** Counts all requests of the browser and their transferred bytes. */
async function countTraffic(
  client: CDPSession,
): Promise<Pick<Load, 'requests' | 'bytes' | 'scriptBytes'>> {
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}

async function loadOnce(context: BrowserContext, opened: Opened, slow: boolean): Promise<Load> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const traffic = await countTraffic(client);
  if (slow) await slowDown(client);
  await page.addInitScript(OBSERVE);
  await page.addInitScript(OBSERVE_FIGURES);
  const since = performance.now();
  await page.goto(opened.path, { waitUntil: 'commit' });
  await opened.isReady(page);
  const ready = performance.now() - since;
  const figures = opened.hasFigures ? await figuresShownAt(page) : Number.NaN;
  await page.waitForLoadState('networkidle');
  // The browser reports a paint a moment later.
  await page.waitForFunction('measured.largestPaint > 0');
  const measured =
    await page.evaluate<Pick<Load, 'largestPaint' | 'blocked' | 'layoutShift'>>('measured');
  return { ...traffic, ready, figures, ...measured };
}

interface Opened {
  name: string;
  path: string;
  account?: string;
  hasFigures: boolean;
  isReady: (page: Page) => Promise<void>;
}

const OPENED: readonly Opened[] = [
  {
    name: 'sign-in page',
    path: '/login',
    hasFigures: false,
    isReady: (page) => page.getByLabel('企业编号', { exact: true }).waitFor(),
  },
  {
    name: 'home page',
    path: '/',
    account: 'ops_director',
    hasFigures: true,
    isReady: homeIsLive,
  },
];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function lineOf(loads: readonly Load[]): string {
  const of = (name: keyof Load) => median(loads.map((load) => load[name]));
  const kB = (name: 'bytes' | 'scriptBytes') => `${(of(name) / 1000).toFixed(0)} kB`;
  const ms = (name: 'ready' | 'figures' | 'largestPaint' | 'blocked') =>
    `${of(name).toFixed(0)} ms`;
  return [
    `${String(of('requests'))} requests`,
    `${kB('bytes')}, scripts ${kB('scriptBytes')}`,
    ...(Number.isNaN(of('figures')) ? [] : [`figures ${ms('figures')}`]),
    `ready ${ms('ready')}`,
    `largest paint ${ms('largestPaint')}`,
    `blocked ${ms('blocked')}`,
    `layout shift ${of('layoutShift').toFixed(3)}`,
  ].join(' · ');
}

/**
 * Prints what a browser without a cache loads for each page until it is idle, and how long that
 * takes. The values are medians of three rounds.
 */
export async function printPageLoads(browser: Browser, baseURL: string): Promise<void> {
  console.log('\nOpening a page with an empty cache, until it is idle:');
  for (const opened of OPENED)
    for (const slow of [false, true]) {
      const loads: Load[] = [];
      while (loads.length < ROUNDS) {
        const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
        const page = await context.newPage();
        if (opened.account !== undefined) await signInByRequest(page, { account: opened.account });
        await page.close();
        loads.push(await loadOnce(context, opened, slow));
        await context.close();
      }
      console.log(`  ${opened.name}${slow ? ', slow' : ''}: ${lineOf(loads)}`);
    }
}
