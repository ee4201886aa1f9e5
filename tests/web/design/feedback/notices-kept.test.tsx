import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notify, useNotify } from '../../../../web/design/feedback/Notices.tsx';
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

it('notices let clicks through to the page below, except on their own buttons', () => {
  const styles = readFileSync(
    join(import.meta.dirname, '../../../../web/design/feedback/Notices.css'),
    'utf8',
  );
  const bodyOf = (selector: string) => styles.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  expect(bodyOf('.notices')).toContain('pointer-events: none');
  expect(bodyOf('.notice')).not.toContain('pointer-events');
  expect(bodyOf('.notice button')).toContain('pointer-events: auto');
});

it('a warning notice looks different from a success notice and disappears by itself', async () => {
  const { notify } = await show();
  notify('请选择时间', 'warning');
  notify('已保存');
  const [warning, success] = [...screen.getByRole('status').children];
  expect(warning?.className).toContain('notice-warning');
  expect(warning?.querySelector('svg')?.outerHTML).not.toBe(
    success?.querySelector('svg')?.outerHTML,
  );
  minutes(1);
  expect(texts()).toEqual([]);
});
