import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { watchOperations } from '../../support/operations.ts';
import { card, homeIsLive, openReport, signIn, tab } from '../../support/browser/portal-pages.ts';
import { chooseOption } from '../../support/browser/list-pages.ts';

const OWN = ['ChannelBar', 'ChannelPie', 'TopProduct'];
/** Timeout for a busy machine. */
const patient = { timeout: 10_000 };
const pageFilters = (page: Page) => page.getByRole('group', { name: '页面筛选' });
const ownFilters = (page: Page, name: string) =>
  card(page, name).getByRole('group', { name: '卡片筛选' });
const isQuiet = async (page: Page, name: string) => {
  await card(page, name).evaluate((element) => element.scrollIntoView());
  await expect.poll(() => card(page, name).getAttribute('aria-busy'), patient).toBe('false');
};

describe('the filters of the home page', () => {
  const journey = useSharedJourney();

  it('send "500 ms after the last change one request" for each card that supports them, and the address restores the view', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 1440, height: 2000 } });
    const asked = watchOperations(page);
    const narrowings = () => asked.filter(({ name }) => OWN.includes(name));
    const askedSince = async (from: number) => {
      await expect.poll(() => narrowings().length, patient).toBe(from + OWN.length);
      const latest = narrowings().slice(from);
      expect(latest.map(({ name }) => name).toSorted()).toEqual(OWN);
      return latest;
    };
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    for (const name of ['渠道销售占比', '单品销售排行', '渠道销售']) await isQuiet(page, name);
    await page.waitForLoadState('networkidle');
    expect(narrowings()).toEqual([]);

    const filters = pageFilters(page);
    for (const name of ['周', '月', '日', '周'])
      await filters.getByRole('button', { name, exact: true }).click();
    for (const { variables } of await askedSince(0)) {
      expect(variables.filter).toMatchObject({ granularity: 'WEEK', date: '2026-06-08' });
    }
    await filters.getByRole('button', { name: /采购组/u }).click();
    await page.getByRole('radio').nth(1).click();
    await filters.getByRole('button', { name: /渠道/u }).click();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('checkbox').nth(2).check();
    await page.keyboard.press('Escape');

    await expect.poll(() => narrowings().length, patient).toBe(6);
    const latest = narrowings().slice(3);
    const codesOf = (operation: string) =>
      latest.find(({ name }) => name === operation)?.variables.filter as {
        channelCodes?: string[];
        purchaseGroupCode?: string;
      };
    expect(codesOf('ChannelBar').channelCodes).toHaveLength(2);
    expect(codesOf('ChannelPie')).toEqual(codesOf('ChannelBar'));
    expect(codesOf('TopProduct')).toMatchObject({ granularity: 'WEEK' });
    expect(codesOf('TopProduct').purchaseGroupCode).toBe(codesOf('ChannelBar').purchaseGroupCode);
    expect(codesOf('TopProduct').channelCodes).toBeUndefined();
    const products = card(page, '单品销售排行');
    await products.getByText('此卡片只能按一个渠道筛选，现为全部渠道').waitFor();
    expect(await products.getByText('加载失败').count()).toBe(0);

    await ownFilters(page, '渠道销售占比').getByRole('button', { name: '单独设置' }).click();
    await ownFilters(page, '渠道销售占比').getByRole('button', { name: '月', exact: true }).click();
    await ownFilters(page, '渠道销售占比').getByText('此卡片单独筛选').waitFor();
    await products.getByRole('tab', { name: '销售数量' }).click();
    await chooseOption(products, '显示数量', 'TOP 20');
    await expect.poll(() => products.getByRole('row').count(), patient).toBe(22);

    const address = page.url();
    const shown = await products.getByRole('row').nth(1).innerText();
    await page.reload();
    await homeIsLive(page);
    await isQuiet(page, '单品销售排行');
    expect(page.url()).toBe(address);

    const other = await journey.open({ viewport: { width: 1440, height: 2000 } });
    await signIn(other.page, { account: 'ops_director', path: address });
    await homeIsLive(other.page);
    for (const name of ['单品销售排行', '渠道销售占比']) await isQuiet(other.page, name);
    const sameProducts = card(other.page, '单品销售排行');
    await expect.poll(() => sameProducts.getByRole('row').count(), patient).toBe(22);
    expect(await sameProducts.getByRole('row').nth(1).innerText()).toBe(shown);
    expect(await sameProducts.getByRole('tab', { selected: true }).innerText()).toBe('销售数量');
    await ownFilters(other.page, '渠道销售占比').getByText('此卡片单独筛选').waitFor();
    await ownFilters(other.page, '渠道销售占比')
      .getByRole('button', { name: '跟随页面筛选' })
      .click();
    await ownFilters(other.page, '渠道销售占比')
      .getByText('此卡片单独筛选')
      .waitFor({ state: 'detached' });
    expect(
      await pageFilters(other.page)
        .getByRole('button', { name: '周', exact: true })
        .getAttribute('aria-pressed'),
    ).toBe('true');

    await openReport(other.page);
    await tab(other.page, '首页').click();
    expect(
      await pageFilters(other.page)
        .getByRole('button', { name: '周', exact: true })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    expect([...problems, ...other.problems]).toEqual([]);
  });

  it('show "请选择时间" and send no requests without a period, and ignore invalid values in the address', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 1440, height: 2000 } });
    await signIn(page, {
      account: 'ops_director',
      path: '/page?v.period=year.2026-99-99&v.group=%3Cb%3E&v.channels=a%20b',
    });
    await homeIsLive(page);
    const filters = pageFilters(page);
    await filters.getByRole('button', { name: /2026-06-13$/u }).waitFor();
    expect(await filters.getByRole('button', { name: '清除筛选' }).count()).toBe(0);
    for (const name of ['渠道销售占比', '单品销售排行', '渠道销售']) await isQuiet(page, name);
    await page.waitForLoadState('networkidle');

    await filters.getByRole('button', { name: '月', exact: true }).click();
    await page.waitForURL(/v\.period=month/u);
    await page.goBack();
    await filters.getByRole('button', { name: '日', exact: true, pressed: true }).waitFor();
    expect(new URL(page.url()).search).not.toContain('month');
    await page.waitForLoadState('networkidle');

    const asked = watchOperations(page);
    await filters.getByRole('button', { name: '自定义', exact: true }).click();
    await page
      .getByRole('status')
      .getByText('请选择时间')
      .or(page.getByRole('alert').getByText('请选择时间'))
      .first()
      .waitFor();
    expect(asked.filter(({ name }) => OWN.includes(name))).toEqual([]);

    await filters.getByRole('button', { name: /选择日期$/u }).click();
    const days = page
      .getByRole('dialog', { name: /日期/u })
      .getByRole('button', { name: /^2026年6月/u, disabled: false });
    await days.nth(0).click();
    await days.nth(1).click();
    const chosen = filters.getByRole('button', { name: /2026-06-01 ~ 2026-06-02$/u });
    await chosen.waitFor();
    await expect
      .poll(() => chosen.evaluate((element) => element === document.activeElement), patient)
      .toBe(true);
    await expect.poll(() => asked.filter(({ name }) => OWN.includes(name)).length, patient).toBe(3);
    for (const { variables } of asked.filter(({ name }) => OWN.includes(name))) {
      expect(variables.filter).toEqual({
        granularity: 'RANGE',
        date: '2026-06-01',
        endDate: '2026-06-02',
      });
    }
    expect(problems).toEqual([]);
  });
});
