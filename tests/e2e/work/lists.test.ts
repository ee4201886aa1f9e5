import { describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import { notices } from '../../support/browser/approval-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  headsOf,
  list,
  listCell,
  opener,
  openers,
  panel,
  PRODUCTS,
  searchFor,
} from '../../support/browser/list-pages.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const DIRECTOR = { account: 'ops_director' };

describe('a list of master data', () => {
  const journey = useJourney();

  it('shows the contents of a saved view wherever its address is opened', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { ...DIRECTOR, path: PRODUCTS });
    await searchFor(page, '有机鲜牛奶', 12);
    await list(page).getByRole('columnheader', { name: '库存' }).getByRole('button').click();
    await button(page, '视图：全部').click();
    await page.getByRole('menuitem', { name: '保存为视图…' }).click();
    await dialog(page, '保存视图').getByLabel('视图名称').fill('鲜奶盘点');
    await button(dialog(page, '保存视图'), '保存').click();
    await button(page, '视图：鲜奶盘点').waitFor();
    const shown = await openers(page).allInnerTexts();
    const address = new URL(page.url());
    expect([address.searchParams.get('v.q'), address.searchParams.get('v.order')]).toEqual([
      '有机鲜牛奶',
      'stock',
    ]);

    await page.reload();
    await button(page, '视图：鲜奶盘点').waitFor();
    await openers(page).nth(11).waitFor();
    expect(await openers(page).allInnerTexts()).toEqual(shown);

    await page.getByRole('search').getByRole('searchbox').fill('');
    await button(page, '查询').click();
    await button(page, '视图：鲜奶盘点 (已更改)').click();
    await page.getByRole('menuitem', { name: '撤销更改' }).click();
    await page.getByText('共 12 条', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('keeps the columns that a user has chosen in every browser', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { ...DIRECTOR, path: '/page?s=200108' });
    await openers(page).first().waitFor();
    const before = await headsOf(list(page, '库存查询'));
    const [gone = '', last = ''] = before.slice(2, 4);
    const saved = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"ListSettingsSave"') === true,
    );
    await button(page, '列设置').click();
    await page.getByRole('checkbox', { name: `显示“${gone}”` }).uncheck();
    await button(page, `将“${last}”前移`).click();
    await button(page, `将“${last}”前移`).click();
    await page.keyboard.press('Escape');
    await saved;

    const elsewhere = await journey.open();
    await signIn(elsewhere.page, { ...DIRECTOR, path: '/page?s=200108' });
    await openers(elsewhere.page).first().waitFor();
    const [key, name] = before;
    expect((await headsOf(list(elsewhere.page, '库存查询'))).slice(0, 3)).toEqual([
      key,
      last,
      name,
    ]);
    expect(await headsOf(list(elsewhere.page, '库存查询'))).not.toContain(gone);
    expect([...problems, ...elsewhere.problems]).toEqual([]);
  });

  it('shows both values to the second of two users who save a row, and saves the chosen one', async () => {
    const [here, there] = await Promise.all([journey.open(), journey.open()]);
    for (const { page } of [here, there]) {
      await signIn(page, { ...DIRECTOR, path: `${PRODUCTS}&v.q=P100021&v.row=P100021` });
      await panel(page).getByLabel('规格').waitFor();
    }
    await panel(here.page).getByLabel('规格').fill('第一人的规格');
    await panel(here.page).getByLabel('备注').fill('第一人的备注');
    await button(panel(here.page), '保存').click();
    await notices(here.page).getByText('修改成功').waitFor();

    const { page } = there;
    await panel(page).getByLabel('规格').fill('第二人的规格');
    await panel(page).getByLabel('规格').press('Control+S');
    const conflict = dialog(page, '别人刚刚保存了这条数据');
    const line = (name: string) =>
      conflict.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await line('规格').getByRole('radio', { name: '第一人的规格' }).waitFor();
    expect(await line('规格').getByRole('radio', { name: '第二人的规格' }).isChecked()).toBe(true);
    expect(await line('备注').getByRole('radio', { name: '第一人的备注' }).isChecked()).toBe(true);
    await button(conflict, '保存').click();
    await notices(page).getByText('修改成功').waitFor();

    await page.reload();
    await panel(page).getByLabel('规格').waitFor();
    expect([
      await panel(page).getByLabel('规格').inputValue(),
      await panel(page).getByLabel('备注').inputValue(),
    ]).toEqual(['第二人的规格', '第一人的备注']);
    await button(panel(page), '变更记录').click();
    await expect.poll(() => panel(page).getByRole('listitem').count()).toBe(2);
    expect([...here.problems, ...there.problems]).toEqual([]);
  });

  it('keeps unsaved input after a reload, and asks before discarding it', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { ...DIRECTOR, path: `${PRODUCTS}&v.row=P100003` });
    await panel(page).getByLabel('商品名称').fill('半个名');
    await panel(page).getByText('未保存').waitFor();
    page.on('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await panel(page).getByText('这是上次没有保存的内容。').waitFor();
    expect(await panel(page).getByLabel('商品名称').inputValue()).toBe('半个名');

    await opener(list(page), 'P100004').click();
    await page
      .getByRole('alertdialog', { name: '有未保存的修改' })
      .getByRole('button', { name: '继续编辑' })
      .click();
    expect(await panel(page).getByLabel('商品名称').inputValue()).toBe('半个名');
    await opener(list(page), 'P100004').click();
    await page
      .getByRole('alertdialog', { name: '有未保存的修改' })
      .getByRole('button', { name: '放弃修改' })
      .click();
    await panel(page).getByText('P100004').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('can be used by keyboard alone, from searching to saving', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { ...DIRECTOR, path: PRODUCTS });
    await openers(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('P100030');
    await page.keyboard.press('Enter');
    await page.getByText('共 1 条', { exact: true }).waitFor();
    // A letter is typed into a focused field, and is a shortcut elsewhere.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => panel(page).evaluate((part) => part.contains(document.activeElement)))
      .toBe(true);
    expect(
      await panel(page)
        .getByLabel('商品名称')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('键盘改的名字');
    await page.keyboard.press('Control+S');
    await notices(page).getByText('修改成功').waitFor();
    expect(await (await listCell(list(page), 'P100030', '商品名称')).innerText()).toBe(
      '键盘改的名字',
    );
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(
      await opener(list(page), 'P100030').evaluate((one) => one === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
  });
});
