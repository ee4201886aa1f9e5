import type { Browser, Page } from 'playwright';
import { approval, openRow } from '../support/browser/approval-pages.ts';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import { menu, menuLine, signIn } from '../support/browser/portal-pages.ts';
import { framesOfScrolling, typeKeys } from './frames.ts';
import { widenSheets } from './wide-sheet.ts';

/**
 * The limits in milliseconds for a list of 1,000 rows × 40 columns and for a detail table of 1,000
 * lines.
 */
const goals = { firstPaint: 500, frame: 50 } as const;
/** The list of the account `stress`, in a group that is collapsed at first. */
const BRANCH = '分类 1.1';
const WIDE_LIST = '测试菜单 2';
const COLUMNS = 40;
const LINES_TYPED = 40;

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

function printed(what: string, milliseconds: number, goal: number): boolean {
  const ratio = (milliseconds / goal).toFixed(2);
  console.log(
    `  ${what.padEnd(52)} ${milliseconds.toFixed(0).padStart(5)} ms of ${String(goal)} (${ratio})`,
  );
  return milliseconds <= goal;
}

/**
 * Measures the time from the click until the rows are on the screen, and from the answer until
 * then. It runs in the page. What the page contains in one frame is visible with the next one.
 */
const timeRows = `async (name) => {
  const line = [...document.querySelectorAll('[role="treeitem"]')].findLast((one) => one.getAttribute('aria-label') === name);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rows = () => [...document.querySelectorAll('[role="grid"] [role="row"]')].filter((one) => /W\\d/.test(one.textContent));
  const begun = performance.now();
  line.click();
  while (rows().length < 5) await frame();
  await frame();
  const shown = performance.now();
  const asked = performance.getEntriesByType('resource').filter((one) => one.name.includes('/graphql'));
  return { clicked: shown - begun, answered: shown - Math.max(...asked.map((one) => one.responseEnd)) };
}`;

async function benchList(page: Page): Promise<boolean> {
  await menuLine(page, BRANCH).click();
  await menuLine(page, WIDE_LIST).waitFor();
  const first = await page.evaluate<{ clicked: number; answered: number }>(
    `(${timeRows})(${JSON.stringify(WIDE_LIST)})`,
  );
  console.log('\nA list of 1,000 rows × 40 columns:');
  const grid = page.getByRole('grid').filter({ visible: true });
  const name = (await grid.getAttribute('aria-label')) ?? '';
  const frames = await framesOfScrolling(page, name);
  const kept = [
    printed('rows on the screen after their answer', first.answered, goals.firstPaint),
    printed('longest frame of scrolling through and across', at(frames, 1), goals.frame),
  ];
  console.log(
    `  rows after the click ${first.clicked.toFixed(0)} ms; median frame ${at(frames, 0.5).toFixed(0)} ms of ${String(frames.length)}`,
  );
  return kept.every(Boolean);
}

async function benchDetails(page: Page): Promise<boolean> {
  await openRow(page, 'PO-STRESS');
  const grid = approval(page, 'PO-STRESS').getByRole('grid');
  await grid.waitFor();
  console.log(`\nA detail table of 1,000 lines of 10,000, ${String(COLUMNS)} columns:`);
  const frames = await framesOfScrolling(page, (await grid.getAttribute('aria-label')) ?? '');
  const field = grid.locator('tr[data-row="0"] td[data-column="remqty"]');
  await field.click();
  const { times, cells } = await typeKeys(
    page,
    Array.from({ length: LINES_TYPED }, () => ['1', '2', '.', '5', 'Enter']).flat(),
  );
  const isEnter = (nth: number) => nth % 5 === 4;
  const keys = times.filter((_one, nth) => !isEnter(nth)).toSorted((one, other) => one - other);
  const enters = times.filter((_one, nth) => isEnter(nth)).toSorted((one, other) => one - other);
  const most = (ofEnter: boolean) =>
    Math.max(...cells.filter((_one, nth) => isEnter(nth) === ofEnter));
  const kept = [
    printed('longest frame of scrolling through and across', at(frames, 1), goals.frame),
    printed('a key to its frame, slowest of twenty', at(keys, 0.95), goals.frame),
    printed('Enter to the next line, slowest of twenty', at(enters, 0.95), goals.frame),
  ];
  console.log(
    `  median key ${at(keys, 0.5).toFixed(1)} ms, median Enter ${at(enters, 0.5).toFixed(1)} ms`,
  );
  console.log(
    `  cells that became others: ${String(most(false))} with a key, ${String(most(true))} with Enter, of ${String(await grid.locator('tbody td').count())} drawn`,
  );
  return kept.every(Boolean);
}

/**
 * Prints how fast lists of a thousand rows are shown, scrolled and edited. Returns whether all
 * times are within their limits.
 */
export async function printListTyping(browser: Browser, origin: string): Promise<boolean> {
  const { page: lister } = await openPage(browser, origin);
  await signIn(lister, { account: 'stress' });
  await menu(lister).waitFor();
  await lister.waitForLoadState('networkidle');
  const listKept = await benchList(lister);
  await lister.close();
  const { page: buyer } = await openPage(browser, origin);
  await widenSheets(buyer, COLUMNS);
  await signIn(buyer, { account: 'buyer_manager', path: '/page?s=100003&p.tab=pending' });
  const detailsKept = await benchDetails(buyer);
  await buyer.close();
  return listKept && detailsKept;
}

/**
 * `tsx tests/bench/list-typing.ts http://127.0.0.1:4000` measures a portal that is already running.
 */
if (process.argv[1] === import.meta.filename) {
  const browser = await openBrowser();
  try {
    process.exitCode = (await printListTyping(browser, process.argv[2] ?? 'http://127.0.0.1:4000'))
      ? 0
      : 1;
  } finally {
    await browser.close();
  }
}
