import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  useOpenModule,
  type OpenModule,
} from '../../../../../web/platform/workbench/OpenModule.tsx';
import type {
  EmbeddedScreenProps,
  ScreenProps,
} from '../../../../../web/platform/workbench/screens.ts';
import { useTab } from '../../../../../web/platform/workbench/TabContext.tsx';
import {
  errorOf,
  leaf,
  moduleAnswer,
  operations,
  signedIn,
  viewerOf,
} from '../../../support/shell-fixtures.ts';
import { note, renderTabs } from './render-tabs.tsx';
import { renderPortal } from '../../../support/render-portal.tsx';
import { menuLine, selectedTab, tab, tabNames } from '../../../support/open-workbench.ts';

const outside: { open: OpenModule } = { open: () => undefined };

function Note({ title, parameters }: ScreenProps) {
  const [text, setText] = useState('');
  const { setUnsaved } = useTab();
  const open = useOpenModule();
  useEffect(() => {
    outside.open = open;
  }, [open]);
  return (
    <input
      aria-label={`${title} ${parameters.store ?? '-'}`}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setUnsaved(true);
      }}
    />
  );
}

const Frame = ({ url, title }: EmbeddedScreenProps) => <p>{`${title} in a frame at ${url}`}</p>;
const begin = (at: string, more: object = {}) => renderTabs({ path: at, screen: Note, ...more });
const embedded = (url: string) => ({
  embedded: Frame,
  answers: {
    Module: ({ code }: { code?: unknown }) =>
      moduleAnswer(code, { __typename: 'EmbeddedModule', url }, { name: '码头', i18nCode: null }),
  },
});
const back = () => screen.getByRole('button', { name: 'browser back' });

// Each test renders a whole workbench, which is slow on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

describe('The address of the selected tab', () => {
  it('is shown in the browser, and Back and Forward go through the tabs', async () => {
    const { user, address } = await begin('/page');
    expect(address()).toBe('/page');
    await user.click(menuLine('价格查询'));
    expect(address()).toBe('/page?s=M-price&a=OPS');
    await user.click(menuLine('要货申请'));
    await user.click(tab('首页'));
    expect(address()).toBe('/page');
    await user.click(back());
    expect([selectedTab(), address()]).toEqual(['要货申请', '/page?s=M-order&a=OPS']);
    await user.click(back());
    expect(selectedTab()).toBe('价格查询');
    await user.click(screen.getByRole('button', { name: 'browser forward' }));
    expect([selectedTab(), tabNames().length]).toEqual(['要货申请', 3]);
  });

  it('does not remain when the tab is closed', async () => {
    const { user, address } = await begin('/page');
    await user.click(menuLine('价格查询'));
    await user.click(menuLine('要货申请'));
    tab('要货申请').focus();
    await user.keyboard('{Delete}');
    expect([selectedTab(), address()]).toEqual(['价格查询', '/page?s=M-price&a=OPS']);
    await user.click(back());
    expect([tabNames(), selectedTab()]).toEqual([['首页', '价格查询'], '价格查询']);
  });

  it('opens its tab on a fresh start, under the name of the menu, with its parameters', async () => {
    const { address, gateway } = await begin('/page?p.store=1001&s=M-price&junk=1');
    expect(await note('价格查询 1001')).toBeTruthy();
    expect(tabNames()).toEqual(['首页', '价格查询']);
    expect(address()).toBe('/page?s=M-price&a=OPS&p.store=1001');
    expect(gateway.operations()).not.toContain('Home');
    expect(screen.queryByText('home')).toBeNull();
  });

  it('asks before other data replace unsaved input, and returns to the old address when the user keeps it', async () => {
    const { user, address } = await begin('/page');
    await user.click(menuLine('价格查询'));
    act(() =>
      outside.open({
        code: 'M-price',
        applicationCode: 'OPS',
        name: '价格查询',
        parameters: { store: '2' },
      }),
    );
    await user.type(await note('价格查询 2'), 'typed');
    expect(address()).toBe('/page?s=M-price&a=OPS&p.store=2');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(address()).toBe('/page?s=M-price&a=OPS&p.store=2');
    expect((await note('价格查询 2')).value).toBe('typed');
  });

  it('is stored as a tab at once, so that another address does not lose it', async () => {
    const first = await begin('/page?s=M-price');
    first.unmount();
    await begin('/page?s=M-order');
    expect([tabNames(), selectedTab()]).toEqual([['首页', '价格查询', '要货申请'], '要货申请']);
  });

  it('uses the name of its menu when the menu names no module', async () => {
    const menus = [{ ...leaf('draft', '草稿菜单'), moduleCode: null }];
    const answers = signedIn(viewerOf({ applications: [{ ...operations, menus }] }));
    await renderPortal({ path: '/page?s=draft', answers });
    await screen.findByRole('tree');
    expect(tabNames()).toEqual(['首页', '草稿菜单']);
  });

  it('uses the module’s own name if no menu has it', async () => {
    await begin('/page?s=hidden', {
      answers: {
        Module: ({ code }: { code?: unknown }) =>
          moduleAnswer(
            code,
            { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' },
            { name: '隐藏的', i18nCode: null },
          ),
      },
    });
    await waitFor(() => expect(tabNames()).toEqual(['首页', '隐藏的']));
  });
});

describe('A link that leads nowhere', () => {
  it.each([
    [
      'a module that the post may not open',
      {
        data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
        errors: [errorOf('FORBIDDEN', ['viewer', 'module'])],
      },
      '没有该模块的权限',
    ],
    [
      'a module that there is not',
      { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } } },
      '找不到该模块',
    ],
  ])('is reported for %s, and the other tabs stay', async (_what, answer, title) => {
    const { user, address } = await begin('/page?s=gone', {
      answers: {
        Module: ({ code }: { code?: unknown }) =>
          code === 'gone'
            ? answer
            : moduleAnswer(code, { __typename: 'BuiltInScreen', screen: 'own', parameters: [] }),
      },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(selectedTab()).toBe('gone');
    await user.click(menuLine('价格查询'));
    await user.type(await note('价格查询 -'), 'kept');
    // Neither the tab nor its address remains.
    expect(tabNames()).toEqual(['首页', '价格查询']);
    await user.click(back());
    expect([selectedTab(), address()]).toEqual(['价格查询', '/page?s=M-price&a=OPS']);
    expect((await note('价格查询 -')).value).toBe('kept');
  });

  it.each(['/page?s=%3Cscript%3E', '/microapp', `/page?s=M-price&p.x=${'x'.repeat(201)}`])(
    'is reported for %s without a request to the gateway',
    async (at) => {
      const { gateway, user } = await begin(at);
      expect(await screen.findByRole('heading', { name: '地址错误' })).toBeTruthy();
      expect(gateway.operations()).not.toContain('Module');
      await user.click(screen.getByRole('button', { name: '返回首页' }));
      expect([selectedTab(), tabNames()]).toEqual(['首页', ['首页']]);
    },
  );

  it.each(['/page?s=a%20b', '/page?s=M-price'])(
    'returns to the home tab from %s if no page of the portal was before it',
    async (at) => {
      const out = vi.spyOn(window.history, 'back');
      const answers = signedIn(viewerOf(), {
        Module: ({ code }) =>
          moduleAnswer(code, { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' }),
      });
      const { user } = await renderPortal({ path: at, answers });
      await user.click(await screen.findByRole('button', { name: '返回上一页' }));
      expect(selectedTab()).toBe('首页');
      expect(out).not.toHaveBeenCalled();
      out.mockRestore();
    },
  );
});

describe('A link to a page of an embedded module', () => {
  it('opens the module at that page, and stays its address', async () => {
    const at = '/microapp?url=https%3A%2F%2Fwms.example%2Fdock%3Fd%3D3&s=WMS';
    const { address, user } = await begin(at, embedded('https://wms.example/'));
    expect(await screen.findByText('码头 in a frame at https://wms.example/dock?d=3')).toBeTruthy();
    expect(address()).toBe(at);
    await user.click(menuLine('价格查询'));
    expect(address()).toBe('/page?s=M-price&a=OPS');
    await user.click(tab('码头'));
    expect(address()).toBe(at);
  });

  it('is a wrong address when the page has another origin than the module', async () => {
    await begin(
      '/microapp?url=https%3A%2F%2Fevil.example%2F&s=WMS',
      embedded('https://wms.example/'),
    );
    expect(await screen.findByRole('heading', { name: '地址错误' })).toBeTruthy();
    expect(screen.queryByText(/in a frame/u)).toBeNull();
  });
});

describe('The workbench', () => {
  it('stays mounted between its addresses', async () => {
    const answers = signedIn(viewerOf(), {
      Module: ({ code }) =>
        moduleAnswer(code, { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' }),
    });
    const { address, gateway, user } = await renderPortal({ path: '/home', answers });
    await screen.findByRole('tree');
    const before = screen.getByRole('tablist');
    await user.click(menuLine('价格查询'));
    expect(address()).toBe('/page?s=M-price&a=OPS');
    expect(screen.getByRole('tablist')).toBe(before);
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });
});
