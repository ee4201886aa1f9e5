import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildWatch } from '../../../web/app/BuildWatch.tsx';
import { BUILD_CHECK_MS } from '../../../web/platform/build/useNewBuild.ts';
import { renderInPortal } from '../support/render-in-portal.tsx';

/**
 * Fakes only the timers that the watch uses: React has timers of its own, which a jump of the clock
 * would break for later test files.
 */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

let served: string | number;
let asked: number;

beforeEach(() => {
  fakeTimers();
  served = '{"id":"one"}';
  asked = 0;
  document.head.insertAdjacentHTML('beforeend', '<meta name="portal-build" content="one">');
  vi.stubGlobal('fetch', (url: string) => {
    if (url === '/build.json') asked++;
    return Promise.resolve(
      typeof served === 'number' ? new Response('', { status: served }) : new Response(served),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.querySelector('meta[name="portal-build"]')?.remove();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const event = (name: string) =>
  act(async () => {
    window.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
  });
const prompt = () => screen.queryByText(/门户有新版本/u);

async function open(unsaved: string[] = []) {
  vi.useRealTimers();
  const page = await renderInPortal(<BuildWatch />, {
    workspace: { unsavedTitles: () => unsaved },
  });
  page.unmount();
  fakeTimers();
  return renderInPortal(<BuildWatch />, { workspace: { unsavedTitles: () => unsaved } });
}

describe('A new version', () => {
  it('is checked for every ten minutes and announced once it exists', async () => {
    await open();
    await pass(BUILD_CHECK_MS);
    expect([asked, prompt()]).toEqual([1, null]);
    served = '{"id":"two"}';
    await pass(BUILD_CHECK_MS);
    expect(asked).toBe(2);
    expect(prompt()).not.toBeNull();
    expect(screen.getByRole('button', { name: '立即重新加载' })).toBeTruthy();
  });

  it.each(['focus', 'vite:preloadError'])('is checked for on %s', async (name) => {
    await open();
    served = '{"id":"two"}';
    await event(name);
    expect(prompt()).not.toBeNull();
  });

  it('is announced with the names of the tabs that would lose input', async () => {
    await open(['采购订单 PO-1', '费用单']);
    served = '{"id":"two"}';
    await event('focus');
    expect(prompt()!.textContent).toContain('采购订单 PO-1、费用单');
  });

  it('is not announced again after the user put it off, but the next version is', async () => {
    await open();
    served = '{"id":"two"}';
    await event('focus');
    await act(async () => screen.getByRole('button', { name: '稍后' }).click());
    await pass(BUILD_CHECK_MS);
    expect(prompt()).toBeNull();
    served = '{"id":"three"}';
    await pass(BUILD_CHECK_MS);
    expect(prompt()).not.toBeNull();
  });

  it.each([404, 'no JSON', '{"id":7}', '[]'])('is not concluded from %s', async (answer) => {
    await open();
    served = answer;
    await pass(BUILD_CHECK_MS);
    expect([asked, prompt()]).toEqual([1, null]);
  });

  it('is not checked for while the session is locked', async () => {
    const { services } = await open();
    await act(async () => services.session.lock());
    await pass(3 * BUILD_CHECK_MS);
    expect(asked).toBe(0);
  });
});
