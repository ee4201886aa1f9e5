import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  alertDialog,
  button,
  dialog,
  openByMenu,
  postFact,
  storeFact,
  typeUnsavedInput,
} from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  card,
  homeIsLive,
  openReport,
  openTabs,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';

const store = (page: Page, name: string) => dialog(page, '切换门店').getByRole('radio', { name });
const choosePost = (page: Page, name: string) =>
  dialog(page, '切换岗位').getByRole('radio', { name }).check();
const chooseStoreOfPost = (page: Page, name: string) =>
  dialog(page, '切换岗位')
    .getByRole('group', { name: '选择门店' })
    .getByRole('radio', { name })
    .check();
const goOn = (page: Page) =>
  alertDialog(page, '已在其他窗口切换').getByRole('button', { name: /^继续使用/u });

describe('the current store and post', () => {
  const journey = useJourney();

  it('closes the tabs and reloads all data when the store is switched', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    const ofAllStores = await card(page, '销售额').innerText();
    await openReport(page);

    await storeFact(page).click();
    expect(await button(dialog(page, '切换门店'), '切换').isDisabled()).toBe(true);
    await dialog(page, '切换门店').getByRole('searchbox').fill('1001');
    await store(page, '滨江旗舰店').check();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
      if (operationName !== undefined) asked.push(operationName);
    });
    await button(dialog(page, '切换门店'), '切换').click();
    await dialog(page, '切换门店').waitFor({ state: 'detached' });

    await storeFact(page).getByText('滨江旗舰店').waitFor();
    await homeIsLive(page);
    expect(await openTabs(page).count()).toBe(1);
    expect(await card(page, '销售额').innerText()).not.toBe(ofAllStores);
    expect(asked.slice(0, 2)).toEqual(['ShopSwitch', 'Workbench']);
    expect(problems).toEqual([]);

    await page.reload();
    await storeFact(page).getByText('滨江旗舰店').waitFor();
    await storeFact(page).click();
    await store(page, '滨江旗舰店').waitFor();
    expect(await store(page, '滨江旗舰店').isChecked()).toBe(true);
    await dialog(page, '切换门店').getByText('最近').waitFor();
  });

  it('has to be chosen if a post has several stores, and a missing choice is reported', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_fresh' });
    await openByMenu(page, '切换岗位');
    await choosePost(page, '采购经理');
    await dialog(page, '切换岗位').getByRole('group', { name: '选择门店' }).waitFor();
    await button(dialog(page, '切换岗位'), '切换').click();
    await dialog(page, '切换岗位').getByRole('alert').getByText('请选择门店').waitFor();
    await postFact(page).getByText('生鲜采购员').waitFor();
  });

  it('asks before a switch of the post discards unsaved input', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'area_east' });
    const note = await typeUnsavedInput(page, '周一的陈列');
    await openByMenu(page, '切换岗位');
    await choosePost(page, '代理店长');
    await dialog(page, '切换岗位').getByText('门店：1007').waitFor();
    await button(dialog(page, '切换岗位'), '切换').click();
    await button(alertDialog(page, '有未保存的内容'), '继续编辑').click();
    await alertDialog(page, '有未保存的内容').waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('周一的陈列');
    await postFact(page).getByText('华东区域经理').waitFor();

    await button(dialog(page, '切换岗位'), '切换').click();
    await button(alertDialog(page, '有未保存的内容'), '放弃更改').click();
    await postFact(page).getByText('代理店长').waitFor();
    await tab(page, '首页').waitFor();
    expect(await openTabs(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });

  it('stays the same in two windows that switch at once, and the slower one is asked', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_fresh' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await card(other, '销售额').getByText('前日').first().waitFor();
    const choices = [
      [page, '滨江旗舰店'],
      [other, '城西广场店'],
    ] as const;
    for (const [window, name] of choices) {
      await openByMenu(window, '切换岗位');
      await choosePost(window, '采购经理');
      await chooseStoreOfPost(window, name);
    }
    const sent: (() => Promise<void>)[] = [];
    await page.context().route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"PostSwitch"') !== true) return route.continue();
      sent.push(() => route.continue());
      if (sent.length === choices.length) await Promise.all(sent.map((go) => go()));
    });
    for (const [window] of choices) await button(dialog(window, '切换岗位'), '切换').click();
    const lost = await Promise.any(
      choices.map(([window]) =>
        goOn(window)
          .waitFor()
          .then(() => window),
      ),
    );
    await goOn(lost).click();
    await alertDialog(lost, '已在其他窗口切换').waitFor({ state: 'detached' });
    for (const [window] of choices) {
      await postFact(window).getByText('采购经理').waitFor();
      expect(await window.getByRole('dialog').or(window.getByRole('alertdialog')).count()).toBe(0);
    }
    const [here, there] = await Promise.all(
      choices.map(([window]) => storeFact(window).innerText()),
    );
    expect(here).toBe(there);
    await card(lost, '销售额').getByText('前日').first().waitFor();
  });
});
