import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../retail/database/sqlite.ts';
import { alertDialog, button, dialog } from '../../support/browser/account-pages.ts';
import { notices } from '../../support/browser/approval-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  chooseOption,
  headsOf,
  list,
  listCell,
  listRow,
  opener,
  panel,
  searchFor,
} from '../../support/browser/list-pages.ts';
import { addNewModule, NEW_MODULE } from '../../support/new-module.ts';
import { menuLine, signIn } from '../../support/browser/portal-pages.ts';

const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;
const { names, texts, columns } = NEW_MODULE;

/** The names that the module gives to the first columns of its list. */
const headsIn = (locale: (typeof LOCALES)[number]) =>
  columns
    .filter(({ columntype }) => columntype !== 'HideText')
    .map(({ entrycode }) => texts[entrycode as keyof typeof texts][LOCALES.indexOf(locale)])
    .slice(0, 6);

async function speak(page: Page, menu: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

const journey = useJourney();

describe('a module that exists only as data of the services', () => {
  it('can be listed, searched, extended, changed and deleted from, in three languages', async () => {
    const db = connect(join(journey.portal().dataFolder, 'retail.sqlite'));
    addNewModule(db);
    db.close();

    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await menuLine(page, '商品与库存').click();
    await menuLine(page, names['zh-CN']).click();
    const chinese = list(page, names['zh-CN']);
    await opener(chinese, 'U0001').waitFor();
    expect((await headsOf(chinese)).slice(0, 6)).toEqual(headsIn('zh-CN'));

    await button(page, '新增').click();
    const form = dialog(page, `新增${names['zh-CN']}`);
    await form.getByLabel('设备名称').fill('试营业风幕柜');
    await chooseOption(form, '所在门店', '滨江旗舰店');
    await chooseOption(form, '设备类型', '冷库');
    await form.getByLabel('设定温度（℃）').fill('-18.5');
    await form.getByLabel('安装日期').fill('2026-06-01');
    await form.getByLabel('出厂编号').fill('SN000001');
    await button(form, '保存').click();
    await notices(page).getByText('新增成功').waitFor();
    await form.waitFor({ state: 'detached' });

    await searchFor(page, '试营业', 1);
    expect(await (await listCell(chinese, 'U0065', '设备类型')).innerText()).toBe('冷库');
    await opener(chinese, 'U0065').click();
    await panel(page).getByLabel('设备名称').fill('试营业冷库一号');
    await button(panel(page), '保存').click();
    await notices(page).getByText('修改成功').waitFor();
    await listRow(chinese, 'U0065').getByText('试营业冷库一号').waitFor();
    await button(panel(page), '关闭编辑面板').click();
    await searchFor(page, '冷库一号', 1);

    await speak(page, /^语言/u, '繁體中文');
    const traditional = list(page, names['zh-TW']);
    await traditional.waitFor();
    await expect
      .poll(() => headsOf(traditional).then((heads) => heads.slice(0, 6)))
      .toEqual(headsIn('zh-TW'));
    await expect
      .poll(async () => (await listCell(traditional, 'U0065', '設備類型')).innerText())
      .toBe('冷凍庫');

    await speak(page, /^語言/u, 'English');
    const english = list(page, names['en-US']);
    await english.waitFor();
    await expect
      .poll(() => headsOf(english).then((heads) => heads.slice(0, 6)))
      .toEqual(headsIn('en-US'));
    await expect
      .poll(async () => (await listCell(english, 'U0065', 'Kind')).innerText())
      .toBe('Cold room');

    await english.getByRole('checkbox', { name: 'Select 试营业冷库一号' }).check();
    await button(page, 'Delete').click();
    const question = alertDialog(page, 'Delete');
    await question.getByText('试营业冷库一号').waitFor();
    await button(question, 'Delete').click();
    await question.waitFor({ state: 'detached' });
    await opener(english, 'U0065').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});
