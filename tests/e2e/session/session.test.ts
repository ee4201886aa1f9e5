import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  fillLogin,
  homeIsLive,
  loginButton,
  openReport,
  signIn,
} from '../../support/browser/portal-pages.ts';

describe('a session whose token expires during work', () => {
  const journey = useJourney({ faults: 'returncode=A0242:/api/msc-ucs/menu/queryx1' });

  it('is refreshed without the user noticing', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await openReport(page);
    await homeIsLive(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/page');
    expect(problems).toEqual([]);
  });

  it('is refreshed for an account whose token is expired from the first call on', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'expired' });
    await homeIsLive(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('survives a reload of the page', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.reload();
    await homeIsLive(page);
    expect(new URL(page.url()).pathname).toBe('/page');
  });

  it('ends with one dialog if the services have ended it', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await fillLogin(page, { account: 'kicked' });
    await loginButton(page).click();
    await page.getByRole('dialog', { name: '登录已失效' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL('**/login*');
  });

  it('ends when the user signs out, and its pages cannot be reached any more', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login*');
    await page.goto('/page');
    await page.waitForURL('**/login*');
  });
});
