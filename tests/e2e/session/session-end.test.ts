import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  fillLogin,
  homeIsLive,
  loginButton,
  openReport,
  openTabs,
  REPORT,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';

const ended = (page: Page) => dialog(page, '登录已失效');

async function workspaceOfTwo(page: Page): Promise<void> {
  await openReport(page);
  await homeIsLive(page);
  await tab(page, REPORT.name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '固定', exact: true }).click();
}

async function signInAgain(page: Page, account: string): Promise<void> {
  await button(ended(page), '重新登录').click();
  await page.waitForURL(/\/login/u);
  await fillLogin(page, { account });
  await loginButton(page).click();
  await tab(page, '首页').waitFor();
}

describe('a session that ends during work', () => {
  // Only the password dialog loads this.
  const journey = useJourney({
    faults: 'returncode=A0244:/api/msc-ucs/account/getPasswordPolicyx2',
  });

  it('restores the workspace for the same user, and not for a different one', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await workspaceOfTwo(page);
    const address = page.url();
    await openByMenu(page, '修改密码');
    await ended(page).waitFor();
    expect(await tab(page, REPORT.name).count()).toBe(1);
    await signInAgain(page, 'ops_director');
    await tab(page, REPORT.name).waitFor();
    expect(page.url()).toBe(address);
    expect(await openTabs(page).count()).toBe(2);
    expect(await tab(page, REPORT.name).getAttribute('aria-selected')).toBe('true');
    await tab(page, REPORT.name).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '取消固定' }).waitFor();
    await page.keyboard.press('Escape');
    await homeIsLive(page);

    await openByMenu(page, '修改密码');
    await ended(page).waitFor();
    await signInAgain(page, 'general');
    await homeIsLive(page);
    expect(await openTabs(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('signing out', () => {
  const journey = useJourney();

  it.each([
    ['a member of staff', 'ops_director', '/login'],
    ['a supplier', 'v10001', '/supplierlogin'],
  ])(
    'leads %s to the matching sign-in page with a note to sign in again',
    async (_who, account, path) => {
      const { page } = await journey.open();
      await signIn(page, { account, path });
      await openByMenu(page, '退出登录');
      await page.waitForURL((url) => url.pathname === path && url.search === '');
      await page.getByRole('status').getByText('请重新登录').waitFor();
      await page.goto(path === '/login' ? '/page' : '/spage');
      await page.waitForURL((url) => url.pathname === path);
    },
  );

  it('signs the other windows of the browser out, and each restores its tabs for the same user', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await workspaceOfTwo(other);
    await openByMenu(page, '退出登录');
    await other.waitForURL(/\/login/u);
    await other.getByRole('status').getByText('请重新登录').waitFor();

    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await tab(other, REPORT.name).waitFor();
    expect(await openTabs(other).count()).toBe(2);
  });
});
