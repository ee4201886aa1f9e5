import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useJourney } from '../support/journey.ts';
import { DEMO, signIn, tab } from '../support/portal-pages.ts';

const MODULE = '/page?s=200613&a=RPT';

describe('an embedded module', () => {
  const journey = useJourney();
  const frameOf = (page: Page) => page.frameLocator('iframe');
  const said = (page: Page, what: string) => frameOf(page).getByRole('status').filter({ hasText: what }).waitFor();

  it('acts for whoever is signed in and takes part in the workbench, and never gets the portal’s cookie', async () => {
    const { page, problems } = await journey.open();
    const { samples } = journey.portal();
    const cookies: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(samples)) cookies.push(request.headerValue('cookie'));
    });
    await signIn(page, { account: 'ops_director' });
    await page.goto(MODULE);
    await frameOf(page).getByText('林知夏 · 营运总监').waitFor();

    await frameOf(page).getByRole('button', { name: '设置标题' }).click();
    await tab(page, '示例模块 1').waitFor();
    await frameOf(page).getByRole('button', { name: '选择 滨江旗舰店' }).click();
    await said(page, 'select');
    await frameOf(page).getByLabel(/^备注/u).fill('x');
    await said(page, 'unsaved');
    await frameOf(page).getByRole('button', { name: '打开 200101' }).click();
    await tab(page, '要货申请').waitFor();

    const sent = await Promise.all(cookies);
    expect([sent.length > 3, sent.filter((cookie) => cookie !== null)]).toEqual([true, []]);
    expect(problems).toEqual([]);
    expect(journey.portal().said()).not.toMatch(/Bearer|"code"/u);
  });

  it('goes into no frame of anybody else', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    const { samples } = journey.portal();
    const answer = await page.request.get(`${samples}/module/`);
    expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${journey.portal().origin}`);
  });
});

describe('single sign-on', () => {
  const journey = useJourney();

  it('brings a member of staff in by a code, and takes him back to where he came from', async () => {
    const { page, problems } = await journey.open();
    const { origin, samples } = journey.portal();
    await page.goto(`${samples}/sign-on/`);
    await page.getByLabel('演示账号').selectOption('ops_director');
    await page.getByLabel('密码').fill(DEMO.password);
    await page.getByRole('button').click();
    await tab(page, '首页').waitFor();
    expect(page.url()).toBe(`${origin}/page`);

    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(`${samples}/sign-on/exit`);
    await page.getByRole('link', { name: '返回门户' }).click();
    await page.waitForURL(`${origin}/login`);
    expect(problems).toEqual([]);
  });
});
