import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { barriersOn } from '../../support/browser/axe.ts';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { inQuery } from '../../support/browser/playground-pages.ts';
import { signInByRequest } from '../../support/browser/portal-pages.ts';

interface SalesAnswer {
  data: {
    viewer: {
      sales: {
        totalCount: number;
        nodes: { shop?: { number: string }; values: object; change?: object }[];
      };
    };
  };
  errors?: unknown;
}

const form = (page: Page) => page.getByRole('form', { name: '生成销售查询' });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await form(page).getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function run(page: Page): Promise<SalesAnswer> {
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('query Sales(') ?? false,
  );
  await page.getByRole('button', { name: '运行', exact: true }).click();
  return (await (await answered).json()) as SalesAnswer;
}

describe('the sales builder of the playground', () => {
  const journey = useSharedJourney();

  async function opened(account: string, options = {}, prepare?: (page: Page) => Promise<unknown>) {
    const watched = await journey.open(options);
    await prepare?.(watched.page);
    await signInByRequest(watched.page, { account });
    await watched.page.goto('/playground');
    await inQuery(watched.page, 'HomeCards').waitFor();
    const parts = watched.page.getByRole('button', { name: '示例与保存' });
    if (await parts.isVisible()) await parts.click();
    await watched.page.getByRole('tab', { name: '销售' }).click();
    await form(watched.page).waitFor();
    // The browser's own lists stand in until the list of the portal is loaded.
    const plain = form(watched.page).getByRole('combobox').and(watched.page.locator('select'));
    await plain.first().waitFor({ state: 'detached' });
    return watched;
  }

  it('keeps what has the keyboard focus above its buttons', async () => {
    const { page } = await opened('ops_director', { viewport: { width: 1024, height: 768 } });
    await form(page).getByRole('checkbox').first().focus();
    const write = form(page).getByRole('button', { name: '写入查询' });
    const covered: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await write.evaluate((button) => button === document.activeElement)) break;
      const name = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const foot = focused!.closest('form')!.lastElementChild!.getBoundingClientRect();
        const isCovered = focused!.getBoundingClientRect().bottom > foot.top;
        return isCovered ? (focused!.getAttribute('aria-label') ?? focused!.textContent) : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
    expect(await write.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('writes a query with its variables, which runs', async () => {
    const { page, problems } = await opened('ops_director');
    await choose(page, '维度 2', '月');
    await form(page).getByRole('checkbox', { name: '订单数' }).check();
    await choose(page, '期间', '上月');
    await choose(page, '对比', '环比（上一期间）');
    await choose(page, '行数', '前 5 行');
    await form(page).getByRole('combobox', { name: '门店', exact: true }).click();
    await page.getByRole('option', { name: /^1001/u }).click();
    await page.getByRole('option', { name: /^1002/u }).click();
    await page.keyboard.press('Escape');
    await form(page).getByRole('button', { name: '变化率' }).click();
    await form(page).getByRole('button', { name: '写入查询' }).click();
    await inQuery(page, 'query Sales(').waitFor();
    const { data, errors } = await run(page);
    expect(errors).toBeUndefined();
    const { sales } = data.viewer;
    expect(sales.nodes.map(({ shop }) => shop?.number).sort()).toEqual(['1001', '1002']);
    expect(Object.keys(sales.nodes[0]?.values ?? {})).toEqual(['sales', 'margin', 'orders']);
    expect(sales.nodes[0]?.change).toBeTruthy();
    await page.getByRole('button', { name: '表格' }).click();
    await page.getByRole('region', { name: /结果表格/u }).waitFor();
    expect(problems).toEqual([]);
  });

  it('filters by region and by products that are searched for, and exports the rows', async () => {
    const { page, problems } = await opened('ops_director');
    const products = form(page).getByRole('combobox', { name: '商品', exact: true });
    await form(page).getByText('按门店或区域展示时不能筛选商品。').waitFor();
    expect(await products.getAttribute('aria-disabled')).toBe('true');
    await choose(page, '维度 1', '品类');
    await form(page).getByRole('combobox', { name: '区域', exact: true }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await products.click();
    const first = page.getByRole('option').first();
    const code = /^\S+/u.exec((await first.textContent()) ?? '')?.[0] ?? '';
    await products.fill('999999');
    await page.getByRole('option', { name: '编码为 999999 的商品' }).click();
    await page.keyboard.press('Escape');
    const exportTo = async (format: string) => {
      await form(page).getByRole('button', { name: '导出文件' }).click();
      await page.getByRole('menuitem', { name: format }).click();
    };
    await exportTo('JSONL（用于程序）');
    const refusal = form(page).getByRole('alert').filter({ hasText: '筛选' });
    await refusal.waitFor();

    await products.fill(code);
    await page.getByRole('option', { name: new RegExp(`^${code} `, 'u') }).click();
    await page.getByRole('option', { name: new RegExp(`^${code} `, 'u') }).waitFor();
    await products.fill('999999');
    await page.getByRole('option', { name: '编码为 999999 的商品' }).click();
    await page.keyboard.press('Escape');
    await exportTo('CSV（用于电子表格）');
    const started = form(page).getByRole('status').filter({ hasText: '已开始导出，共 1 行。' });
    await started.waitFor();
    expect(await refusal.count()).toBe(0);

    const opening = page.waitForEvent('popup');
    await started.getByRole('link', { name: '我的导出与导入' }).click();
    const jobs = (await opening).getByRole('dialog', { name: '我的导出与导入' });
    const row = jobs.getByRole('row', { name: /^销售_2026-06-15_ops_director\.csv/u });
    await row.getByText('下载').waitFor();
    await row.getByRole('button', { name: '移除' }).click();
    await row.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('offers only what is kept together', async () => {
    const { page, problems } = await opened('ops_director');
    const customers = form(page).getByRole('checkbox', { name: '客流' });
    await customers.check();
    await choose(page, '维度 1', '商品');
    expect(await customers.isDisabled()).toBe(true);
    expect(await form(page).getByRole('checkbox', { name: '毛利', exact: true }).isDisabled()).toBe(
      true,
    );
    await form(page).getByRole('combobox', { name: '维度 2' }).click();
    expect(await page.getByRole('option', { name: '门店', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await choose(page, '期间', '自选日期');
    const write = form(page).getByRole('button', { name: '写入查询' });
    expect(await write.isDisabled()).toBe(true);
    await form(page).getByRole('textbox', { name: '开始日期' }).fill('2026-06-10');
    await form(page).getByRole('textbox', { name: '结束日期' }).fill('2026-06-01');
    await form(page).getByText('结束日期不能早于开始日期。').waitFor();
    await form(page).getByRole('textbox', { name: '结束日期' }).fill('2026-06-14');
    await write.click();
    const { data, errors } = await run(page);
    expect(errors).toBeUndefined();
    expect(data.viewer.sales.totalCount).toBe(10);
    expect(problems).toEqual([]);
  });

  it('says that the choices of the filters could not be loaded, and loads them again', async () => {
    let isDown = true;
    const { page } = await opened('ops_director', {}, (opening) =>
      opening.route('**/graphql', (route) =>
        isDown && route.request().postData()?.includes('query SalesOptions') === true
          ? route.abort()
          : route.fallback(),
      ),
    );
    const failed = form(page).getByRole('alert').filter({ hasText: '选项没有加载成功' });
    await failed.waitFor();
    isDown = false;
    await failed.getByRole('button', { name: '重试' }).click();
    await failed.waitFor({ state: 'detached' });
    await form(page).getByRole('combobox', { name: '门店', exact: true }).click();
    await page.getByRole('option', { name: /^1001/u }).waitFor();
  });

  it('is used with the keyboard alone', async () => {
    const { page, problems } = await opened('ops_director');
    await page.getByRole('tab', { name: '销售' }).focus();
    const write = form(page).getByRole('button', { name: '写入查询' });
    for (let step = 0; step < 40; step += 1) {
      if (await write.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          () => document.activeElement?.closest('label')?.textContent === '客单价',
        )
      )
        await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await inQuery(page, 'query Sales(').waitFor();
    await inQuery(page, 'averageTicket').waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('has no barrier at $width px', async (viewport) => {
    const { page } = await opened('ops_director', { viewport });
    const found: Record<string, string[]> = {};
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForSelector(`html[data-scheme="${scheme}"]`, { state: 'attached' });
      const barriers = await barriersOn(page, { onlyContrast: scheme === 'dark' });
      if (barriers.length > 0) found[scheme] = barriers;
    }
    expect(found).toEqual({});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
