import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { opener, openers, list, PRODUCTS, searchFor } from '../../support/browser/list-pages.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const HEADS = [
  '商品编码',
  '商品名称',
  '采购组',
  '进价',
  '售价',
  '单位',
  '上市日期',
  '品类',
  '供应商',
  '税率',
];
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(`\uFEFF${[HEADS, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`);

describe('a list with files', () => {
  const journey = useJourney();

  it('exports its rows to a workbook that other programs can read', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director', path: PRODUCTS });
    await openers(page).first().waitFor();
    await searchFor(page, '有机鲜牛奶', 12);
    const keys = await openers(page).allInnerTexts();
    await button(page, '导出').click();
    const box = dialog(page, '导出 商品档案');
    await box.getByText('将导出 12 行，顺序与筛选同当前列表。').waitFor();
    await button(box, '开始导出').click();
    const link = box.getByRole('link', { name: '下载' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^商品档案.*\.xlsx$/u);
    const [heads = [], ...rows] = await readSheet(await download.path());
    expect(heads.slice(0, 3)).toEqual(['商品编码', '商品名称', '状态']);
    expect(rows.map(([key]) => key)).toEqual(keys);
    const first = new Map(heads.map((head, at) => [head, rows[0]?.[at]]));
    expect([first.get('售价（元）'), first.get('状态')]).toEqual([16.8, '在售']);
    expect(first.get('上市日期')).toEqual(new Date('2025-10-31T00:00:00Z'));

    // The same in English.
    await button(box, '关闭').last().click();
    await page.getByRole('button', { name: /^语言/u }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await button(page, 'Export').click();
    const english = page.getByRole('dialog', { name: /^Export /u });
    await button(english, 'Export').click();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      english.getByRole('link', { name: 'Download' }).click(),
    ]);
    const [englishHeads = [], ...englishRows] = await readSheet(await again.path());
    const read = new Map(englishHeads.map((head, at) => [head, englishRows[0]?.[at]]));
    expect([read.get('Price (CNY)'), read.get('Status')]).toEqual([16.8, 'On sale']);
    expect(problems).toEqual([]);
  });

  it('imports the valid rows of a file, explains the invalid ones, and offers a report', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director', path: PRODUCTS });
    await openers(page).first().waitFor();
    await button(page, '导入').click();
    const box = dialog(page, '导入 商品档案');
    const file = csv([
      ['Q900001', '导入的苹果', '生鲜', '10', '12.50', '袋', '2026-06-01', '1001', 'T10001', '9'],
      ['Q900002', '导入的香蕉', '生鲜', '10', '十二元', '袋', '2026-06-01', '1001', 'T10001', '9'],
    ]);
    await box
      .locator('input[type="file"]')
      .setInputFiles({ name: '新品.csv', mimeType: 'text/csv', buffer: file });
    await box.getByText(/共读取 2 行，其中 1 行可以导入。/u).waitFor();
    const bad = box.getByRole('row').filter({ hasText: '导入的香蕉' });
    expect(await bad.getByRole('cell').nth(HEADS.indexOf('售价')).innerText()).toMatch(
      /^十二元\s*\S/u,
    );
    await button(box, '只导入 1 行正确数据').click();
    const result = box.getByText('已导入 1 行 · 1 行未导入');
    await result.waitFor();
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('link', { name: '下载错误报告' }).click(),
    ]);
    const rows = await readSheet(await report.path());
    expect(rows.flat()).toContain('Q900002');
    expect(rows.flat()).not.toContain('Q900001');
    await button(box, '关闭').last().click();

    await searchFor(page, '导入的', 1);
    await opener(list(page), 'Q900001').waitFor();
    expect(problems).toEqual([]);
  });
});
