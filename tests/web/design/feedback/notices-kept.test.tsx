import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notify, useNotify } from '../../../../web/design/feedback/Notices.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function show() {
  const given: { notify?: Notify } = {};
  function Caller() {
    given.notify = useNotify();
    return null;
  }
  await renderInPortal(<Caller />);
  return {
    notify: (...notice: Parameters<Notify>) => act(() => given.notify?.(...notice)),
  };
}

const texts = () => [...screen.getByRole('status').children].map((notice) => notice.textContent);
const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000));

it('a success notice disappears by itself, and a failure notice stays until the user closes it', async () => {
  const { notify } = await show();
  notify('保存失败', 'failed');
  notify('已保存');
  expect(texts()).toEqual(['保存失败', '已保存']);
  minutes(10);
  expect(texts()).toEqual(['保存失败']);
  fireEvent.click(screen.getByRole('button', { name: '关闭通知' }));
  expect(texts()).toEqual([]);
});

it('failure notices are not pushed out by later successes, of which the last three are shown', async () => {
  const { notify } = await show();
  notify('保存失败', 'failed');
  notify('导出失败', 'failed');
  for (const nth of ['一', '二', '三', '四', '五']) notify(`已完成${nth}`);
  expect(texts().slice(0, 2)).toEqual(['保存失败', '导出失败']);
  expect(texts()).toContain('已完成五');
  expect(texts()).not.toContain('已完成一');
});

it('many failure notices all stay, each once', async () => {
  const { notify } = await show();
  for (const text of ['一', '二', '三', '四', '二']) notify(text, 'failed');
  expect(texts()).toEqual(['一', '三', '四', '二']);
});

it('notices are closed one by one', async () => {
  const { notify } = await show();
  notify('保存失败', 'failed');
  notify('导出失败', 'failed');
  const [first] = screen.getByRole('status').children;
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: '关闭通知' }));
  expect(texts()).toEqual(['导出失败']);
});

it('notices let clicks through to the page below, except on their own buttons', async () => {
  loadStyles('design/feedback/Notices.css');
  const { notify } = await show();
  notify('已保存');
  const button = screen.getByRole('button', { name: '关闭通知' });
  const reaches = (part: Element | null) => styleOf(part, 'pointer-events');
  expect(reaches(screen.getByRole('status'))).toBe('none');
  // It has none of its own: it inherits, which jsdom does not know.
  expect(reaches(button.parentElement)).toBe('');
  expect(reaches(button)).toBe('auto');
});

it('a warning notice looks different from a success notice and disappears by itself', async () => {
  loadStyles('design/feedback/Notices.css');
  const { notify } = await show();
  notify('请选择时间', 'warning');
  notify('已保存');
  const [warning, success] = [...screen.getByRole('status').children];
  const [mark, tick] = [warning, success].map((notice) => notice?.querySelector('svg'));
  expect([styleOf(mark, 'color'), styleOf(tick, 'color')]).toEqual(['var(--warn)', 'var(--ok)']);
  expect(mark?.outerHTML).not.toBe(tick?.outerHTML);
  minutes(1);
  expect(texts()).toEqual([]);
});
