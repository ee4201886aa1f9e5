import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { GRID_CELL, signInByRequest } from '../../support/browser/portal-pages.ts';

/** Sums up the layout shifts in the page. The browser counts only what moves, not what is replaced. */
const OBSERVE = `
  window.layoutShift = 0;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ value, hadRecentInput }) => {
      if (!hadRecentInput) layoutShift += value;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
`;

/** The four figures and the to-do strip, which the default layout and that of the account share. */
const SHARED_CARDS = 5;

/** Distance from the top and height of the first cards, in whole pixels. */
const boxesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('${GRID_CELL}')].slice(0, ${SHARED_CARDS})
      .map((cell) => cell.offsetTop + ' + ' + cell.offsetHeight)`,
  );

const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(
    `[...document.querySelectorAll('${GRID_CELL} > section')].slice(0, ${SHARED_CARDS})
      .every((card) => card.ariaBusy === 'false')`,
  );

describe('the home page', () => {
  const journey = useSharedJourney();

  it.each(
    ['zh-CN', 'zh-TW', 'en-US'].flatMap((locale) =>
      [1440, 1280, 390].map((width) => ({ locale, width })),
    ),
  )(
    'has placeholders as high as its cards in $locale at $width px, so that nothing moves when the figures arrive',
    async ({ locale, width }) => {
      const { page } = await journey.open({ viewport: { width, height: 900 } });
      await page.goto('/login');
      await page.locator(`button[lang="${locale}"]`).click();
      await page.locator(`html[lang="${locale}"]`).waitFor();
      await signInByRequest(page, { account: 'ops_director' });

      const held: Route[] = [];
      await page.route('**/graphql', async (route) => {
        const { operationName } = route.request().postDataJSON() as { operationName?: string };
        if (operationName === 'Home') held.push(route);
        else await route.continue();
      });
      await page.addInitScript(OBSERVE);
      await page.goto('/page');
      await page.getByTestId('dashboard-skeleton').waitFor();
      await expect.poll(() => held.length).toBe(1);
      await page.evaluate('document.fonts.ready');
      const waiting = await boxesOf(page);
      expect(waiting).toHaveLength(SHARED_CARDS);
      for (const route of held.splice(0)) await route.continue();
      await page.getByTestId('dashboard-skeleton').waitFor({ state: 'detached' });
      await expect.poll(() => isReady(page)).toBe(true);

      expect(await boxesOf(page)).toEqual(waiting);
      expect(await page.evaluate<number>('layoutShift')).toBeLessThan(0.01);
    },
  );
});
