import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, menuLine, signIn, tab, tabNames } from '../../support/browser/portal-pages.ts';

/** A browser whose storage is full, and one that refuses access to the storage. */
const storages = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
};

describe('a browser whose storage', () => {
  const journey = useSharedJourney();

  it.each(Object.entries(storages))(
    '%s shows the whole portal without false messages',
    async (_title, block) => {
      const { page, problems } = await journey.open();
      await page.context().addInitScript(block);
      await signIn(page, { account: 'ops_director' });
      await homeIsLive(page);
      await menuLine(page, '要货申请').click();
      await menuLine(page, '到货预约').click();
      await tab(page, '要货申请').click();
      expect(await tabNames(page)).toEqual(['首页', '要货申请', '到货预约']);

      // Values that cannot be stored are lost with the page. Those in the address are not.
      await page.reload();
      await page.getByRole('tab', { name: /^要货申请/u, selected: true }).waitFor();
      await tab(page, '首页').click();
      await homeIsLive(page);

      await page.getByRole('button', { name: /账号菜单$/u }).click();
      await page.getByRole('menuitem', { name: '外观设置' }).click();
      await page.getByRole('radio', { name: '玫红' }).check({ force: true });
      await page.getByRole('button', { name: '完成', exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('#b83280');
      expect(await page.getByRole('alert').count()).toBe(0);

      await page.getByRole('button', { name: /账号菜单$/u }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.waitForURL('**/login*');
      await page.getByText('请重新登录').waitFor();
      expect(problems).toEqual([]);
    },
  );
});
