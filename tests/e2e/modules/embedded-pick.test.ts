import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const MODULE = '/page?s=200613&a=RPT';

describe('an embedded module', () => {
  const journey = useSharedJourney();
  const frameOf = (page: Page) => page.frameLocator('iframe');
  const said = (page: Page, what: string) =>
    frameOf(page).getByRole('status').filter({ hasText: what }).waitFor();

  it('lets the user pick rows of a portal list and receives them', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director', path: MODULE });
    const ask = frameOf(page).getByRole('button', { name: '从商品档案选择' });
    const dialog = page.getByRole('dialog', { name: '“示例模块”请您选择' });
    await ask.click();
    await dialog.getByRole('row', { name: /P100003/u }).click();
    await dialog.getByRole('searchbox', { name: '查找' }).fill('P100005');
    await dialog.getByRole('row', { name: /P100005/u }).click();
    await dialog.getByRole('button', { name: '确定（2）' }).click();
    await said(page, '小青菜 500g, 冰鲜带鱼段 500g');
    // Rows picked before are selected the next time. Closing the dialog picks nothing.
    await ask.click();
    await dialog.getByText('已选 2 项').waitFor();
    await page.keyboard.press('Escape');
    await said(page, '没有选择');
    expect(problems).toEqual([]);
  });
});
