import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LIVE_PANELS } from '../../../../../web/features/shell/tabs/tabs.ts';
import {
  useOpenModule,
  type OpenModule,
} from '../../../../../web/platform/workbench/OpenModule.tsx';
import type { ScreenProps } from '../../../../../web/platform/workbench/screens.ts';
import { useTab, type TabHandle } from '../../../../../web/platform/workbench/TabContext.tsx';
import { note, renderTabs } from './render-tabs.tsx';
import { menuLine, tab, tabNames } from '../../../support/open-workbench.ts';
import { countListeners } from './count-listeners.ts';

const handles = new Map<string, TabHandle>();
const mounted = new Set<string>();

function Note({ parameters, title }: ScreenProps) {
  const [text, setText] = useState('');
  const handle = useTab();
  const { id } = handle;
  useEffect(() => {
    handles.set(id, handle);
  }, [id, handle]);
  useEffect(() => {
    mounted.add(id);
    return () => {
      mounted.delete(id);
    };
  }, [id]);
  if (text === 'break') throw new Error('broken on purpose');
  return (
    <input
      aria-label={`${title} ${parameters.about}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const outside: { open: OpenModule } = { open: () => undefined };

function Home() {
  const open = useOpenModule();
  useEffect(() => {
    outside.open = open;
  }, [open]);
  return (
    <button
      type="button"
      onClick={() => open({ code: 'M-price', applicationCode: 'OPS', name: '价格查询（改）' })}
    >
      open
    </button>
  );
}

const begin = () => renderTabs({ screen: Note, home: <Home /> });

beforeEach(() => {
  handles.clear();
  mounted.clear();
});

// Each test renders a whole workbench, which is slow on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

describe('A tab', () => {
  it('keeps the input while another one is selected, and is inert meanwhile', async () => {
    const { user } = await begin();
    await user.click(menuLine('价格查询'));
    await user.type(await note('价格查询 M-price'), 'half a word');
    await user.click(menuLine('要货申请'));
    expect((await note('要货申请 M-order')).value).toBe('');
    const hidden = await note('价格查询 M-price');
    expect(hidden.closest('[role="tabpanel"]')?.hasAttribute('hidden')).toBe(true);
    await user.click(tab('价格查询'));
    expect((await note('价格查询 M-price')).value).toBe('half a word');
  });

  it('starts again at its position when it is opened with other data', async () => {
    const { user } = await begin();
    await user.click(menuLine('价格查询'));
    await user.type(await note('价格查询 M-price'), 'old');
    await user.click(menuLine('要货申请'));
    await user.click(tab('首页'));
    await user.click(screen.getByRole('button', { name: 'open' }));
    expect((await note('价格查询（改） M-price')).value).toBe('');
    expect(tabNames()).toEqual(['首页', '价格查询（改）', '要货申请']);
  });

  it('that crashes does not affect the others and can be restarted', async () => {
    const { user } = await begin();
    await user.click(menuLine('价格查询'));
    await user.type(await note('价格查询 M-price'), 'kept');
    await user.click(menuLine('要货申请'));
    await user.type(await note('要货申请 M-order'), 'break');
    expect(await screen.findByRole('heading', { name: '页面出错了' })).toBeTruthy();
    expect((await note('价格查询 M-price')).value).toBe('kept');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect((await note('要货申请 M-order')).value).toBe('');
  });

  it('keeps the input when the module is requested again, even if that fails', async () => {
    let calls = 0;
    const { user, services } = await renderTabs({
      screen: Note,
      answers: {
        Module: ({ code }) =>
          ++calls > 1
            ? new TypeError('Failed to fetch')
            : {
                data: {
                  viewer: {
                    __typename: 'Viewer',
                    id: 'viewer-1',
                    module: {
                      __typename: 'Module',
                      id: 'm',
                      code,
                      name: 'x',
                      i18nCode: null,
                      target: { __typename: 'BuiltInScreen', screen: 'own', parameters: [] },
                    },
                  },
                },
              },
      },
    });
    await user.click(menuLine('价格查询'));
    await user.type(await note('价格查询 undefined'), 'kept');
    await act(async () => {
      await (
        await services.loadClient()
      )
        .refetchQueries({ include: ['Module'] })
        .catch(() => undefined);
    });
    expect(calls).toBe(2);
    expect((await note('价格查询 undefined')).value).toBe('kept');
  });

  it('gives its screen its identity and whether it is selected, and takes a title from it', async () => {
    const { user } = await begin();
    await user.click(menuLine('价格查询'));
    await note('价格查询 M-price');
    expect(handles.get('M-price')?.isSelected()).toBe(true);
    expect(handles.get('M-price')).toMatchObject({
      reloaded: false,
      module: { applicationCode: 'OPS' },
    });
    const { setTitle, setUnsaved, close } = handles.get('M-price') ?? {};
    act(() => setTitle?.('第 12 号'));
    expect(tabNames()).toEqual(['首页', '第 12 号']);
    expect(document.title).toBe('第 12 号 · 样例零售集团');
    await user.click(menuLine('要货申请'));
    expect(handles.get('M-price')?.isSelected()).toBe(false);
    expect(handles.get('M-price')).toMatchObject({ setTitle, setUnsaved, close });
    act(() => handles.get('M-price')?.setTitle(null));
    expect(tabNames()).toEqual(['首页', '价格查询', '要货申请']);
    act(() => handles.get('M-price')?.close());
    expect(tabNames()).toEqual(['首页', '要货申请']);
  });

  it('is scrolled to its former position when it is selected again', async () => {
    const { user } = await begin();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
      Object.assign(window, { scrollY: y });
    });
    await user.click(menuLine('价格查询'));
    Object.assign(window, { scrollY: 420 });
    await user.click(menuLine('要货申请'));
    expect(window.scrollY).toBe(0);
    Object.assign(window, { scrollY: 70 });
    await user.click(tab('价格查询'));
    expect(window.scrollY).toBe(420);
    await user.click(tab('要货申请'));
    expect(window.scrollY).toBe(70);
    scrolled.mockRestore();
    Object.assign(window, { scrollY: 0 });
  });

  it('is unsaved while one of its forms is', async () => {
    const { user } = await begin();
    await user.click(menuLine('价格查询'));
    await note('价格查询 M-price');
    const dot = () => within(tab('价格查询')).queryByTestId('tab-unsaved');
    act(() => {
      handles.get('M-price')?.setUnsaved(true, 'head');
      handles.get('M-price')?.setUnsaved(true, 'lines');
      handles.get('M-price')?.setUnsaved(false, 'head');
    });
    expect(dot()).toBeTruthy();
    act(() => handles.get('M-price')?.setUnsaved(false, 'lines'));
    expect(dot()).toBeNull();
  });
});

describe('The panels in the background', () => {
  const page = async (nth: number) => {
    act(() => outside.open({ code: `N-${nth}`, name: `第 ${nth} 页` }));
    return note(`第 ${nth} 页 N-${nth}`);
  };

  it('are unmounted one by one above the limit, but never one with unsaved input', async () => {
    await begin();
    fireEvent.change(await page(0), { target: { value: 'typed' } });
    act(() => handles.get('N-0')?.setUnsaved(true));
    for (let nth = 1; nth < MAX_LIVE_PANELS + 2; nth += 1) await page(nth);
    expect(mounted.size).toBe(MAX_LIVE_PANELS);
    expect([
      mounted.has('N-0'),
      mounted.has('N-1'),
      mounted.has('N-2'),
      mounted.has('N-3'),
    ]).toEqual([true, false, false, true]);
    expect((await page(0)).value).toBe('typed');
    await page(1);
    expect([mounted.has('N-1'), mounted.has('N-3')]).toEqual([true, false]);
  });

  it('are removed with their queries and listeners when their tabs are closed', async () => {
    const { services, user } = await begin();
    const client = await services.loadClient();
    const closeAll = async () => {
      await user.click(screen.getByRole('button', { name: '标签页操作' }));
      await user.click(screen.getByRole('menuitem', { name: '关闭全部' }));
    };
    await page(9);
    await closeAll();
    const queries = client.getObservableQueries('all').size;
    const listeners = countListeners();
    for (let nth = 0; nth < 5; nth += 1) await page(nth);
    expect(client.getObservableQueries('all').size).toBe(queries + 5);
    await closeAll();
    expect([mounted.size, client.getObservableQueries('all').size]).toEqual([0, queries]);
    expect(listeners.left()).toEqual([]);
    expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
  });
});
