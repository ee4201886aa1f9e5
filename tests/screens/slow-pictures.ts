import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openPage } from '../support/browser/browser.ts';
import { homeIsLive, signInByRequest } from '../support/browser/portal-pages.ts';
import { type RunningPortal, startPortal } from '../support/browser/running-portal.ts';

interface SlowScene {
  name: string;
  account: string;
  /** DEMO_FAULTS: what of the services hangs. */
  faults?: string;
  /** The fault is for the first call alone: the page cannot be opened beforehand. */
  isCold?: boolean;
  /** What happens after the sign-in and before the page is opened. */
  before?: (portal: RunningPortal) => Promise<void>;
}

const HANGS = 'slow=60000';

/** One service hangs, the others answer: what stands on the page half a second, one and three seconds after it was opened. */
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
  /** Only those whose names begin so. */
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
        bypassCSP: true,
      });
      // Its policy would forbid the clock of the page to be watched.
      await page.goto('/login', { waitUntil: 'networkidle' });
      // As on any working day, the portal has been opened before: the browser has its code at hand, and the servers are warm.
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
    // By the clock of the page, which begins when it is opened.
    await page.waitForFunction(`performance.now() >= ${String(moment)}`);
    const path = `${file}-${String(moment / 1000)}s.png`;
    await page.screenshot({ path, animations: 'allow', caret: 'hide' });
    console.log(path);
  }
}
