import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  DEMO,
  fillLogin,
  homeIsLive,
  loginButton,
  openReport,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';

const rule = (form: Locator, text: string) => form.getByRole('listitem').filter({ hasText: text });
const ended = (page: Page) => dialog(page, '登录已失效');

describe('the password of an account', () => {
  const journey = useJourney();
  const renewed = 'Portal#2027';

  it('is changed while each rule is shown, ends all other sessions, and only the new one signs in', async () => {
    const account = 'analyst_retail';
    const { page, problems } = await journey.open();
    const elsewhere = await journey.open();
    await signIn(page, { account });
    await signIn(elsewhere.page, { account });
    await openByMenu(page, '修改密码');
    const form = dialog(page, '修改密码');
    const type = (label: string, text: string) =>
      form.getByLabel(label, { exact: true }).fill(text);

    await type('新密码', 'short');
    await rule(form, '至少 8 位').getByText('未满足').waitFor();
    await rule(form, '两次新密码一致').getByText('待输入').waitFor();
    await type('旧密码', 'Wrong@2026');
    await type('新密码', renewed);
    await type('再次输入新密码', renewed);
    await expect
      .poll(() => form.getByRole('listitem').filter({ hasText: '已满足' }).count())
      .toBe(5);

    await button(form, '修改密码').click();
    await expect
      .poll(() => form.getByLabel('旧密码', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true');
    await type('旧密码', DEMO.password);
    await button(form, '修改密码').click();
    await form.getByText('密码已修改，其他 1 个登录已退出。').waitFor();
    await button(form, '关闭').last().click();
    await homeIsLive(page);
    expect(problems).toEqual([]);

    await ended(elsewhere.page).waitFor();
    await button(ended(elsewhere.page), '重新登录').click();
    await elsewhere.page.waitForURL(/\/login/u);
    await fillLogin(elsewhere.page, { account });
    await loginButton(elsewhere.page).click();
    await elsewhere.page.getByRole('alert').getByText('登录失败').waitFor();
    await fillLogin(elsewhere.page, { account, password: renewed });
    await loginButton(elsewhere.page).click();
    await tab(elsewhere.page, '首页').waitFor();
  });
});

describe('the sessions of an account', () => {
  const journey = useJourney();

  it('are listed, and all but the current one can be ended', async () => {
    const account = 'ops_director';
    const { page } = await journey.open();
    const elsewhere = await journey.open();
    await signIn(page, { account });
    await signIn(elsewhere.page, { account });
    await openByMenu(page, '登录会话');
    const list = dialog(page, '登录会话');
    // The first row is the head.
    await expect.poll(() => list.getByRole('row').count()).toBe(3);
    await list.getByRole('row').nth(1).getByText('当前会话').waitFor();
    await button(list, '退出其他登录').click();
    await list.getByRole('alert').getByText('确定退出其他 1 个登录吗').waitFor();
    await button(list, '确定退出').click();
    await list.getByText('已退出其他 1 个登录。').waitFor();
    await expect.poll(() => list.getByRole('row').count()).toBe(2);
    await button(list, '关闭').last().click();

    await ended(elsewhere.page).waitFor();
    await openReport(page);
    await homeIsLive(page);
  });
});
