import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import { newSheet } from '../../../../web/records/documents/sheet.ts';
import { column, option, order, orderLine } from './sheet-fixtures.ts';
import { cell, renderLines, lineNumbers, paste, sumsRow, focusedCell } from './render-lines.tsx';

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** A detail list of plain columns with this many empty lines. */
function plain(lines: number, columns: ReturnType<typeof column>[]) {
  const base = order(0);
  const rows = Array.from({ length: lines }, (_, nth) => ({ lineno: nth + 1 }));
  const detail = { section: 'details', totalCount: lines, rows, sums: {} };
  return {
    ...base,
    form: { ...base.form, details: [{ ...base.form.details[0]!, columns }] },
    details: [detail],
  };
}

describe('A block from a spreadsheet', () => {
  it('is pasted from the current cell on, with numbers read as if typed and dependent values updated', async () => {
    const { user, edits } = await renderLines(order(3));
    await user.click(cell(1, '件数'));
    paste('1,000\t２\r\n(3)\t0.125\r\n');
    expect(edits().details[0]?.lines).toMatchObject([
      { lineno: 1, pkqty: '1000', remqty: '2', qty: '4002' },
      { lineno: 2, pkqty: '-3', remqty: '0.125' },
    ]);
    await waitFor(() => expect(status()).toContain('已粘贴 2 行。'));
    expect(sumsRow()[5]).toBe('1,000');
    // Problems in it are reported and can be visited.
    expect(screen.getByRole('button', { name: '第 2 行 件数：不能为负数' })).toBeDefined();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  });

  it('skips read-only cells and what does not fit, and states how much', async () => {
    const sheet = order(2);
    const rows = [orderLine(1, { iseditxs: '0' }), orderLine(2)];
    const { user, edits } = await renderLines({
      ...sheet,
      details: [{ ...sheet.details[0]!, rows }, sheet.details[1]!],
    });
    await user.click(cell(1, '单位'));
    paste(['袋\t9\t5\t6', '箱\t4\t7\t8', '袋\t4\t1\t1'].join('\n'));
    expect(edits().details[0]?.lines).toMatchObject([
      { lineno: 1, remqty: '6' },
      { lineno: 2, pkqty: '7', remqty: '8' },
    ]);
    await waitFor(() =>
      expect(status()).toContain(
        '已粘贴 2 行。 3 个格子不能修改，已跳过。 多出的 1 行没有粘贴：这里不能新增行。',
      ),
    );
  });

  it('fills a selection that is a multiple of its size', async () => {
    const { user, edits } = await renderLines(order(4));
    await user.click(cell(1, '件数'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    paste('8\n9');
    expect(edits().details[0]?.lines.map(({ pkqty }) => pkqty)).toEqual(['8', '9', '8', '9']);
  });

  it('is read by the type of each column: names for codes, dates in any notation, and marked where that is impossible', async () => {
    const sheet = plain(3, [
      column('state', 'SELECT', {
        title: '状态',
        options: [option('1', '启用'), option('0', '停用')],
      }),
      column('day', 'DATE', { title: '日期' }),
      column('time', 'DATE_TIME', { title: '时间' }),
      column('tags', 'CHECKBOX_GROUP', {
        title: '标签',
        options: [option('n', '新品'), option('s', '促销')],
      }),
      column('name', 'INPUT', { title: '名称', maximumLength: 4 }),
      column('price', 'INPUT_NUM', { title: '进价' }),
    ]);
    const { user, edits } = await renderLines(sheet);
    await user.click(cell(1, '状态'));
    paste(
      [
        '停用\t2026/6/5\t2026/6/5 9:30\t新品、促销\t"两\n行"\t￥12.345',
        '1\t2026年6月5日\t20260605\ts\t  米 \t',
        '别的\t6/5/26\t明天\t没有\t太长的名称\t1.5E+3',
      ].join('\r\n'),
    );
    const [first, second, third] = edits().details[0]!.lines;
    expect(first).toEqual({
      lineno: 1,
      state: '0',
      day: '2026-06-05',
      time: '2026-06-05 09:30:00',
      tags: 'n,s',
      name: '两 行',
      price: '12.35',
    });
    expect(second).toEqual({
      lineno: 2,
      state: '1',
      day: '2026-06-05',
      time: '2026-06-05 00:00:00',
      tags: 's',
      name: '米',
    });
    expect(third).toMatchObject({ state: '别的', day: '6/5/26', time: '明天', price: '1.5E+3' });
    expect(
      edits().lineProblems.map(
        ({ lineNumber, column: name }) => `${String(lineNumber)} ${String(name)}`,
      ),
    ).toEqual(['3 state', '3 day', '3 time', '3 name', '3 price']);
  });

  it('is pasted into the text while a cell is being edited', async () => {
    const { user, edits } = await renderLines(order(2));
    await user.click(cell(1, '件数'));
    await user.keyboard('7');
    paste('5\n6');
    expect([edits().isDirty, focusedCell()]).toEqual([false, '1 件数']);
  });
});

describe('Lines that are pasted into a new document', () => {
  const found = (code: string) =>
    option(code, `商品${code}`, {
      productname: `商品${code}`,
      unit: '袋',
      pknum: 6,
      price: '2.50',
      iseditxs: '1',
      iseditls: '1',
    });

  it('are added after the others, their codes are looked up once each, and the rest is filled in', async () => {
    const search = vi.fn<OptionSearch>(async (_column, { text }) => ({
      options: [found(text)],
      hasMore: false,
    }));
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true, search });
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    await waitFor(() => expect(focusedCell()).toBe('1 商品编码'));
    const block = ['P1\t\t\t\t2\t1', 'P2\t\t\t\t3', 'P1\t\t\t\t4'].join('\r\n');
    await act(async () => void paste(block));
    await waitFor(() => expect(lineNumbers()).toHaveLength(3));
    await waitFor(() => expect(sumsRow()[5]).toBe('9'));
    expect(search.mock.calls.map(([, { text }]) => text).toSorted()).toEqual(['P1', 'P2']);
    expect(edits().details[0]?.lines).toMatchObject([
      {
        lineno: 1,
        productid: 'P1',
        productname: '商品P1',
        pkqty: '2',
        remqty: '1',
        qty: '13',
        amount: '32.5',
      },
      { lineno: 2, productid: 'P2', pkqty: '3', qty: '18' },
      { lineno: 3, productid: 'P1', pkqty: '4', qty: '24' },
    ]);
    expect(status()).toContain('已粘贴 3 行。 其中新增 2 行。');
    // The whole paste is one undo step.
    await user.keyboard('{Control>}z{/Control}');
    expect(lineNumbers()).toEqual(['1新增的行']);
    expect(edits().details[0]?.lines[0]).toMatchObject({ productid: null });
  });

  it('keep a code that is unknown or could not be looked up, and mark it until it changes', async () => {
    const search = vi.fn<OptionSearch>(async (_column, { text }) => {
      if (text === 'P8') throw new Error('down');
      return { options: [found('P77')], hasMore: false };
    });
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true, search });
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    await act(async () => void paste('P7\nP8'));
    await waitFor(() =>
      expect(status()).toContain('已粘贴 2 行。 其中新增 1 行。 2 个编码没有找到，已标出。'),
    );
    expect(edits().lineProblems.map(({ problem }) => problem)).toEqual([
      { textKey: 'sheet.problem.notOption' },
      { textKey: 'sheet.problem.notAsked' },
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(edits().lineProblems).toEqual([]);
  });

  it('leave a code alone that the user has changed meanwhile', async () => {
    let answer: (page: Awaited<ReturnType<OptionSearch>>) => void = () => undefined;
    const search = vi.fn<OptionSearch>(() => new Promise((resolve) => (answer = resolve)));
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true, search });
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    paste('P1');
    act(() => edits().changeLine('details', { lineno: 1 }, 'productid', 'P5'));
    await act(async () => answer({ options: [found('P1')], hasMore: false }));
    expect(edits().details[0]?.lines[0]).toMatchObject({ productid: 'P5', productname: null });
  });
});
