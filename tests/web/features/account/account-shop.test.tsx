import type { Answers } from '../../support/fake-gateway.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  openFromAccountMenu,
  sessionOf,
  shop,
  userError,
  openAccountWorkbench,
} from './open-account-dialog.ts';
import { dashboardOf } from '../../support/home-fixtures.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const stores = [shop('1001', '人民路店'), shop('1002', '中山店')];

const switched = (scope: string | null, message = '') => ({
  data: {
    shopSwitch: {
      __typename: 'ShopSwitchPayload',
      viewer:
        scope === null
          ? null
          : { __typename: 'Viewer', id: 'viewer-1', session: { __typename: 'Session', scope } },
      userErrors: scope === null ? [userError('shopCode', message, 'NOT_PERMITTED')] : [],
    },
  },
});

const shopsAnswer = () => viewerAnswer({ shops: stores });
const choose = async (
  app: Awaited<ReturnType<typeof openAccountWorkbench>>,
  dialog: HTMLElement,
  name: string,
) => {
  await app.user.click(await within(dialog).findByText(name));
  await app.user.click(within(dialog).getByText('切换'));
};

/** A workbench whose store can be switched to 1002. */
function openSwitchable(more: Answers = {}) {
  let scope = 'P1~';
  return openAccountWorkbench({
    Shops: shopsAnswer,
    ShopSwitch() {
      scope = 'P1~1002';
      return switched(scope);
    },
    Workbench: () => ({ data: { viewer: viewerOf({ session: sessionOf(scope) as never }) } }),
    ...more,
  });
}

describe('The store dialog', () => {
  it('switches to the chosen store and offers it first the next time', async () => {
    const app = await openSwitchable();
    await choose(app, await openFromAccountMenu(app, 'action.shop'), '中山店');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      app.gateway.requests.find(({ operation }) => operation === 'ShopSwitch')?.variables,
    ).toEqual({
      input: { shopCode: '1002' },
    });
    expect(app.gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(2);
    expect(window.localStorage.getItem('portal.recentShops.viewer-1')).toBe('["1002"]');
    await screen.findByRole('tree');
    const again = await openFromAccountMenu(app, 'action.shop');
    await within(again).findByText('中山店');
    const rows = [...again.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
      (radio) => radio.labels![0]!.textContent,
    );
    expect(rows).toEqual(['全部门店当前', '1002中山店最近', '1001人民路店']);
  });

  it('loads the home page of the chosen store once, and again when it is refreshed', async () => {
    const app = await openSwitchable({ Home: () => ({ data: dashboardOf([]) }) });
    const homeRequests = () => app.gateway.operations().filter((name) => name === 'Home');
    await screen.findByText('暂无数据');
    expect(homeRequests()).toHaveLength(1);
    await choose(app, await openFromAccountMenu(app, 'action.shop'), '中山店');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('暂无数据');
    expect(homeRequests()).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: '全部刷新' }));
    await waitFor(() => expect(homeRequests()).toHaveLength(3));
  });

  it('offers all stores only if the applications support several', async () => {
    const single = viewerOf({ shopMode: 'SINGLE', shop: shop('1001', '人民路店') });
    const app = await openAccountWorkbench({ Shops: shopsAnswer }, { viewer: single });
    const dialog = await openFromAccountMenu(app, 'action.shop');
    await within(dialog).findByText('中山店');
    expect(within(dialog).queryByText('全部门店')).toBeNull();
  });

  it('asks for a store if one is needed and none is chosen', async () => {
    const app = await openAccountWorkbench(
      { Shops: shopsAnswer },
      { viewer: viewerOf({ shopMode: 'SINGLE' }) },
    );
    const dialog = await openFromAccountMenu(app, 'action.shop');
    await within(dialog).findByText('中山店');
    await app.user.click(within(dialog).getByText('切换'));
    expect(await within(dialog).findByText('请选择门店')).toBeTruthy();
    expect(app.gateway.operations()).not.toContain('ShopSwitch');
  });

  it('shows why a switch was refused, and that the gateway was not reached', async () => {
    let calls = 0;
    const app = await openAccountWorkbench({
      Shops: shopsAnswer,
      ShopSwitch: () =>
        ++calls === 1 ? switched(null, '没有这家门店的权限') : new TypeError('Failed to fetch'),
    });
    const dialog = await openFromAccountMenu(app, 'action.shop');
    await choose(app, dialog, '中山店');
    expect(await within(dialog).findByText('没有这家门店的权限')).toBeTruthy();
    await app.user.click(within(dialog).getByText('切换'));
    expect(await within(dialog).findByText(/请检查网络/u)).toBeTruthy();
  });

  it('finds one of 400 stores by number and by name, quickly', async () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      shop(String(1000 + at), `第${String(at)}分店`),
    );
    const app = await openAccountWorkbench({ Shops: () => viewerAnswer({ shops: many }) });
    const dialog = await openFromAccountMenu(app, 'action.shop');
    const filter = await within(dialog).findByLabelText<HTMLInputElement>('搜索门店编号或名称');
    const rows = () => dialog.querySelectorAll('input[type=radio]').length;
    expect(rows()).toBe(401);
    const before = performance.now();
    await app.user.type(filter, '1399');
    const took = performance.now() - before;
    expect(rows()).toBe(1);
    expect(took).toBeLessThan(3000);
    await app.user.clear(filter);
    await app.user.type(filter, '第7分店');
    expect(rows()).toBe(1);
  });

  it('reports that there is no store', async () => {
    const app = await openAccountWorkbench({ Shops: () => viewerAnswer({ shops: [] }) });
    expect(
      await within(await openFromAccountMenu(app, 'action.shop')).findByText('没有可选择的门店'),
    ).toBeTruthy();
  });
});
