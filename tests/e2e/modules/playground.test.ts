import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barriersOn } from '../../support/browser/axe.ts';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { inQuery, queryEditor } from '../../support/browser/playground-pages.ts';
import { homeIsLive, signIn, signInByRequest } from '../../support/browser/portal-pages.ts';

const openExample = async (page: Page, title: string, operation: string) => {
  await page.getByRole('tab', { name: '示例' }).click();
  await page.getByRole('button', { name: title }).click();
  await inQuery(page, operation).waitFor();
};

async function run(page: Page, operation: string) {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') &&
      (response.request().postData()?.includes(operation) ?? false),
  );
  await page.getByRole('button', { name: '运行', exact: true }).click();
  return (await (await answered).json()) as {
    data: { viewer: { name: string } };
    errors?: unknown;
  };
}

describe('the playground', () => {
  const journey = useSharedJourney();

  async function opened(account: string, options = {}) {
    const watched = await journey.open(options);
    await signIn(watched.page, { account });
    await homeIsLive(watched.page);
    await watched.page.goto('/playground');
    await inQuery(watched.page, 'HomeCards').waitFor();
    return watched;
  }

  it('answers a query of a signed-in user and sends requests to the gateway only', async () => {
    const { page, problems, requested } = await opened('ops_director');
    expect(await page.title()).toContain('查询台');
    const answer = await run(page, 'HomeCards');
    expect(answer.errors).toBeUndefined();
    const result = page.getByRole('region', { name: '结果', exact: true });
    await result.getByText(answer.data.viewer.name).first().waitFor();
    await result.getByText(/成本 [\d,]+ \/ 250,000/u).waitFor();
    await result.getByRole('button', { name: /请求编号/u }).waitFor();
    const origin = journey.portal().origin;
    expect(
      requested.filter(
        (address) => !address.startsWith(origin) && !address.startsWith(`blob:${origin}`),
      ),
    ).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('has its buttons in one line in a window of 1024 pixels, and its line numbers end with the editor', async () => {
    const { page } = await journey.open({ viewport: { width: 1024, height: 768 } });
    await page.addInitScript("localStorage.setItem('portal.locale', JSON.stringify('en-US'))");
    await signInByRequest(page, { account: 'ops_director' });
    await page.goto('/playground');
    await inQuery(page, 'HomeCards').waitFor();
    const middleOf = async (name: string) => {
      const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
      return Math.round(box.y + box.height / 2);
    };
    expect(await middleOf('Save')).toBe(await middleOf('Run'));
    const isClipped = await queryEditor(page).evaluate((editor) => {
      const { bottom, left } = editor.getBoundingClientRect();
      return !editor.contains(document.elementFromPoint(left + 8, bottom + 4));
    });
    expect(isClipped).toBe(true);
  });

  it('shows a result as a table and a chart, and exports it', async () => {
    const { page, problems } = await opened('ops_director');
    await openExample(page, '昨日门店销售排行', 'StoreRanking');
    expect((await run(page, 'StoreRanking')).errors).toBeUndefined();
    await page.getByRole('button', { name: '表格' }).click();
    const table = page.getByRole('region', { name: /结果表格/u });
    expect(await table.getByRole('row').count()).toBe(11);
    await page.getByRole('button', { name: '图表' }).click();
    await page.getByRole('img', { name: /amount 的图表，10 个值/u }).waitFor();
    await page.getByRole('button', { name: '导出' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/u }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^StoreRanking_stores_2026-06-15_.*\.csv$/u);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFFrank,code,name,amount');
    expect(text.trim().split('\r\n')).toHaveLength(11);
    expect(problems).toEqual([]);
  });

  it('shows a chart over days in English', async () => {
    const { page, problems } = await journey.open();
    await page.addInitScript("localStorage.setItem('portal.locale', JSON.stringify('en-US'))");
    await signInByRequest(page, { account: 'ops_director' });
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Sales of the last 30 days' }).click();
    await inQuery(page, 'SalesTrend').waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText(/^Cost/u).waitFor();
    await page.getByRole('button', { name: 'Chart', exact: true }).click();
    await page.getByRole('img', { name: 'Chart of actual, values: 30' }).waitFor();
    await page.getByRole('tab', { name: 'Docs' }).click();
    await page.getByText('Root Types').waitFor();
    expect(problems).toEqual([]);
  });

  it('saves a query, and a link opens it for others only while it is shared', async () => {
    const { page, problems } = await opened('ops_director');
    await openExample(page, '任务数量', 'TaskCounts');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '保存查询' });
    await dialog.getByLabel('名称').fill('我的任务数');
    await dialog.getByRole('checkbox').check();
    const saved = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('mutation SavedQuerySave'),
    );
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    const answer = (await (await saved).json()) as {
      data: { savedQuerySave: { savedQuery: { id: string } } };
    };
    const { id } = answer.data.savedQuerySave.savedQuery;
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: '我的任务数' }).waitFor();

    const other = await opened('area_east');
    await other.page.goto(`/playground?saved=${id}`);
    await other.page.getByRole('tab', { name: '我的任务数' }).waitFor();
    await inQuery(other.page, 'TaskCounts').waitFor();

    await page.getByRole('tab', { name: '已保存' }).click();
    await page.getByRole('button', { name: '“我的任务数”的操作' }).click();
    await page.getByRole('menuitem', { name: '修改名称和共享' }).click();
    const change = page.getByRole('dialog', { name: '修改保存的查询' });
    await change.getByRole('checkbox').uncheck();
    await change.getByRole('button', { name: '保存', exact: true }).click();
    await change.waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page.getByText(/找不到这个链接的查询/u).waitFor();
    expect([...problems, ...other.problems]).toEqual([]);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ])('has no barrier at $width px', async (viewport) => {
    const { page } = await opened('ops_director', { viewport });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForSelector(`html[data-scheme="${scheme}"]`, { state: 'attached' });
        const barriers = await barriersOn(page, { onlyContrast: scheme === 'dark' });
        if (barriers.length > 0) found[`${name}, ${scheme}`] = barriers;
      }
    };
    await check('query');
    await run(page, 'HomeCards');
    await page.getByRole('button', { name: '表格' }).click();
    await page.getByRole('region', { name: /结果表格/u }).waitFor();
    await check('table');
    await page.getByRole('button', { name: '图表' }).click();
    await check('chart');
    if (viewport.width < 900) await page.getByRole('button', { name: '示例与保存' }).click();
    for (const tab of ['历史', '已保存', '示例']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(tab);
    }
    expect(found).toEqual({});
  });
});
