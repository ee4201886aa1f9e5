import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, menu, openTabs, signIn, tab } from '../support/portal-pages.ts';

const ROUNDS = 10;
const TABS = 20;

/** Bytes that are still held after the collector has run. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Unfolds the menu to its last leaf, which the rounds then go through. */
async function unfoldMenu(page: Page): Promise<void> {
  const folded = menu(page).locator('[role="treeitem"][aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function openAndCloseTabs(page: Page): Promise<void> {
  const leaves = menu(page).locator('[role="treeitem"]:not([aria-expanded])');
  for (let at = 1; at <= TABS; at += 1) await leaves.nth(at).click();
  await expect.poll(() => openTabs(page).count()).toBe(TABS + 1);
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect.poll(() => openTabs(page).count()).toBe(1);
}

describe('memory', () => {
  const journey = useJourney();

  it(`is given back when ${TABS} tabs are opened and closed ${ROUNDS} times`, async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'stress' });
    await tab(page, '首页').waitFor();
    await homeIsLive(page);
    await unfoldMenu(page);
    const devtools = await page.context().newCDPSession(page);
    // The first round loads what is loaded once: screens, texts, the cache of modules.
    await openAndCloseTabs(page);
    const before = await heldBytes(devtools);
    for (let round = 0; round < ROUNDS; round += 1) await openAndCloseTabs(page);
    const after = await heldBytes(devtools);
    console.info(`heap: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after ${ROUNDS} rounds`);
    expect(after).toBeLessThanOrEqual(before * 1.1);
  }, 180_000);
});
