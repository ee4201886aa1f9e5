import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  errorOf,
  moduleAnswer,
  operations,
  purchasing,
  signedIn,
  supplier,
  viewerOf,
} from '../../../support/shell-fixtures.ts';
import { renderPortal } from '../../../support/render-portal.tsx';
import { menuLine, selectedTab } from '../../../support/open-workbench.ts';
import { noticeText } from '../../../support/notices.ts';

const favourite = {
  __typename: 'Favourite',
  id: 'f1',
  moduleCode: 'M-price',
  name: '价格查询',
  i18nCode: null,
  applicationCode: 'OPS',
  applicationName: '门店运营',
  icon: null,
  iconUrl: null,
  applicationLogoUrl: null,
};
const kept = {
  favourites: [favourite],
  commonMenus: [
    { __typename: 'CommonMenu', menuCode: 'po', applicationCode: 'PUR', moduleCode: 'M-po' },
  ],
};

async function launchpad(answers = signedIn(viewerOf(kept))) {
  const app = await renderPortal({ path: '/watsons', answers });
  await screen.findByRole('heading', { level: 1, name: '应用门户' });
  return app;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string | RegExp, inside = within(screen.getByRole('main'))) =>
  inside.getByRole('link', { name }).getAttribute('href');

describe('The launchpad', () => {
  it('shows applications with their first menus, favourites and common menus, each with a link into the workbench', async () => {
    await launchpad();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('应用门户 · 样例零售集团'));
    expect(hrefOf('门店运营', section('全部应用'))).toBe('/page?a=OPS');
    expect(hrefOf('采购管理', section('全部应用'))).toBe('/page?s=M-dash&a=PUR');
    expect(hrefOf('要货申请', section('全部应用'))).toBe('/page?s=M-order&a=OPS');
    expect(hrefOf(/^只看这个应用采购管理/u)).toBe('/pagebyapp?app=PUR');
    expect(hrefOf(/价格查询/u, section('常用功能'))).toBe('/page?s=M-price&a=OPS');
    expect(hrefOf(/采购订单/u, section('常用菜单'))).toBe('/page?s=M-po&a=PUR');
    expect(screen.getByRole('link', { name: '返回工作台' }).getAttribute('href')).toBe('/page');
    expect(screen.queryByRole('button', { name: '打开菜单' })).toBeNull();
  });

  it('is also for suppliers, on their side', async () => {
    await launchpad(signedIn(supplier));
    expect(hrefOf('要货申请')).toBe('/spage?s=M-order&a=OPS');
    expect(screen.getByRole('link', { name: '返回工作台' }).getAttribute('href')).toBe('/spage');
  });

  it('opens the application that was pressed', async () => {
    const { user } = await launchpad();
    await user.click(section('全部应用').getByRole('link', { name: '门店运营' }));
    await screen.findByRole('tree');
    expect(menuLine('门店日常')).toBeTruthy();
    expect(selectedTab()).toBe('首页');
  });

  it('filters by name and reports that nothing matches', async () => {
    const { user } = await launchpad();
    await user.type(screen.getByRole('searchbox', { name: '按名称筛选' }), '盘点');
    expect(section('全部应用').getByRole('link', { name: '盘点计划' })).toBeTruthy();
    expect(section('全部应用').queryByRole('link', { name: '采购管理' })).toBeNull();
    expect(screen.queryByRole('region', { name: '常用功能' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(section('全部应用').getByText('没有匹配的应用')).toBeTruthy();
  });

  it('removes a favourite, and restores it with the reason when that is refused', async () => {
    const { user } = await launchpad(
      signedIn(viewerOf(kept), {
        FavouriteRemove: () => ({
          data: {
            favouriteRemove: {
              __typename: 'FavouritesPayload',
              viewer: null,
              userErrors: [{ __typename: 'UserError', message: '收藏已被锁定' }],
            },
          },
        }),
      }),
    );
    await user.click(screen.getByRole('button', { name: '移除 价格查询' }));
    await waitFor(() => expect(noticeText()).toBe('收藏已被锁定'));
    expect(section('常用功能').getByRole('link', { name: /价格查询/u })).toBeTruthy();
  });

  it('reports which menu failed, that the list failed, and that there is none', async () => {
    const broken = await launchpad(
      signedIn(undefined, {
        Workbench: () => ({
          data: {
            viewer: viewerOf({
              applications: [{ ...operations, menus: null }, purchasing] as never,
            }),
          },
          errors: [errorOf('UPSTREAM_TIMEOUT', ['viewer', 'applications', '0', 'menus'])],
        }),
      }),
    );
    expect(section('全部应用').getByRole('alert').textContent).toContain('菜单获取失败');
    expect(hrefOf('采购订单')).toBe('/page?s=M-po&a=PUR');
    broken.unmount();

    const failed = await launchpad(
      signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: viewerOf({ applications: null }) },
          errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'applications'])],
        }),
      }),
    );
    expect(section('全部应用').getByRole('alert').textContent).toContain('应用列表加载失败');
    failed.unmount();

    await launchpad(signedIn(viewerOf({ applications: [] })));
    expect(section('全部应用').getByText(/还没有可用的应用/u)).toBeTruthy();
  });
});

describe('The workbench of one application', () => {
  const boardOfPurchasing = signedIn(viewerOf(), {
    Module: ({ code }) =>
      moduleAnswer(
        code,
        { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' },
        { name: '采购看板', i18nCode: null },
      ),
  });

  it('opens the home of its application, named by it, and offers no other', async () => {
    await renderPortal({ path: '/pagebyapp?app=PUR', answers: boardOfPurchasing });
    await screen.findByRole('tree');
    expect(menuLine('采购订单')).toBeTruthy();
    expect(screen.queryByTitle('切换应用')).toBeNull();
    await waitFor(() => expect(selectedTab()).toBe('采购管理'));
  });

  it('shows the same module under its own name when a link leads to it', async () => {
    await renderPortal({ path: '/page?s=M-dash&a=PUR', answers: boardOfPurchasing });
    await waitFor(() => expect(selectedTab()).toBe('采购看板'));
  });

  it('reports that the account has no such application', async () => {
    await renderPortal({ path: '/pagebyapp?app=NOPE', answers: signedIn() });
    expect(await screen.findByRole('heading', { name: '没有这个应用' })).toBeTruthy();
    expect(screen.getByText(/“NOPE”/u)).toBeTruthy();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: '返回首页' }).getAttribute('href'),
    ).toBe('/page');
  });

  it('lists the applications of the account when it does not have this one', async () => {
    const { user } = await renderPortal({
      path: '/pagebyapp?app=NOPE',
      answers: boardOfPurchasing,
    });
    const available = within(await screen.findByRole('navigation', { name: '可以打开的应用' }));
    expect(available.getAllByRole('link').map((one) => one.textContent)).toEqual([
      '门店运营',
      '采购管理',
    ]);
    await user.click(available.getByRole('link', { name: '采购管理' }));
    await waitFor(() => expect(menuLine('采购订单')).toBeTruthy());
    expect(screen.queryByRole('heading', { name: '没有这个应用' })).toBeNull();
  });

  it('finds the application in upper or lower case', async () => {
    await renderPortal({ path: '/pagebyapp?app=pur', answers: boardOfPurchasing });
    await screen.findByRole('tree');
    expect(menuLine('采购订单')).toBeTruthy();
  });

  it('shows and finds only menus of the application', async () => {
    const menus = [
      ...kept.commonMenus,
      {
        __typename: 'CommonMenu',
        menuCode: 'price',
        applicationCode: 'OPS',
        moduleCode: 'M-price',
      },
    ];
    const { user } = await renderPortal({
      path: '/pagebyapp?app=PUR',
      answers: signedIn(viewerOf({ ...kept, commonMenus: menus }), {
        Module: boardOfPurchasing.Module!,
      }),
    });
    await screen.findByRole('tree');
    expect(screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'))).toEqual([
      '工作台',
      '常用菜单',
      '采购订单',
      '采购订单',
    ]);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: '搜索菜单' }), '价格');
    expect(screen.queryByRole('option', { name: /价格查询/u })).toBeNull();
    await user.clear(screen.getByRole('combobox', { name: '搜索菜单' }));
    await user.type(screen.getByRole('combobox', { name: '搜索菜单' }), '订单');
    expect(screen.getByRole('option', { name: /采购订单/u })).toBeTruthy();
  });
});
