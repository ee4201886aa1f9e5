import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useOptimizingJourney } from '../../support/browser/journey.ts';
import { homeIsLive, menu, openTabs, signIn } from '../../support/browser/portal-pages.ts';

const ROUNDS = 10;
const TABS = 20;
/**
 * The common menus of the account, which are lists. The other tabs are reports with charts and
 * frames.
 */
const COMMON = 6;

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/**
 * Compiled code and other internal data of the browser. They grow with use, and the page cannot
 * release them.
 */
const BROWSERS_OWN = ['code', 'native', 'hidden', 'object shape', 'synthetic'];

const accountMenu = (page: Page) => page.getByRole('menu', { name: /账号菜单$/u });

/**
 * The larger heap of two measurements, with a menu opened and closed in between. React keeps the
 * previous render until the next one, so one closed tab more or less may still be held.
 */
async function heldAtMost(page: Page, devtools: CDPSession): Promise<number> {
  const first = await heldBytes(devtools);
  await page.getByRole('button', { name: /账号菜单$/u }).click();
  await accountMenu(page).waitFor();
  await page.keyboard.press('Escape');
  await accountMenu(page).waitFor({ state: 'detached' });
  await devtools.send('HeapProfiler.collectGarbage');
  await page.evaluate('new Promise((go) => requestIdleCallback(go))');
  return Math.max(first, await heldBytes(devtools));
}

/** Bytes of all objects that are reachable from the scripts of the page. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  const pieces: string[] = [];
  const take = ({ chunk }: { chunk: string }) => pieces.push(chunk);
  await devtools.send('HeapProfiler.collectGarbage');
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(pieces.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!BROWSERS_OWN.includes(types[0][nodes[at + type] ?? -1] ?? ''))
      held += nodes[at + size] ?? 0;
  }
  return held;
}

const leaves = (page: Page) => menu(page).locator('[role="treeitem"]:not([aria-expanded])');

async function openReports(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(门店运营|经营报表)$/u })
    .click();
  await page.getByRole('button', { name: '经营报表', exact: true }).last().click();
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

describe('the memory of the page', () => {
  const journey = useOptimizingJourney();

  it(`is released when ${TABS} tabs are opened and closed ${ROUNDS} times`, async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'area_east' });
    await homeIsLive(page);
    const devtools = await page.context().newCDPSession(page);
    // The first round loads screens, texts and answers that are cached afterwards.
    await openAndCloseTabs(page);
    const before = await heldAtMost(page, devtools);
    for (let round = 0; round < ROUNDS; round += 1) await openAndCloseTabs(page);
    const after = await heldAtMost(page, devtools);
    process.stdout.write(
      `heap: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after ${ROUNDS} rounds\n`,
    );
    expect(after).toBeLessThanOrEqual(before * 1.1);
  }, 400_000);
});
