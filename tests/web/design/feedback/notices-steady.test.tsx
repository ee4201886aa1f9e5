import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notify, useNotify } from '../../../../web/design/feedback/Notices.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const stillMs = 200;
let saveAt = { left: 0, top: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  saveAt = { left: 0, top: 0 };
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(352);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return 60 * this.childElementCount;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(saveAt.left, saveAt.top, 100, 32),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show() {
  const given: { notify?: Notify } = {};
  function Caller() {
    given.notify = useNotify();
    return <button type="button">保存</button>;
  }
  await renderInPortal(<Caller />);
  const { style } = screen.getByRole('status');
  return {
    notify: (...notice: Parameters<Notify>) => act(() => given.notify?.(...notice)),
    place: () => [style.left, style.bottom],
    scroll: () => act(() => void fireEvent.scroll(document.body)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

it('a failure notice does not move when another notice appears or when the page is scrolled beside it', async () => {
  const { notify, place, scroll, wait } = await show();
  notify('保存失败', 'failed');
  const first = place();
  expect(first).toEqual(['1072px', '16px']);
  notify('已保存');
  expect(place()).toEqual(first);
  saveAt = { left: 200, top: 400 };
  scroll();
  wait(stillMs);
  expect(place()).toEqual(first);
});

it('a failure notice moves once when the page stops with a control below it, but not while the pointer is on it', async () => {
  const { notify, place, scroll, wait } = await show();
  notify('保存失败', 'failed');
  const first = place();
  saveAt = { left: 1200, top: 850 };
  scroll();
  wait(stillMs - 1);
  expect(place()).toEqual(first);
  act(() => screen.getByRole('button', { name: '关闭通知' }).focus());
  wait(1);
  expect(place()).toEqual(first);
  act(() => screen.getByRole('button', { name: '关闭通知' }).blur());
  scroll();
  wait(stillMs);
  expect(place()).not.toEqual(first);
});
