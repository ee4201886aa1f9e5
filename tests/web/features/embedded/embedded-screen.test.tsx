import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READY_TIMEOUT_MS } from '../../../../web/features/embedded/ModuleFrame.tsx';
import { frame, listen, openEmbedded, origin, post, isCovered } from './open-embedded.tsx';

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
