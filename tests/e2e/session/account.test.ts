import { describe, expect, it } from 'vitest';
import { lock, lockScreen, openByMenu, unlock } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { menuLine, openTabs, REPORT, signIn } from '../../support/browser/portal-pages.ts';

describe('the session of an account', () => {
  const journey = useJourney();

  it('stays locked after a reload, and restores the workspace when it is unlocked', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await menuLine(page, REPORT.group).click();
    await menuLine(page, REPORT.name).last().click();
    await lock(page);
    await lockScreen(page).getByLabel('密码', { exact: true }).waitFor();
    expect(await page.locator('#main').isVisible()).toBe(false);
    await page.reload();
    await unlock(page, 'wrong');
    await lockScreen(page)
      .getByText(/密码错误，还可以尝试 4 次/u)
      .waitFor();
    await unlock(page);
    await lockScreen(page).waitFor({ state: 'detached' });
    await page.locator('#main').waitFor();
    expect(await openTabs(page).count()).toBe(2);
  });

  // A separate account, because the services lock it afterwards.
  it('ends after five wrong passwords', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'analyst' });
    await lock(page);
    for (const left of [4, 3, 2, 1]) {
      await unlock(page, `wrong-${String(left)}`);
      await lockScreen(page)
        .getByText(new RegExp(`还可以尝试 ${String(left)} 次`, 'u'))
        .waitFor();
    }
    await unlock(page, 'wrong');
    await page.waitForURL(/\/login/u);
    await page.getByText('解锁密码连续输错次数过多').waitFor();
  });

  it('is locked, unlocked and ended in all windows of the browser together', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await other.getByRole('tab', { name: /^首页/u }).waitFor();
    await lock(page);
    await lockScreen(other).getByLabel('密码', { exact: true }).waitFor();
    await unlock(other);
    await lockScreen(page).waitFor({ state: 'detached' });
    await openByMenu(page, '退出登录');
    await other.waitForURL(/\/login$/u);
    await other.getByText('请重新登录').waitFor();
  });

  it('can switch the post, and a second window asks whether to follow or to switch back', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_fresh' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await other.getByRole('tab', { name: /^首页/u }).waitFor();
    await openByMenu(page, '切换岗位');
    const dialog = page.getByRole('dialog', { name: '切换岗位' });
    const posts = dialog.getByRole('radio');
    await posts.nth(1).check();
    const shops = dialog.getByRole('group', { name: '选择门店' }).getByRole('radio');
    await dialog.getByRole('button', { name: '切换', exact: true }).click();
    if ((await shops.count()) > 0) {
      await shops.nth(1).check();
      await dialog.getByRole('button', { name: '切换', exact: true }).click();
    }
    await dialog.waitFor({ state: 'detached' });
    const asks = other.getByRole('alertdialog', { name: '已在其他窗口切换' });
    await asks.getByRole('button', { name: /^切换回/u }).click();
    await asks.waitFor({ state: 'detached' });
    await page
      .getByRole('alertdialog', { name: '已在其他窗口切换' })
      .getByRole('button', { name: /^继续使用/u })
      .click();
    await page.getByRole('tab', { name: /^首页/u }).waitFor();
  });
});
