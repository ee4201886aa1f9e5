import { describe, expect, it } from 'vitest';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';

describe('the look of the portal', () => {
  const journey = useJourney();

  it('is chosen in a dialog, is there before the first paint of the next page, and outlives a sign-out', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '外观设置' }).click();
    await page.getByRole('radio', { name: '玫红' }).check({ force: true });
    await page.getByRole('radio', { name: '宽松' }).check({ force: true });
    await page.getByRole('button', { name: '完成' }).click();
    const look = () =>
      page.evaluate(() => {
        const { theme, density } = document.documentElement.dataset;
        return [theme, density, getComputedStyle(document.documentElement).getPropertyValue('--action')];
      });
    const chosen = await look();
    expect(chosen.slice(0, 2)).toEqual(['#b83280', 'comfortable']);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForSelector('head > #theme-shades', { state: 'attached' });
    await page.waitForLoadState('load');
    expect(await look()).toEqual(chosen);
    expect(problems).toEqual([]);
  });
});

describe('the language packs', () => {
  const journey = useJourney();

  it('are downloaded once, and with the next page taken from the browser', async () => {
    const { page } = await journey.open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/language/')) asked.push(new URL(request.url()).pathname);
    });
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    await page.reload();
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });

  it('that cannot be had are told, and tried again', async () => {
    const { page } = await journey.open();
    await page.route('**/language/**', (route) => route.abort());
    await signIn(page, { account: 'ops_director' });
    const dialog = page.getByRole('dialog', { name: '语言包下载失败' });
    await dialog.waitFor();
    await page.unroute('**/language/**');
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
