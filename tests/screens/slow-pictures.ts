import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openPage } from '../support/browser/browser.ts';
import { homeIsLive, signInByRequest } from '../support/browser/portal-pages.ts';
import { type RunningPortal, startPortal } from '../support/browser/running-portal.ts';

interface SlowScene {
  name: string;
  account: string;
  /** The value of DEMO_FAULTS: which service call hangs. */
  faults?: string;
  /**
   * Whether the page must not be opened beforehand, because the fault applies only to the first
   * call.
   */
  isCold?: boolean;
  /** Runs after sign-in and before the page is opened. */
  before?: (portal: RunningPortal) => Promise<void>;
}

const HANGS = 'slow=60000';

/**
 * One service hangs while the others answer, or all services are stopped. The pictures show the
 * page half a second, one second and three seconds after it was opened.
 */
const scenes: readonly SlowScene[] = [
  {
    name: 'favourites',
    account: 'ops_director',
    faults: `${HANGS}:/api/msc-ucs/favorite/pageQuery`,
  },
  {
    name: 'one-menu',
    account: 'ops_director',
    faults: `${HANGS}:/api/msc-ucs/account/getPostMenuTreex1`,
    isCold: true,
  },
  {
    name: 'refresh',
    account: 'expired',
    faults: `${HANGS}:/api/msc-auth/authentication/refreshToken`,
  },
  { name: 'all-down', account: 'ops_director', before: (portal) => portal.stopRetail() },
];
const MOMENTS_MS = [500, 1000, 3000];

interface Surroundings {
  browser: Browser;
  seededData: string;
  folder: string;
  /** Takes only pictures with names that start with this text. */
  wanted: string;
}

export async function slowPictures({
  browser,
  seededData,
  folder,
  wanted,
}: Surroundings): Promise<void> {
  for (const { name, account, faults, isCold = false, before } of scenes) {
    const picture = `slow-services/${name}`;
    if (!picture.startsWith(wanted)) continue;
    const portal = await startPortal({ seededData, ...(faults !== undefined && { faults }) });
    try {
      const { page } = await openPage(browser, portal.origin, {
        timezoneId: 'Asia/Shanghai',
        // The policy of the page forbids the evaluation that waits for a time on its clock.
        bypassCSP: true,
      });
      await page.goto('/login', { waitUntil: 'networkidle' });
      // On a typical working day the portal has been opened before: the browser has the scripts in
      // its cache, and the servers are warm.
      if (!isCold) {
        await signInByRequest(page, { account: 'ops_director' });
        await page.goto('/page');
        await homeIsLive(page);
      }
      await signInByRequest(page, { account });
      await before?.(portal);
      await takeMoments(page, join(folder, picture));
      await page.context().close();
    } finally {
      await portal.close();
    }
  }
}

async function takeMoments(page: Page, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await page.goto('/page', { waitUntil: 'commit' });
  for (const moment of MOMENTS_MS) {
    // Uses the clock of the page, which starts when the page is opened.
    await page.waitForFunction(`performance.now() >= ${String(moment)}`);
    const path = `${file}-${String(moment / 1000)}s.png`;
    await page.screenshot({ path, animations: 'allow', caret: 'hide' });
    console.log(path);
  }
}
