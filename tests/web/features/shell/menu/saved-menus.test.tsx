import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorOf, leaf, operations, purchasing } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';
import { menuLine, selectedTab, openWorkbench } from '../../../support/open-workbench.ts';
import { noticeTexts } from '../../../support/notices.ts';
import {
  commonMenu,
  favourite,
  saved,
  refused,
  having,
  commonLines,
  withResolvers,
} from './saved-menus-fixtures.ts';

async function act(
  user: { click: (element: Element) => Promise<void> },
  name: string,
  action: string,
) {
  fireEvent.contextMenu(menuLine(name));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('Common menus', () => {
  it('are at the top, of all applications, without those that the post no longer has', async () => {
    const commonMenus = [
      commonMenu('PUR', 'po'),
      commonMenu('OPS', 'gone'),
      commonMenu('ABC', 'x'),
    ];
    const { user } = await openWorkbench(having({ commonMenus }));
    expect(menuLine('常用菜单').getAttribute('aria-expanded')).toBe('true');
    expect(commonLines()[0]).toBe('采购订单');
    await user.click(menuLine('采购订单'));
    expect(selectedTab()).toBe('采购订单');
    expect(screen.getByTitle('切换应用').textContent).toContain('采购管理');
  });

  it('are added from the actions of a line, also by keyboard and by click, and are shown before the gateway has answered', async () => {
    const { promise: pending, resolve: answer } = withResolvers();
    const { user, gateway } = await openWorkbench(having({}, { CommonMenusSave: () => pending }));
    menuLine('价格查询').focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: '加入常用菜单' }));
    expect(menuLine('常用菜单')).toBeTruthy();
    answer(saved([commonMenu('OPS', 'price')]));
    await waitFor(() => expect(noticeTexts()).toEqual(['常用菜单已保存']));
    expect(
      gateway.requests.find(({ operation }) => operation === 'CommonMenusSave')?.variables,
    ).toEqual({
      input: { menus: [{ menuCode: 'price', applicationCode: 'OPS' }] },
    });
    expect(screen.getAllByRole('treeitem', { name: '价格查询' })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: '价格查询：更多操作' })[0]!);
    expect(await screen.findByRole('menuitem', { name: '移出常用菜单' })).toBeTruthy();
  });

  it.each([
    ['a refusal', () => refused('菜单已停用'), '菜单已停用'],
    [
      'a failure',
      () => ({
        data: { commonMenusSave: null },
        errors: [errorOf('UPSTREAM_TIMEOUT', ['commonMenusSave'])],
      }),
      /./u,
    ],
    ['no answer', () => new TypeError('Failed to fetch'), /网络/u],
  ])('are restored after %s, with a notice', async (_what, answer, words) => {
    const { user } = await openWorkbench(having({}, { CommonMenusSave: answer }));
    await act(user, '价格查询', '加入常用菜单');
    await waitFor(() => expect(noticeTexts()).toHaveLength(1));
    expect(noticeTexts()[0]).toMatch(words);
    expect(screen.queryByRole('treeitem', { name: '常用菜单' })).toBeNull();
  });

  it('are never overwritten when the current ones could not be loaded', async () => {
    const { user, gateway } = await openWorkbench(having({ commonMenus: null }));
    await act(user, '价格查询', '加入常用菜单');
    expect(noticeTexts()).toEqual(['常用菜单没有取到，请稍后再试。']);
    expect(gateway.operations()).not.toContain('CommonMenusSave');
  });

  it('keep those of an application whose tree could not be loaded', async () => {
    const { user, gateway } = await openWorkbench(
      having(
        {
          commonMenus: [commonMenu('PUR', 'po')],
          applications: [operations, { ...purchasing, menus: null }],
        },
        { CommonMenusSave: () => saved([]) },
      ),
    );
    await act(user, '价格查询', '加入常用菜单');
    expect(
      gateway.requests.find(({ operation }) => operation === 'CommonMenusSave')?.variables,
    ).toEqual({
      input: {
        menus: [
          { menuCode: 'price', applicationCode: 'OPS' },
          { menuCode: 'po', applicationCode: 'PUR' },
        ],
      },
    });
  });
});

describe('The dialog of the common menus', { timeout: 20_000 }, () => {
  const many = {
    ...operations,
    menus: Array.from({ length: 14 }, (_, at) => leaf(`m${at}`, `菜单 ${at}`)),
  };
  const dialog = () => within(screen.getByRole('dialog', { name: '常用菜单设置' }));
  async function opened(answers: Answers) {
    const app = await openWorkbench(answers);
    await app.user.click(screen.getByRole('button', { name: '常用菜单设置' }));
    await screen.findByRole('dialog', { name: '常用菜单设置' });
    return app;
  }

  it('ticks, sorts by buttons and saves the whole list', async () => {
    const { user, gateway } = await opened(
      having({ commonMenus: [commonMenu('OPS', 'price')] }, { CommonMenusSave: () => saved([]) }),
    );
    await user.click(dialog().getByRole('checkbox', { name: '要货申请' }));
    await user.type(dialog().getByRole('searchbox'), '采购');
    await user.click(dialog().getByRole('checkbox', { name: /采购订单/u }));
    expect(dialog().getByRole('heading', { name: '已选 3/12' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: '上移 采购订单' }));
    await user.click(dialog().getByRole('button', { name: '移除 价格查询' }));
    expect(dialog().getByText('采购订单 已移到第 2 位')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '常用菜单设置' })).toBeNull());
    expect(
      gateway.requests.find(({ operation }) => operation === 'CommonMenusSave')?.variables,
    ).toEqual({
      input: {
        menus: [
          { menuCode: 'po', applicationCode: 'PUR' },
          { menuCode: 'order', applicationCode: 'OPS' },
        ],
      },
    });
  });

  it('accepts twelve and refuses the thirteenth with a message', async () => {
    const { user } = await opened(having({ applications: [many] }));
    for (const box of dialog().getAllByRole('checkbox').slice(0, 13)) await user.click(box);
    expect(dialog().getByRole('alert').textContent).toBe('常用菜单最多可选择 12 个');
    expect(dialog().getAllByRole('checkbox', { checked: true })).toHaveLength(12);
  });

  it('stays open with the choice when saving is refused', async () => {
    const { user } = await opened(having({}, { CommonMenusSave: () => refused('菜单已停用') }));
    await user.click(dialog().getByRole('checkbox', { name: '要货申请' }));
    await user.click(dialog().getByRole('button', { name: '保存' }));
    await waitFor(() => expect(noticeTexts()).toEqual(['菜单已停用']));
    expect(dialog().getByRole('checkbox', { name: '要货申请', checked: true })).toBeTruthy();
  });
});

describe('Favourites', () => {
  const payload = (field: string, favourites: unknown[]) => ({
    data: {
      [field]: {
        __typename: 'FavouritesPayload',
        viewer: { __typename: 'Viewer', id: 'viewer-1', favourites },
        userErrors: [],
      },
    },
  });

  it('are added and removed from the actions of a line', async () => {
    const own = { ...favourite(0), moduleCode: 'M-price' };
    const { user, gateway } = await openWorkbench(
      having(
        {},
        {
          FavouritesAdd: () => payload('favouritesAdd', [own]),
          FavouriteRemove: () => payload('favouriteRemove', []),
        },
      ),
    );
    await act(user, '价格查询', '加入常用功能');
    await waitFor(() => expect(noticeTexts()).toEqual(['常用功能已保存']));
    const added = gateway.requests.find(({ operation }) => operation === 'FavouritesAdd');
    expect(added?.variables).toEqual({ input: { moduleCodes: ['M-price'] } });
    await act(user, '价格查询', '移出常用功能');
    await waitFor(() => expect(gateway.operations()).toContain('FavouriteRemove'));
    expect(
      gateway.requests.find(({ operation }) => operation === 'FavouriteRemove')?.variables,
    ).toEqual({ input: { id: 'f0' } });
  });

  it('are at most twelve', async () => {
    const favourites = Array.from({ length: 12 }, (_, at) => favourite(at));
    const { user, gateway } = await openWorkbench(having({ favourites }));
    await act(user, '价格查询', '加入常用功能');
    expect(noticeTexts()).toEqual(['常用功能最多可选择 12 个']);
    expect(gateway.operations()).not.toContain('FavouritesAdd');
  });
});
