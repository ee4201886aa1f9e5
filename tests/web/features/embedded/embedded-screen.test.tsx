import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READY_TIMEOUT_MS } from '../../../../web/features/embedded/ModuleFrame.tsx';
import {
  codeAnswer,
  frame,
  inOneHour,
  listen,
  openEmbedded,
  origin,
  post,
  isCovered,
} from './embedded-support.tsx';

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

describe('An embedded module', () => {
  beforeEach(() => {
    document.documentElement.style.setProperty('--action', '#1d72d2');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('style');
  });

  it('is shown in a sandboxed frame that cannot navigate the portal away', async () => {
    await openEmbedded();
    expect(frame().getAttribute('src')).toBe(`${origin}/start?a=1`);
    expect(frame().getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads',
    );
    expect(frame().getAttribute('allow')).toBe('');
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin');
  });

  it.each([`${window.location.origin}/page`, 'javascript:alert(1)', 'nonsense'])(
    'with an address that must not be framed is reported as a wrong address: %s',
    async (url) => {
      await openEmbedded({ url });
      expect(document.querySelector('iframe')).toBeNull();
      screen.getByRole('heading', { name: '地址错误' });
      screen.getByText(/请联系管理员/u);
      screen.getByRole('link', { name: '返回首页' });
      screen.getByRole('button', { name: '返回上一页' });
    },
  );

  it('is welcomed whenever it reports that it is ready, and only then uncovered', async () => {
    await openEmbedded();
    const said = listen();
    screen.getByText('正在打开“库存”…');
    expect(isCovered()).toBe(true);
    post({ type: 'ready' });
    post({ type: 'ready' });
    const welcome = {
      portal: 1,
      type: 'welcome',
      protocol: 1,
      locale: 'zh-CN',
      scheme: 'light',
      colour: '#1d72d2',
      moduleCode: 'M-1',
      parameters: { sheet: '42' },
      clientId: '100001',
      target: origin,
    };
    expect(said()).toEqual([welcome, welcome]);
    expect(screen.queryByText('正在打开“库存”…')).toBeNull();
    expect(isCovered()).toBe(false);
  });

  it('can be retried when it is not ready within 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openEmbedded();
    const first = frame();
    await pass(READY_TIMEOUT_MS - 1);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1);
    screen.getByRole('heading', { name: '页面没有响应' });
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(frame()).not.toBe(first);
    expect(screen.queryByRole('alert')).toBeNull();
    listen();
    post({ type: 'ready' });
    await pass(2 * READY_TIMEOUT_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that does not know the protocol can be shown as it is, also before the time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openEmbedded();
    const shownFrame = frame();
    expect(screen.queryByRole('button', { name: '直接显示' })).toBeNull();
    fireEvent.load(shownFrame);
    fireEvent.click(screen.getByRole('button', { name: '直接显示' }));
    expect(frame()).toBe(shownFrame);
    expect([isCovered(), document.activeElement]).toEqual([false, shownFrame]);
    await pass(2 * READY_TIMEOUT_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that reports late that it is ready is shown automatically', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openEmbedded();
    listen();
    await pass(READY_TIMEOUT_MS);
    screen.getByRole('alert');
    post({ type: 'ready' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets a code from the gateway, for itself and for its origin', async () => {
    const { gateway } = await openEmbedded();
    const said = listen();
    post({ type: 'code' });
    await vi.waitFor(() =>
      expect(said()).toEqual([
        { portal: 1, type: 'code', code: 'c-1', expiresAt: inOneHour, target: origin },
      ]),
    );
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([
      { input: { moduleCode: 'M-1', applicationCode: 'WMS' } },
    ]);
  });

  it('gets no code for another origin or when the gateway refuses, and is notified when the gateway fails', async () => {
    const answers = [
      codeAnswer({ origin: 'https://evil.example' }),
      codeAnswer({ code: null, origin: null, expiresAt: null }),
      new TypeError('Failed to fetch'),
    ];
    for (const [at, error] of ['refused', 'refused', 'failed'].entries()) {
      const { unmount } = await openEmbedded({ answers: { MicroappCode: () => answers[at]! } });
      const said = listen();
      post({ type: 'code' });
      await vi.waitFor(() =>
        expect(said()).toEqual([{ portal: 1, type: 'code', error, target: origin }]),
      );
      unmount();
    }
  });

  it('that floods the page with messages does not re-render it, nor call the gateway more than once a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { gateway, renders, tab } = await openEmbedded();
    const said = listen();
    post({ type: 'ready' });
    const before = renders.count;
    act(() => {
      for (let at = 0; at < 10_000; at += 1) {
        const data = { portal: 1, type: at % 2 === 0 ? 'code' : 'title', title: String(at) };
        window.dispatchEvent(
          new MessageEvent('message', { data, origin, source: frame().contentWindow }),
        );
      }
    });
    await vi.waitFor(() =>
      expect(said().filter(({ target }) => target === origin)).toHaveLength(20),
    );
    expect(gateway.operations()).toEqual(['MicroappCode']);
    expect(tab.setTitle.mock.calls.length).toBeLessThanOrEqual(20);
    expect(renders.count).toBe(before);
  });

  it('sets the name of its tab, marks it as unsaved and closes it', async () => {
    const { tab } = await openEmbedded();
    const said = listen();
    post({ type: 'title', title: ' 单据 42 ' });
    post({ type: 'title', title: '' });
    post({ type: 'unsaved', unsaved: true });
    post({ type: 'close' });
    post({ type: 'select', rows: [{ code: 'S1' }] });
    expect(tab.setTitle.mock.calls).toEqual([['单据 42'], [null]]);
    expect(tab.setUnsaved.mock.calls).toEqual([[true]]);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(said()).toEqual(
      ['title', 'title', 'unsaved', 'close', 'select'].map((of) => ({
        portal: 1,
        type: 'done',
        of,
        target: origin,
      })),
    );
  });

  it('opens another module while it is selected, and not from the background', async () => {
    const { openModule, unmount } = await openEmbedded();
    listen();
    post({ type: 'open', moduleCode: 'M-2', applicationCode: 'OPS', parameters: { id: '7' } });
    post({ type: 'open', moduleCode: 'M-3', name: '价格' });
    expect(openModule.mock.calls).toEqual([
      [
        {
          code: 'M-2',
          applicationCode: 'OPS',
          name: 'M-2',
          provisional: true,
          parameters: { id: '7' },
        },
      ],
      [{ code: 'M-3', name: '价格', provisional: true }],
    ]);
    unmount();
    const hidden = await openEmbedded({ selected: false });
    const said = listen();
    post({ type: 'open', moduleCode: 'M-2' });
    expect(hidden.openModule).not.toHaveBeenCalled();
    expect(said()).toEqual([
      { portal: 1, type: 'refused', of: 'open', reason: 'background', target: origin },
    ]);
  });

  it('is notified of a new language, scheme and colour, once each, but not before it was welcomed', async () => {
    const { services } = await openEmbedded();
    const said = listen();
    await act(async () => services.language.setLocale('zh-TW'));
    post({ type: 'ready' });
    await act(async () => services.language.setLocale('en-US'));
    act(() => services.scheme.choose('dark'));
    await act(async () => document.documentElement.style.setProperty('--action', '#aa3300'));
    expect(
      said().map(({ target: _target, portal: _portal, ...rest }: Record<string, unknown>) => rest),
    ).toEqual([
      expect.objectContaining({ type: 'welcome', locale: 'zh-TW' }),
      { type: 'language', locale: 'en-US' },
      { type: 'theme', scheme: 'dark', colour: '#1d72d2' },
      { type: 'theme', scheme: 'dark', colour: '#aa3300' },
    ]);
  });

  it('is covered and receives nothing while the session is locked, and its own messages are not lost', async () => {
    const { services, tab, openModule } = await openEmbedded();
    const said = listen();
    act(() => services.session.lock());
    post({ type: 'ready' });
    post({ type: 'unsaved', unsaved: true });
    post({ type: 'open', moduleCode: 'M-2' });
    post({ type: 'code' });
    post({ type: 'nonsense' });
    await act(async () => services.language.setLocale('en-US'));
    expect(said()).toEqual([]);
    expect(isCovered()).toBe(true);
    expect(tab.setUnsaved.mock.calls).toEqual([[true]]);
    expect(openModule).not.toHaveBeenCalled();
    act(() => services.session.unlock());
    expect(said()).toEqual([expect.objectContaining({ type: 'welcome', locale: 'en-US' })]);
    expect(isCovered()).toBe(false);
  });

  it('reports activity of the user while its tab is selected, its window has the focus and the page is not locked', async () => {
    const counted = async (setting: {
      selected?: boolean;
      focused?: boolean;
      locked?: boolean;
    }) => {
      const { services, unmount } = await openEmbedded({ selected: setting.selected ?? true });
      const said = listen();
      const heard = vi.fn();
      services.session.onActive(heard);
      const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(setting.focused ?? true);
      if (setting.locked === true) act(() => services.session.lock());
      post({ type: 'active' });
      hasFocus.mockRestore();
      unmount();
      return [heard.mock.calls.length, said().length];
    };
    expect(await counted({})).toEqual([1, 0]);
    expect(await counted({ selected: false })).toEqual([0, 0]);
    expect(await counted({ focused: false })).toEqual([0, 0]);
    expect(await counted({ locked: true })).toEqual([0, 0]);
  });

  it('can send messages from its own origin only', async () => {
    const { tab } = await openEmbedded();
    const said = listen();
    post({ type: 'close' }, 'https://evil.example');
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data: { portal: 1, type: 'close' }, origin, source: window }),
      );
    });
    expect([tab.close.mock.calls, said()]).toEqual([[], []]);
  });

  it('leaves nothing unsaved behind when it is closed', async () => {
    const { tab, unmount } = await openEmbedded();
    unmount();
    expect(tab.setUnsaved.mock.calls).toEqual([[false]]);
  });
});
