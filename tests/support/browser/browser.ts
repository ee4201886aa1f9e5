import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';

/** A real Chromium, and pages that remember what went wrong in them and what they asked for. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.');
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
}

export interface WatchedPage {
  page: Page;
  /** Errors of the console and of scripts that nobody caught. */
  problems: string[];
  /** Every address that the page asked for. */
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
