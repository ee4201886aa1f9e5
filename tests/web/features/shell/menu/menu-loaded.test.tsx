import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import { renderPortal } from '../../../support/render-portal.tsx';
import { selectedTab } from '../../../support/open-workbench.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Renders the workbench until the last menu has arrived, with fake timers. */
async function withMenusThatCameNow(at: string) {
  let come: (answer: object) => void = () => undefined;
  const Workbench = () => new Promise<object>((resolve) => (come = resolve));
  const app = await renderPortal({ path: at, answers: signedIn(undefined, { Workbench }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => {
    come({ data: { viewer: viewerOf() } });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('tree')).toBeTruthy();
  return { ...app, pass };
}

const isBusy = () => screen.getByRole('navigation', { name: '主菜单' }).getAttribute('aria-busy');

describe('The menus', () => {
  it('count as loaded a second after the last of them arrived, and not before', async () => {
    const { pass } = await withMenusThatCameNow('/page');
    expect(isBusy()).toBe('true');
    await pass(999);
    expect(isBusy()).toBe('true');
    await pass(1);
    expect(isBusy()).toBe('false');
  });

  it('open the home of the single application when they are loaded', async () => {
    const { pass } = await withMenusThatCameNow('/pagebyapp?app=PUR');
    await pass(999);
    expect(selectedTab()).toBe('首页');
    await pass(1);
    expect(selectedTab()).toBe('采购管理');
  });
});
