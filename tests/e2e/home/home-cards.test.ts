import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useJourney, useSharedJourney } from '../../support/browser/journey.ts';
import { type AskedOperation, watchOperations } from '../../support/operations.ts';
import { card, homeIsLive, menu, signIn } from '../../support/browser/portal-pages.ts';

const PAGE = ['销售额', '毛利', '客流', '客单价', '待办事项', '销售趋势', '门店销售 TOP10'];
const FURTHER_DOWN = [
  '渠道销售占比',
  '单品销售排行',
  '采购组进度',
  '会员销售',
  '预警与快捷',
  '常用功能',
];
const PANEL = ['待办与消息', '今日必看', '未读消息', '公告', '渠道销售'];

const codesOf = (asked: readonly AskedOperation[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables.code);
const isReady = (page: Page, name: string) =>
  expect.poll(() => card(page, name).getAttribute('aria-busy'), { timeout: 10_000 }).toBe('false');

describe('the home page', () => {
  const journey = useSharedJourney();

  it('loads every visible card with data in one request; "a card below the fold asks when it comes into view", once', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 1440, height: 600 } });
    const asked = watchOperations(page);
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    for (const name of [...PAGE.slice(0, 5), ...PANEL]) await isReady(page, name);
    await page.waitForLoadState('networkidle');
    expect(codesOf(asked, 'Home')).toEqual(['home']);
    const before = codesOf(asked, 'Card');
    expect(before).not.toContain('topproduct');

    for (const name of [...PAGE, ...FURTHER_DOWN, ...PANEL]) {
      await card(page, name).evaluate((element) => element.scrollIntoView());
      await isReady(page, name);
      expect(await card(page, name).getByText('加载失败').count()).toBe(0);
    }
    await page.waitForLoadState('networkidle');
    const alone = codesOf(asked, 'Card');
    expect(alone).toEqual(
      expect.arrayContaining(['channelpie', 'topproduct', 'progress', 'member']),
    );
    expect(new Set(alone).size).toBe(alone.length);
    expect(codesOf(asked, 'Home')).toEqual(['home']);

    expect(await card(page, '渠道销售占比').locator('canvas').count()).toBe(1);
    expect(await card(page, '单品销售排行').getByRole('row').count()).toBe(12);
    expect(
      await card(page, '采购组进度')
        .getByRole('listitem')
        .or(card(page, '采购组进度').getByRole('row'))
        .count(),
    ).toBeGreaterThan(5);
    expect(problems).toEqual([]);
  });
});

describe('services that are slow or fail', () => {
  const journey = useJourney({
    faults: 'slow=6000:/api/MCA200021/sales/trend,status=500:/api/MCA200021/sales/storeRanking',
  });

  it('affect single cards: "a late card is asked for again alone", a failed one shows the reason and a retry', async () => {
    const { page } = await journey.open();
    const asked = watchOperations(page);
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await card(page, '销售趋势').getByText('数据较多，仍在加载…').waitFor();
    await card(page, '门店销售 TOP10')
      .getByText(/^请求编号/u)
      .waitFor();
    await card(page, '销售趋势').locator('canvas').waitFor();
    expect(codesOf(asked, 'Card')).toEqual(['salesline']);

    const ranking = card(page, '门店销售 TOP10');
    await ranking.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => codesOf(asked, 'Card')).toEqual(['salesline', 'storerank']);
    await ranking.getByText('加载失败').waitFor();
    expect(codesOf(asked, 'Home')).toEqual(['home']);
    await menu(page).waitFor();
  });
});

describe('invalid cards', () => {
  const journey = useSharedJourney();

  it('show their problem in place, run no scripts, and do not slow the page down', async () => {
    const { page, problems, requested } = await journey.open({
      viewport: { width: 1440, height: 2600 },
    });
    await signIn(page, { account: 'stress' });
    await card(page, '未知类型的卡片').getByText('此版本不支持这种卡片').waitFor();
    for (const name of [
      '绝对地址的卡片',
      '地址越级的卡片',
      '地址指向别处的卡片',
      '地址带账号的卡片',
      '地址含转义斜杠的卡片',
      '服务未登记的卡片',
    ]) {
      await card(page, name).getByText('加载失败').waitFor();
    }
    await card(page, '数值全部缺失').getByText('—').first().waitFor();
    await card(page, '没有计划').getByText('—').first().waitFor();
    await card(page, '没有门店的排行').getByText('暂无数据').waitFor();
    await isReady(page, '一万家门店的排行');
    await isReady(page, '一万行的进度');
    await card(page, '<b>加粗</b><img src="x" onerror="document.title=\'hacked\'">')
      .getByText('前日')
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).not.toContain('hacked');
    expect(
      requested.filter(
        (address) => !address.startsWith(journey.portal().origin) && !address.startsWith('blob:'),
      ),
    ).toEqual([]);
    expect(
      await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBe(0);

    const opener = card(page, '一万家门店的排行').locator('[aria-haspopup="menu"]');
    const opened = await opener.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          (button as HTMLElement).click();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - began)),
          );
        }),
    );
    expect(opened).toBeLessThan(200);
    await page.getByRole('menuitem', { name: '查看数据表' }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    expect(problems).toEqual([]);
  });
});
