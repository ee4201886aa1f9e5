import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortalFeature } from '../../../../web/generated/schema.ts';
import { errorOf, signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { openWorkbench, menuLine } from '../../support/open-workbench.ts';
import { renderPortal } from '../../support/render-portal.tsx';

/** The account at services that lack the operations of these features. */
const without = (...missingFeatures: PortalFeature[]) => {
  const viewer = viewerOf({ missingFeatures, commonMenus: null, favourites: null });
  const errors = ['commonMenus', 'favourites'].map((field) =>
    errorOf('UPSTREAM_FAILED', ['viewer', field], { reason: 'NOT_IMPLEMENTED' }),
  );
  return signedIn(viewer, { Workbench: () => ({ data: { viewer }, errors }) });
};
const banner = () => within(screen.getByRole('banner'));
const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('post and store that cannot be switched are texts', async () => {
  await openWorkbench(without('POST_SWITCH', 'SHOP_SWITCH'));
  expect(banner().getByText('营运总监')).toBeTruthy();
  expect(banner().getByText('全部门店')).toBeTruthy();
  expect(banner().queryByRole('button', { name: /营运总监|全部门店/u })).toBeNull();
});

test('the account menu leaves out what the services do not support', async () => {
  const { user } = await openWorkbench(
    without('POST_SWITCH', 'SHOP_SWITCH', 'PASSWORD_CHANGE', 'AVATAR_CHANGE', 'ASSISTANT'),
  );
  await user.click(banner().getByRole('button', { name: /账号菜单/u }));
  expect(menuItems()).toMatchInlineSnapshot(`
    [
      "登录会话",
      "接口令牌",
      "事件推送",
      "我的导出与导入",
      "应用门户",
      "查询台",
      "外观设置",
      "键盘快捷键",
      "清除缓存",
      "锁定屏幕",
      "退出登录",
    ]
  `);
});

test('the menu has no common menus, and a leaf cannot become one or a favourite', async () => {
  const { user } = await openWorkbench(without('COMMON_MENUS', 'FAVOURITES'));
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  expect(menu.queryByText('常用菜单设置')).toBeNull();
  expect(menu.queryByText(/常用菜单没有取到/u)).toBeNull();
  await user.pointer({ keys: '[MouseRight]', target: menuLine('价格查询') });
  expect(menuItems()).toEqual(['打开']);
});

test('the launchpad leaves out common menus and favourites', async () => {
  await renderPortal({ path: '/watsons', answers: without('COMMON_MENUS', 'FAVOURITES') });
  await screen.findByRole('region', { name: '全部应用' });
  expect(screen.queryByRole('region', { name: '常用菜单' })).toBeNull();
  expect(screen.queryByRole('region', { name: '常用功能' })).toBeNull();
});
