import { describe, expect, it } from 'vitest';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';

describe('the language of the interface', () => {
  const journey = useJourney();

  it('changes on the sign-in page and is remembered', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Company no.', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.reload();
    await page.getByLabel('Company no.', { exact: true }).waitFor();
  });

  it('changes at work and leaves no text behind in another language', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.getByRole('button', { name: /^语言/u }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await page.getByRole('tab', { name: /^首頁/u }).waitFor();
    await page.getByRole('heading', { name: '銷售額' }).waitFor();
    await page.getByRole('button', { name: /^語言/u }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('tab', { name: /^Home/u }).waitFor();
    await page.getByRole('heading', { name: 'Sales', exact: true }).waitFor();
    expect(await page.getByRole('navigation').first().innerText()).not.toMatch(/[\u4e00-\u9fff]/u);
    expect(problems).toEqual([]);
  });
});
