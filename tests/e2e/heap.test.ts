import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, menu, openTabs, signIn } from '../support/portal-pages.ts';

const ROUNDS = 10;
/** What is loaded and compiled once, and what is kept up to a bound: screens, answers, the browser's history. */
const WARM_UP = 3;
const TABS = 20;
/** Common menus of the account, lists; the rest are the reports, with their charts and frames. */
const COMMON = 6;

/** Bytes that are still held after the collector has run. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

const leaves = (page: Page) => menu(page).locator('[role="treeitem"]:not([aria-expanded])');

async function openReports(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^(门店运营|经营报表)$/u }).click();
  await page.getByRole('button', { name: '经营报表', exact: true }).click();
  const folded = menu(page).locator('[role="treeitem"][aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function openAndCloseTabs(page: Page): Promise<void> {
  for (let at = 1; at <= COMMON; at += 1) await leaves(page).nth(at).click();
  await openReports(page);
  const all = await leaves(page).count();
  for (let at = all - (TABS - COMMON); at < all; at += 1) await leaves(page).nth(at).click();
  await expect.poll(() => openTabs(page).count()).toBe(TABS + 1);
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect.poll(() => openTabs(page).count()).toBe(1);
}

describe('memory', () => {
  const journey = useJourney();

  it(`is given back when ${TABS} tabs are opened and closed ${ROUNDS} times`, async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'area_east' });
    await homeIsLive(page);
    const devtools = await page.context().newCDPSession(page);
    for (let round = 0; round < WARM_UP; round += 1) await openAndCloseTabs(page);
    const before = await heldBytes(devtools);
    for (let round = 0; round < ROUNDS; round += 1) { await openAndCloseTabs(page);  console.log((await heldBytes(devtools))/1e6, JSON.stringify(await devtools.send('Memory.getDOMCounters'))); }
    const after = await heldBytes(devtools);
    console.info(`heap: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after ${ROUNDS} rounds`);
    expect(after).toBeLessThanOrEqual(before * 1.1);
  }, 180_000);
});
