import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import { DEMO, tab } from '../../support/browser/portal-pages.ts';

describe('single sign-on', () => {
  const journey = useJourney();

  it('signs staff in with a code and returns to the page they came from', async () => {
    const { page, problems } = await journey.open();
    const { origin, samples } = journey.portal();
    await page.goto(`${samples}/sign-on/`);
    await page.getByLabel('演示账号').selectOption('ops_director');
    await page.getByLabel('密码').fill(DEMO.password);
    await page.getByRole('button').click();
    // This browser did not start the sign-on.
    await page.getByRole('button', { name: '我了解，用此链接登录' }).click();
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
