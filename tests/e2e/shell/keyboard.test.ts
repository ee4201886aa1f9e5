import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import {
  DEMO,
  REPORT,
  homeIsLive,
  menuLine,
  openTabs,
  tab,
} from '../../support/browser/portal-pages.ts';

describe('the keyboard alone', () => {
  const journey = useSharedJourney();

  it('signs in, opens a menu, walks the tabs and closes one', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).focus();
    for (const text of [DEMO.enterprise, 'ops_director', DEMO.password]) {
      await page.keyboard.type(text);
      if (text !== DEMO.password) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await homeIsLive(page);

    await menuLine(page, '工作台').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tab(page, REPORT.name).waitFor();

    await tab(page, REPORT.name).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await tab(page, '首页').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Delete');
    expect(await openTabs(page).count()).toBe(2);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await tab(page, REPORT.name).waitFor({ state: 'detached' });
    expect(await openTabs(page).count()).toBe(1);
    expect(await tab(page, '首页').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });
});
