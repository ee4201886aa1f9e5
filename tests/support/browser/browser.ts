import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';

/**
 * V8 without its optimizing compilers. The pages of a journey live for seconds, so compiling their
 * functions again takes a quarter of the processor time of a first load and saves little.
 */
export const WITHOUT_OPTIMIZING = ['--js-flags=--no-opt --no-maglev'];

/**
 * Starts a real Chromium, with arguments of its command line. Pages that are opened in it with
 * openPage record their errors and their requests.
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.');
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox', ...args] : [...args] });
}

export interface WatchedPage {
  page: Page;
  /** Console errors and uncaught errors of scripts. */
  problems: string[];
  /** Every address that the page requested. */
  requested: string[];
}

export async function openPage(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => requested.push(request.url()));
  return { page, problems, requested };
}
