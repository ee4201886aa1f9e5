import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { inQuery } from '../../support/browser/playground-pages.ts';
import { card, homeIsLive, signIn, tab } from '../../support/browser/portal-pages.ts';

const cardMenu = async (page: Page, name: string) => {
  await card(page, name).evaluate((element) => element.scrollIntoView());
  await card(page, name)
    .getByRole('button', { name: `${name}：更多操作` })
    .click();
};
const choose = (page: Page, item: string) =>
  page.getByRole('menuitem', { name: item, exact: true }).click();

async function fileOf(
  page: Page,
  name: string,
  item: string,
): Promise<{ name: string; bytes: Buffer }> {
  await cardMenu(page, name);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, item)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('the contents of a card', () => {
  const journey = useSharedJourney();

  it('can be exported as CSV, as XLSX with the filters on a separate sheet, and as a picture', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director', path: '/page?v.period=week.2026-06-01' });
    await homeIsLive(page);
    await card(page, '单品销售排行').evaluate((element) => element.scrollIntoView());
    await card(page, '单品销售排行').getByRole('row').nth(11).waitFor();

    const csv = await fileOf(page, '单品销售排行', '导出 CSV');
    expect(csv.name).toMatch(/^单品销售排行_2026-06-07_ops_director\.csv$/u);
    const lines = csv.bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(lines.length).toBeGreaterThanOrEqual(11);
    expect(lines[0]).toContain('单品');
    expect(lines[1]).toMatch(/,\d+\.\d{2},/u);

    const xlsx = await fileOf(page, '单品销售排行', '导出 Excel');
    const book = unzipSync(new Uint8Array(xlsx.bytes));
    const text = (path: string) => strFromU8(book[path] ?? new Uint8Array());
    expect(text('xl/workbook.xml')).toContain('单品销售排行');
    expect(text('xl/worksheets/sheet1.xml').match(/<row /gu)?.length).toBe(lines.length);
    const strings = text('xl/sharedStrings.xml') + text('xl/worksheets/sheet2.xml');
    for (const note of [
      '2026-06-01 ~ 2026-06-07',
      '全部渠道',
      '全部采购组',
      '林知夏',
      '样例零售集团',
    ])
      expect(strings).toContain(note);

    const png = await fileOf(page, '渠道销售占比', '导出图片');
    expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(200);
    expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(300);
    expect(png.bytes.length).toBeGreaterThan(5_000);
    expect(problems).toEqual([]);
  });

  it('can be shown as a table and in full screen, drilled into, and queried in the playground, by keyboard too', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director', path: '/page?v.period=week.2026-06-01' });
    await homeIsLive(page);
    const products = card(page, '单品销售排行');
    await products.evaluate((element) => element.scrollIntoView());
    await products.getByRole('row').nth(11).waitFor();
    const before = (await products.boundingBox())?.height ?? 0;

    const opener = products.getByRole('button', { name: '单品销售排行：更多操作' });
    const hasFocus = () => opener.evaluate((element) => element === document.activeElement);
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '刷新' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const full = page.getByRole('dialog', { name: '单品销售排行' });
    await full.waitFor();
    expect((await full.boundingBox())?.width).toBeGreaterThan(1_300);
    expect((await full.boundingBox())?.height).toBeGreaterThan(before);
    await full.getByText('2026-06-01 ~ 2026-06-07').first().waitFor();
    await page.keyboard.press('Escape');
    await full.waitFor({ state: 'detached' });
    await expect.poll(hasFocus).toBe(true);

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '查看数据表' }).click();
    const table = page.getByRole('dialog', { name: /单品销售排行/u });
    await table.getByRole('table').waitFor();
    await page.keyboard.press('Escape');
    await table.waitFor({ state: 'detached' });
    await expect.poll(hasFocus).toBe(true);

    await opener.click();
    const [playground] = await Promise.all([
      page.waitForEvent('popup'),
      choose(page, '在查询台打开'),
    ]);
    const run = playground.getByRole('button', { name: '运行' });
    await run.waitFor();
    await inQuery(playground, 'TopProduct').waitFor();
    const answered = playground.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        (response.request().postData()?.includes('TopProduct') ?? false),
    );
    await run.click();
    const answer = (await (await answered).json()) as {
      data: { viewer: { card: { ranking: { period: object; products: unknown[] } } } };
      errors?: unknown;
    };
    expect(answer.errors).toBeUndefined();
    expect(answer.data.viewer.card.ranking.period).toMatchObject({
      granularity: 'WEEK',
      from: '2026-06-01',
      to: '2026-06-07',
    });
    expect(answer.data.viewer.card.ranking.products).toHaveLength(10);
    await playground.close();

    await cardMenu(page, '单品销售排行');
    await choose(page, '打开对应功能');
    await expect.poll(() => new URL(page.url()).searchParams.get('s')).not.toBeNull();
    expect(new URL(page.url()).searchParams.toString()).toContain('2026-06-01');
    await tab(page, '首页').click();
    expect(problems).toEqual([]);
  });
});
