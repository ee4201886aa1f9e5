import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LoadLines } from '../../../../web/records/documents/load-lines.ts';
import { newSheet } from '../../../../web/records/documents/sheet.ts';
import { order, orderLine } from './sheet-fixtures.ts';
import { cell, renderLines, input, lineNumbers, paste, focusedCell } from './render-lines.tsx';

const problems = () =>
  screen.getAllByRole('button', { name: /^第 \d+ 行 .*：/u }).map(({ textContent }) => textContent);

describe('A problem in the lines of a document', () => {
  it('is counted, marked in its cell, and can be visited, one by one', async () => {
    const { user } = await renderLines(order(30));
    await user.click(cell(1, '散数'));
    paste(Array.from({ length: 25 }, () => '-1').join('\n'));
    expect(screen.getAllByText('25 处需要修改')).toHaveLength(2);
    expect(problems()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: '还有 5 处，继续显示' }));
    expect(problems()).toHaveLength(25);
    expect(document.querySelectorAll('tbody [role="gridcell"][aria-invalid="true"]')).toHaveLength(
      25,
    );
    await user.click(screen.getByRole('button', { name: '第 25 行 散数：不能为负数' }));
    expect([focusedCell(), input().getAttribute('aria-invalid')]).toEqual(['25 散数', 'true']);
    expect(
      document.getElementById(input().getAttribute('aria-describedby')!)?.textContent,
    ).toContain('不能为负数');
    expect(
      within(screen.getByRole('tab', { name: /商品明细/u })).getByText('25 处需要修改'),
    ).toBeDefined();
  });

  it('can be visited on another page of lines, even if it is not loaded any more', async () => {
    const loadLines = vi.fn<LoadLines>(async (_section, page, size) =>
      Array.from({ length: size }, (_, at) => orderLine((page - 1) * size + at + 1)),
    );
    const { user } = await renderLines(order(3000), { loadLines });
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    await waitFor(() => expect(lineNumbers()[0]).toBe('1001'));
    await user.click(cell(1003, '散数'));
    await user.keyboard('-4{Enter}');
    await user.click(screen.getByRole('button', { name: /上一页/u }));
    expect(focusedCell()).toBe('elsewhere');
    await user.click(screen.getByRole('button', { name: '第 1003 行 散数：不能为负数' }));
    await waitFor(() => expect(focusedCell()).toBe('1003 散数'));
    // Changing the page does not move the focus again.
    await user.click(screen.getByRole('button', { name: /上一页/u }));
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    await waitFor(() => expect(lineNumbers()[0]).toBe('1001'));
    expect(focusedCell()).toBe('elsewhere');
  });

  it('includes what the services refuse, at its line and column, until it is changed', async () => {
    const { user, edits } = await renderLines(order(3));
    act(() =>
      edits().markRefused([
        { field: ['input', 'details', 'details', '2', 'pkqty'], message: '库存不足' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: '第 2 行 件数：库存不足' }));
    expect(focusedCell()).toBe('2 件数');
    await user.keyboard('1{Enter}');
    expect(screen.queryByText(/库存不足/u)).toBeNull();
  });

  it('includes missing values in new lines, once the user wants to save', async () => {
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true });
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(screen.queryByText(/处需要修改/u)).toBeNull();
    act(() => void edits().check());
    expect(problems()).toEqual(['第 1 行 商品编码：请选择']);
    act(() => edits().moveFocusTo(edits().lineProblems[0]!));
    await waitFor(() => expect(focusedCell()).toBe('1 商品编码'));
    fireEvent.keyDown(input(), { key: 'ArrowRight' });
    expect(focusedCell()).toBe('1 商品名称');
  });
});
