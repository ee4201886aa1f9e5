import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorOf, moduleAnswer, signedIn } from '../../../support/shell-fixtures.ts';
import { renderPortal } from '../../../support/render-portal.tsx';
import { menuLine, selectedTab, openWorkbench } from '../../../support/open-workbench.ts';

describe('The content of a tab', () => {
  it.each([
    [
      'a module without an address',
      { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' },
      '接口未配置',
    ],
    [
      'an address that is not allowed',
      { __typename: 'NoTarget', reason: 'NOT_ALLOWED' },
      '地址错误',
    ],
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
  ])('explains the problem with %s and links to the home page', async (_what, target, title) => {
    const { user } = await openWorkbench(
      signedIn(undefined, { Module: ({ code }) => moduleAnswer(code, target) }),
    );
    await user.click(menuLine('价格查询'));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回首页' }));
    expect(selectedTab()).toBe('首页');
  });

  it('reports that an account may not open a module', async () => {
    const { user } = await openWorkbench(
      signedIn(undefined, {
        Module: () => ({
          data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
          errors: [errorOf('FORBIDDEN', ['viewer', 'module'])],
        }),
      }),
    );
    await user.click(menuLine('价格查询'));
    expect(await screen.findByRole('heading', { name: '没有该模块的权限' })).toBeTruthy();
  });

  it('reports that there is no such module', async () => {
    const { user } = await openWorkbench(
      signedIn(undefined, {
        Module: () => ({
          data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
        }),
      }),
    );
    await user.click(menuLine('价格查询'));
    expect(await screen.findByRole('heading', { name: '找不到该模块' })).toBeTruthy();
    // The user came from the menu, so neither the link nor the way is wrong.
    expect(screen.getByText(/未设置外部链接：“价格查询”/u)).toBeTruthy();
    expect(screen.queryByText(/请从菜单打开/u)).toBeNull();
  });

  it('says that a link to a module that is in no menu may be out of date', async () => {
    await renderPortal({
      path: '/page?s=GONE',
      answers: signedIn(undefined, {
        Module: () => ({
          data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
        }),
      }),
    });
    expect(await screen.findByText(/链接可能已失效。请从菜单打开/u)).toBeTruthy();
  });

  it('reports that a module could not be loaded, and tries again', async () => {
    let calls = 0;
    const { user } = await openWorkbench(
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
    await user.click(menuLine('价格查询'));
    expect(await screen.findByText('请求编号 r-1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '接口未配置' })).toBeTruthy();
  });

  it('is requested by the module of the menu line, in its application', async () => {
    const { user, gateway } = await openWorkbench();
    await user.click(menuLine('价格查询'));
    await waitFor(() => expect(gateway.operations()).toContain('Module'));
    expect(gateway.requests.at(-1)?.variables).toEqual({ code: 'M-price', applicationCode: 'OPS' });
  });
});
