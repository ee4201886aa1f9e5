import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { barriersOn } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { listScenes } from '../../support/browser/list-scenes.ts';
import { signIn, type Login } from '../../support/browser/portal-pages.ts';
import type { Scene } from '../../support/browser/scenes.ts';
import { shellScenes, signInScenes, supplierScenes } from '../../support/browser/shell-scenes.ts';
import { workScenes } from '../../support/browser/work-scenes.ts';

type Scheme = 'light' | 'dark';

/** Switches the color scheme of the system, which the page and its frames follow by default. */
async function showIn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const shown = page
    .frames()
    .map((frame) =>
      frame.waitForSelector(`html[data-scheme="${colorScheme}"]`, { state: 'attached' }),
    );
  await Promise.all(shown);
}

const journey = useJourney();
/** One test has dozens of scenes. This is several times what a slow machine needs. */
const TIMEOUT_MS = 300_000;

describe.each([
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
])('at $width px axe finds no barrier and no overflow', (viewport) => {
  async function check(scenes: readonly Scene[], login?: Login) {
    const { page } = await journey.open({ viewport });
    if (login !== undefined) await signIn(page, login);
    const found: Record<string, string[]> = {};
    const checkIn = async (scheme: Scheme, scene: Scene, onlyContrast: boolean) => {
      await showIn(page, scheme);
      const inside = scene.modal === true ? '[role="dialog"]' : scene.inside;
      const barriers = await barriersOn(page, { inside, onlyContrast });
      if (barriers.length > 0) found[`${scene.name}, ${scheme}`] = barriers;
    };
    for (const [index, scene] of scenes.entries()) {
      await scene.show(page);
      // Starts in the scheme of the previous scene: switching it takes a page some time.
      const [first, second]: [Scheme, Scheme] =
        index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
      await checkIn(first, scene, false);
      // Only contrast can differ between the two schemes of a page.
      await checkIn(second, scene, true);
      await scene.leave?.(page);
    }
    return found;
  }

  it('before the user signs in', async () => {
    expect(await check(signInScenes)).toEqual({});
  });

  it('on each page and on what opens over it', { timeout: TIMEOUT_MS }, async () => {
    expect(await check(shellScenes, { account: 'ops_director' })).toEqual({});
  });

  it('on the screens of the daily work', { timeout: TIMEOUT_MS }, async () => {
    expect(await check(workScenes, { account: 'ops_director' })).toEqual({});
  });

  it('on a list of master data', { timeout: TIMEOUT_MS }, async () => {
    expect(await check(listScenes, { account: 'ops_director' })).toEqual({});
  });

  it('on the workbench of a supplier', async () => {
    expect(await check(supplierScenes, { account: 'v10001', path: '/supplierlogin' })).toEqual({});
  });
});
