import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CacheDialog } from '../../../../web/features/appearance/CacheDialog.tsx';
import { formatSize } from '../../../../web/design/number/size.ts';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../../web/design/overlay/PrimeModal.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const everything = {
  'portal.pack.zh-CN': JSON.stringify({ checksum: 'a', texts: { a: 'x'.repeat(2000) } }),
  'portal.login.staff': '{"remember":true,"enterpriseCode":"100001","account":"me"}',
  'portal.locale': '"zh-CN"',
  'portal.scheme': '"dark"',
  'portal.look': '{"density":"comfortable","vision":"usual","trend":"red-up"}',
  theme: '#b83280',
  'somebody.else': 'stays',
};

afterEach(() => {
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-density');
});

async function open(workspace: Parameters<typeof renderInPortal>[1] = {}) {
  for (const [key, text] of Object.entries(everything)) window.localStorage.setItem(key, text);
  window.sessionStorage.setItem('portal.tabs:viewer-1', '[]');
  window.sessionStorage.setItem('portal.locking', '1');
  const onClose = vi.fn();
  const page = await renderInPortal(<CacheDialog onClose={onClose} />, workspace);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  return {
    ...page,
    onClose,
    box,
    run: () => page.user.click(screen.getByRole('button', { name: '清除缓存' })),
  };
}

describe('Clearing the cache', () => {
  it('lists what is stored with its size, and preselects what is restored automatically', async () => {
    const { box } = await open();
    expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual(
      [true, true, true, false, false, false, false],
    );
    expect(box(/^语言包/u).closest('label')!.textContent).toContain(
      formatSize(2 * (17 + everything['portal.pack.zh-CN'].length), 'zh-CN'),
    );
    expect(box(/^最近的搜索/u).closest('label')!.textContent).toContain(formatSize(0, 'zh-CN'));
  });

  it('removes only the ticked items, downloads the language packs again, and confirms', async () => {
    const { run, onClose, services } = await open();
    const refresh = vi.spyOn(services.language, 'prepareAgain');
    await run();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText('缓存已清除')).toBeTruthy();
    expect(Object.keys(window.localStorage).sort()).toEqual(
      Object.keys(everything)
        .filter((key) => key !== 'portal.pack.zh-CN')
        .sort(),
    );
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('restores the default look at once, and leaves the session and the language alone', async () => {
    const { user, run, box, onClose } = await open();
    document.documentElement.dataset.density = 'comfortable';
    await user.click(box(/^外观设置/u));
    await user.click(box(/^已打开的页面/u));
    await run();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'portal.locale',
      'portal.login.staff',
      'somebody.else',
    ]);
    expect(Object.keys(window.sessionStorage)).toEqual(['portal.locking']);
    expect([
      document.documentElement.dataset.density,
      document.documentElement.dataset.scheme,
    ]).toEqual([undefined, 'light']);
  });

  it('asks before unsaved input is lost, and does nothing if the user keeps it', async () => {
    const closeAll = vi.fn();
    const mayLeave = vi.fn(() => Promise.resolve(false));
    const { user, run, box, onClose } = await open({ workspace: { mayLeave, closeAll } });
    await user.click(box(/^已打开的页面/u));
    await run();
    await waitFor(() => expect(mayLeave).toHaveBeenCalledOnce());
    expect([closeAll.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
    expect(window.localStorage.getItem('portal.pack.zh-CN')).not.toBeNull();
  });

  it('reports that the browser does not allow it', async () => {
    const { run, onClose } = await open();
    const refuse = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await run();
    expect(await screen.findByText(/浏览器没有允许清除/u)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    refuse.mockRestore();
  });

  it('is possible only if something is ticked', async () => {
    const { user, box } = await open();
    for (const name of [/^语言包/u, /^最近的搜索/u, /^最近选择的门店/u])
      await user.click(box(name));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '清除缓存' }).disabled).toBe(true);
  });
});
