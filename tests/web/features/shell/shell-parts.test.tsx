import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  errorOf,
  menusOf,
  operations,
  purchasing,
  signedIn,
  viewerOf,
} from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import { tab } from '../../support/open-workbench.ts';

type Viewer = Parameters<typeof viewerOf>[0];

const late = (...path: (string | number)[]) => ({
  ...errorOf('UPSTREAM_TIMEOUT', ['viewer', ...path] as string[], { reason: 'STILL_RUNNING' }),
});
const failed = (...path: (string | number)[]) =>
  errorOf('UPSTREAM_UNREACHABLE', ['viewer', ...path] as string[]);
const menu = () => screen.getByRole('navigation', { name: '主菜单' });
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

/** An answer that is sent by the test. */
function held() {
  let answer: (result: object) => void = () => undefined;
  const result = new Promise<object>((resolve) => (answer = resolve));
  return { ask: () => result, answer: (value: object) => act(async () => answer(value)) };
}

async function open(
  viewer: Viewer,
  errors: object[],
  answers: Parameters<typeof signedIn>[1],
  at = '/page',
) {
  const Workbench = () => ({ data: { viewer: viewerOf(viewer) }, errors: errors as never });
  return renderPortal({ path: at, answers: signedIn(undefined, { Workbench, ...answers }) });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('A slow part of the shell', () => {
  it('does not delay menu, tabs and home page, and is requested automatically as a follow-up', async () => {
    const favourites = held();
    const { gateway } = await open(
      { favourites: null },
      [late('favourites')],
      { Favourites: favourites.ask },
      '/watsons',
    );
    expect(await screen.findByRole('link', { name: /^门店运营/u })).toBeTruthy();
    const section = screen.getByRole('region', { name: '常用功能' });
    expect(section.getAttribute('aria-busy')).toBe('true');
    const asked = gateway.requests.find(({ operation }) => operation === 'Favourites');
    expect(asked?.headers).toMatchObject({
      'x-portal-follow-up': '1',
      'x-portal-answer-within': '5000',
    });
    await favourites.answer({
      data: { viewer: { __typename: 'Viewer', id: 'viewer-1', favourites: [favourite] } },
    });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '常用功能' }).textContent).toContain('价格查询'),
    );
    expect(screen.getByRole('region', { name: '常用功能' }).getAttribute('aria-busy')).not.toBe(
      'true',
    );
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('may be the menu of one application: the others are shown, and it follows', async () => {
    const menus = held();
    const { user, gateway } = await open(
      { applications: [{ ...operations, menus: null }, purchasing] as never },
      [late('applications', 0, 'menus')],
      { ShellMenus: menus.ask },
    );
    expect(await screen.findByRole('tab', { name: '首页' })).toBeTruthy();
    expect(within(menu()).getByText('正在加载菜单')).toBeTruthy();
    expect(within(menu()).queryByRole('alert')).toBeNull();
    await user.click(screen.getByTitle('切换应用'));
    expect(screen.getByRole('button', { name: /门店运营.*正在加载菜单/u })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^采购管理/u }));
    expect(await screen.findByRole('treeitem', { name: '采购订单' })).toBeTruthy();
    await menus.answer(menusOf(operations));
    await user.click(screen.getByTitle('切换应用'));
    await user.click(screen.getByRole('button', { name: /^门店运营/u }));
    expect(await screen.findByRole('treeitem', { name: '门店日常' })).toBeTruthy();
    const asked = gateway.requests.filter(({ operation }) => operation === 'ShellMenus');
    expect(asked.map(({ variables }) => variables)).toEqual([{ code: 'OPS' }]);
  });

  it('offers a retry in its own space when it fails finally', async () => {
    let calls = 0;
    const { user } = await open(
      { applications: [{ ...operations, menus: null }, purchasing] as never },
      [late('applications', 0, 'menus')],
      {
        ShellMenus: () =>
          ++calls === 1
            ? { data: null, errors: [failed('application', 'menus')] }
            : menusOf(operations),
      },
    );
    const alert = await within(menu()).findByRole('alert');
    expect(alert.textContent).toContain('菜单获取失败');
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('treeitem', { name: '门店日常' })).toBeTruthy();
  });

  it('may be the list of applications: the page is shown, the list arrives before its menus, and each menu separately', async () => {
    const list = held();
    const { gateway } = await open(
      { applications: null, shopMode: null },
      [late('applications'), late('shopMode')],
      {
        ShellApplications: list.ask,
        ShellMenus: ({ code }) => menusOf(code === 'OPS' ? operations : purchasing),
      },
    );
    expect(await screen.findByRole('tab', { name: '首页' })).toBeTruthy();
    expect(within(menu()).queryByRole('alert')).toBeNull();
    await waitFor(() => expect(gateway.operations()).toContain('Home'));
    const applications = [operations, purchasing].map(
      ({ menus: _menus, ...application }) => application,
    );
    await list.answer({
      data: {
        viewer: { __typename: 'Viewer', id: 'viewer-1', shopMode: 'MULTIPLE', applications },
      },
    });
    expect(await screen.findByRole('treeitem', { name: '门店日常' })).toBeTruthy();
    expect(screen.getByTitle('切换应用').textContent).toContain('门店运营');
    expect(
      gateway.operations().filter((name) => name === 'Workbench' || name === 'ShellMenus'),
    ).toEqual(['Workbench', 'ShellMenus', 'ShellMenus']);
  });

  it('lets the menus count as loaded a second after the last of them has arrived', async () => {
    const menus = held();
    await open(
      { applications: [{ ...operations, menus: null }, purchasing] as never },
      [late('applications', 0, 'menus')],
      {
        ShellMenus: menus.ask,
      },
    );
    await screen.findByRole('tab', { name: '首页' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(5000);
    expect(menu().getAttribute('aria-busy')).toBe('true');
    await menus.answer(menusOf(operations));
    await pass(0);
    await pass(999);
    expect(menu().getAttribute('aria-busy')).toBe('true');
    await pass(1);
    expect(menu().getAttribute('aria-busy')).toBe('false');
  });

  it('does not affect the common menus, which have a space and a retry of their own', async () => {
    const { user } = await open({ commonMenus: null }, [failed('commonMenus')], {
      ShellCommonMenus: () => ({
        data: {
          viewer: {
            __typename: 'Viewer',
            id: 'viewer-1',
            commonMenus: [
              {
                __typename: 'CommonMenu',
                menuCode: 'price',
                applicationCode: 'OPS',
                moduleCode: 'M-price',
              },
            ],
          },
        },
      }),
    });
    const alert = await within(menu()).findByRole('alert');
    expect(alert.textContent).toContain('常用菜单没有取到');
    expect(screen.getByRole('treeitem', { name: '门店日常' })).toBeTruthy();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('treeitem', { name: '常用菜单' })).toBeTruthy();
    expect(tab('首页')).toBeTruthy();
  });
});

describe('The shell', () => {
  it('shows the skeleton of the workbench from the first moment', async () => {
    await renderPortal({
      path: '/page',
      answers: { Workbench: () => new Promise(() => undefined) },
    });
    expect(screen.getByTestId('frame-skeleton')).toBeTruthy();
  });

  it('waits half a second for its services', async () => {
    const { gateway } = await open({}, [], {});
    await screen.findByRole('tree');
    expect(gateway.requests[0]).toMatchObject({
      operation: 'Workbench',
      headers: { 'x-portal-answer-within': '500' },
    });
  });
});
