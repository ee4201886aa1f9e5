import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { PRODUCTS } from '../../support/browser/list-pages.ts';
import { signInByRequest } from '../../support/browser/portal-pages.ts';

/** Two lines of buttons with the gap and the padding around them. */
const TWO_LINES = 96;
/** What each language calls the toolbar of a list. */
const TOOLBARS = { 'zh-CN': '列表操作', 'zh-TW': '清單操作', 'en-US': 'List actions' };

describe('the toolbar of a list on a narrow screen', () => {
  const journey = useSharedJourney();

  // 720 pixels are a window of 1440 at a zoom of 200 %.
  it.each(
    Object.entries(TOOLBARS).flatMap(([locale, name]) =>
      [390, 320, 720].map((width) => ({ locale, name, width })),
    ),
  )(
    'takes at most two lines when rows are ticked, in $locale at $width px',
    async ({ locale, name, width }) => {
      const { page } = await journey.open({ viewport: { width, height: 844 } });
      await page.goto('/login');
      await page.locator(`button[lang="${locale}"]`).click();
      await page.locator(`html[lang="${locale}"]`).waitFor();
      await signInByRequest(page, { account: 'ops_director' });
      await page.goto(PRODUCTS);
      const toolbar = page.getByRole('toolbar', { name });
      // The first box selects the whole page.
      const boxes = page.getByRole('checkbox');
      await boxes.nth(2).waitFor();
      const unticked = await toolbar.boundingBox();
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      const ticked = await toolbar.boundingBox();
      expect(unticked?.height).toBeLessThan(TWO_LINES / 1.5);
      expect(ticked?.height).toBeLessThan(TWO_LINES);
      expect(await toolbar.evaluate((bar) => bar.scrollWidth <= bar.clientWidth)).toBe(true);
    },
  );
});
