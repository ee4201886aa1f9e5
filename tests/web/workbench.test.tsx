import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foldedMenu, narrowScreen } from '../../web/kit/ui/useMediaQuery.ts';
import { matchMediaOnly } from '../support/dom.ts';
import { renderApp, type Answers } from '../support/render-app.tsx';
import { errorOf, moduleAnswer, operations, purchasing, signedIn, supplier, viewerOf } from './shell-fixtures.ts';

async function workbench(answers: Answers = signedIn()) {
  const app = await renderApp({ at: '/page', answers });
  await screen.findByRole('tree');
  return app;
}

const line = (name: string) => screen.getByRole('treeitem', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const tabNames = () => screen.getAllByRole('tab').map((one) => one.textContent);
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('The frame', () => {
  it('has a banner, a navigation, one main region, skip links, and a window title that says where one is', async () => {
    const { user } = await workbench();
    expect(screen.getByRole('banner').textContent).toContain('样例零售集团');
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '跳到主内容' }).getAttribute('href')).toBe('#main');
    expect(document.title).toBe('首页 · 样例零售集团');
    await user.click(line('价格查询'));
    expect(document.title).toBe('价格查询 · 样例零售集团');
  });

  it('shows store, post and account, and for a supplier none of the first two', async () => {
    const { user, unmount } = await workbench();
    const bar = screen.getByRole('banner');
    expect(within(bar).getByText('全部门店')).toBeTruthy();
    expect(within(bar).getByText('营运总监')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '林知夏，账号菜单' }));
    expect(within(bar).getByText('营运中心 · 营运总监')).toBeTruthy();
    unmount();

    await renderApp({ at: '/spage', answers: signedIn(supplier) });
    expect((await screen.findByRole('banner')).textContent).not.toMatch(/门店[^运]|岗位/u);
  });

  it('speaks another language at once, menus included, without asking for the shell again', async () => {
    const { user, gateway, services } = await workbench();
    services.language.layOver('en-US', { app_ops: 'Store operations' });
    await user.click(screen.getByRole('button', { name: '语言' }));
    expect(screen.getByRole('menuitemradio', { name: '简体中文' }).getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('tab', { name: 'Home' })).toBeTruthy();
    expect(screen.getAllByText('Store operations').length).toBeGreaterThan(0);
    await waitFor(() => expect(gateway.operations()).toContain('LanguagePacks'));
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('leaves English out where the operator does not offer it', async () => {
    const settings = { ...viewerOf().settings, englishOffered: false };
    const { user } = await workbench(signedIn({ ...viewerOf(), settings }));
    await user.click(screen.getByRole('button', { name: '语言' }));
    expect(screen.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual(['简体中文', '繁體中文']);
  });

  it('closes a menu with Escape and gives the focus back', async () => {
    const { user } = await workbench();
    const button = screen.getByRole('button', { name: '外观' });
    await user.click(button);
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio');
    await user.keyboard('{ArrowDown}{End}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('The application switcher', () => {
  it('filters, marks the current application, changes the menu and opens the home of the chosen one', async () => {
    const { user } = await workbench();
    await user.click(screen.getByTitle('切换应用'));
    const panel = screen.getByRole('dialog', { name: '切换应用' });
    expect(within(panel).getByRole('button', { pressed: true }).textContent).toContain('门店运营');
    await user.keyboard('采购');
    expect(within(panel).getAllByRole('button')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: '采购管理' }));
    expect(line('采购订单')).toBeTruthy();
    expect(selectedTab()).toBe('采购管理');
  });

  it('is no button where there is only one application', async () => {
    await workbench(signedIn(viewerOf({ applications: [operations] as never })));
    expect(screen.queryByTitle('切换应用')).toBeNull();
  });
});

describe('The menu', () => {
  it('is walked with the keyboard', async () => {
    const { user } = await workbench();
    line('工作台').focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('门店日常');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('要货申请');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('盘点计划');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('盘点任务');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('门店日常');
    expect(line('门店日常').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{End}');
    expect(focused()).toBe('价格查询');
    await user.keyboard('{Home}');
    expect(focused()).toBe('工作台');
    await user.keyboard('经');
    expect(focused()).toBe('经营报表');
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(selectedTab()).toBe('日销报表');
    expect(line('日销报表').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it('fails alone, says so and tries again', async () => {
    let calls = 0;
    const broken = viewerOf({ applications: [{ ...operations, menus: null }, purchasing] as never });
    const { user } = await workbench(
      signedIn(undefined, {
        Workbench: () =>
          ++calls === 1
            ? { data: { viewer: broken }, errors: [errorOf('UPSTREAM_TIMEOUT', ['viewer', 'applications', '0', 'menus'])] }
            : { data: { viewer: viewerOf() } },
      }),
    );
    const alert = await within(screen.getByRole('navigation')).findByRole('alert');
    expect(alert.textContent).toContain('菜单获取失败');
    expect(tab('首页')).toBeTruthy();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('treeitem', { name: '门店日常' })).toBeTruthy();
  });

  it('says when the list of applications failed, and when there is none', async () => {
    const failed = await workbench(
      signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: viewerOf({ applications: null }) },
          errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'applications'])],
        }),
      }),
    );
    expect((await within(screen.getByRole('navigation')).findByRole('alert')).textContent).toContain('应用列表加载失败');
    failed.unmount();
    await workbench(signedIn(viewerOf({ applications: [] })));
    expect(screen.getByText('还没有可用的应用。请联系管理员开通。')).toBeTruthy();
  });

  it('folds to icons and stays so', async () => {
    const first = await workbench();
    await first.user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(screen.queryByRole('treeitem', { name: '要货申请' })).toBeNull();
    first.unmount();
    const { user } = await workbench();
    await user.click(line('门店日常'));
    expect(line('要货申请')).toBeTruthy();
  });

  it('opens over the page where there is no room, and closes when something is opened or Escape is pressed', async () => {
    matchMediaOnly(narrowScreen, foldedMenu);
    const { user } = await renderApp({ at: '/page', answers: signedIn() });
    const button = await screen.findByRole('button', { name: '打开菜单' });
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(button);
    expect(focused()).toBe('工作台');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tree')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(line('价格查询'));
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.getByRole('button', { name: '已打开的页面' }).textContent).toContain('价格查询');
  });
});

describe('The tab strip', () => {
  it('begins with the home tab, which cannot be closed', async () => {
    const { user } = await workbench();
    expect(tabNames()).toEqual(['首页']);
    tab('首页').focus();
    await user.keyboard('{Delete}');
    expect(tabNames()).toEqual(['首页']);
    expect(tab('首页').parentElement?.querySelector('.tab-strip-close')).toBeNull();
  });

  it('moves with the arrows, selects with Enter and closes with Delete, keeping the focus in the strip', async () => {
    const { user } = await workbench();
    for (const name of ['要货申请', '价格查询']) await user.click(line(name));
    expect(tabNames()).toEqual(['首页', '要货申请', '价格查询']);
    tab('价格查询').focus();
    await user.keyboard('{ArrowRight}');
    expect([focused(), selectedTab()]).toEqual(['首页', '价格查询']);
    await user.keyboard('{End}{ArrowLeft}{Enter}');
    expect(selectedTab()).toBe('要货申请');
    await user.keyboard('{End}{Delete}');
    expect([tabNames(), selectedTab()]).toEqual([['首页', '要货申请'], '要货申请']);
    expect(document.activeElement).toBe(tab('要货申请'));
    expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([tab('要货申请')]);
  });

  it('closes by its cross and by the middle button', async () => {
    const { user } = await workbench();
    for (const name of ['要货申请', '价格查询']) await user.click(line(name));
    const cross = tab('要货申请').parentElement?.querySelector('.tab-strip-close');
    if (!cross) throw new Error('no cross');
    await user.click(cross);
    expect(tabNames()).toEqual(['首页', '价格查询']);
    fireEvent(tab('价格查询'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(tabNames()).toEqual(['首页']);
  });

  it('closes the others, and all, from its menu', async () => {
    const { user } = await workbench();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: '标签页操作' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    for (const name of ['要货申请', '盘点任务', '盘点计划', '价格查询']) await user.click(line(name));
    await user.click(tab('盘点计划'));
    await choose('关闭其他');
    expect(tabNames()).toEqual(['首页', '盘点计划']);
    await user.click(line('价格查询'));
    await choose('关闭全部');
    expect([tabNames(), selectedTab()]).toEqual([['首页'], '首页']);
    await user.click(screen.getByRole('button', { name: '标签页操作' }));
    expect(screen.getByRole<HTMLButtonElement>('menuitem', { name: '关闭' }).disabled).toBe(true);
  });

  it('is one selector on a narrow screen', async () => {
    matchMediaOnly(narrowScreen, foldedMenu);
    const { user } = await renderApp({ at: '/page', answers: signedIn() });
    await user.click(await screen.findByRole('button', { name: '打开菜单' }));
    await user.click(line('价格查询'));
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.click(screen.getByRole('button', { name: '已打开的页面' }));
    await user.click(screen.getByRole('menuitemradio', { name: '首页' }));
    expect(screen.getByRole('tabpanel').getAttribute('aria-label')).toBe('首页');
  });
});

describe('What a tab shows', () => {
  it.each([
    ['a module without an address', { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' }, '未设置外部链接'],
    ['an address that is not allowed', { __typename: 'NoTarget', reason: 'NOT_ALLOWED' }, '地址错误'],
    [
      'a screen that this version does not have',
      { __typename: 'BuiltInScreen', screen: 'future', parameters: [] },
      '此版本尚不包含该页面',
    ],
    [
      'a screen named like a property of every object',
      { __typename: 'BuiltInScreen', screen: 'constructor', parameters: [] },
      '此版本尚不包含该页面',
    ],
    ['a page of another system', { __typename: 'EmbeddedModule', url: 'https://partner.example/' }, '嵌入页面暂不能打开'],
  ])('says what is the matter with %s and leads home', async (_what, target, title) => {
    const { user } = await workbench(signedIn(undefined, { Module: ({ code }) => moduleAnswer(code, target) }));
    await user.click(line('价格查询'));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回首页' }));
    expect(selectedTab()).toBe('首页');
  });

  it('says that an account has no such module', async () => {
    const { user } = await workbench(
      signedIn(undefined, { Module: () => ({ data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } } }) }),
    );
    await user.click(line('价格查询'));
    expect(await screen.findByRole('heading', { name: '没有该模块的权限' })).toBeTruthy();
  });

  it('says that a module could not be asked for, and tries again', async () => {
    let calls = 0;
    const { user } = await workbench(
      signedIn(undefined, {
        Module: ({ code }) =>
          ++calls === 1
            ? {
                data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
                errors: [errorOf('UPSTREAM_TIMEOUT', ['viewer', 'module'])],
              }
            : moduleAnswer(code, { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' }),
      }),
    );
    await user.click(line('价格查询'));
    expect(await screen.findByText('请求编号 r-1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '未设置外部链接' })).toBeTruthy();
  });

  it('asks for the module of the menu line, in its application', async () => {
    const { user, gateway } = await workbench();
    await user.click(line('价格查询'));
    await waitFor(() => expect(gateway.operations()).toContain('Module'));
    expect(gateway.asked.at(-1)?.variables).toEqual({ code: 'M-price', applicationCode: 'OPS' });
  });
});
