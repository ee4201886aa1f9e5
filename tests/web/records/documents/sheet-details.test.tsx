import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { LoadLines } from '../../../../web/records/documents/load-lines.ts';
import { type SheetContent } from '../../../../web/records/documents/sheet.ts';

import { SheetDetails } from '../../../../web/records/documents/SheetDetails.tsx';
import { SheetHeader } from '../../../../web/records/documents/SheetHeader.tsx';
import { cell, renderLines, input, lineNumbers as rowTexts, sumsRow } from './render-lines.tsx';
import { order, orderLine } from './sheet-fixtures.ts';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

describe('The header of a document', () => {
  it('shows label over value, without hidden columns, marks and links', async () => {
    const { form, header } = order(1);
    await renderInPortal(
      <SheetHeader
        columns={form.header}
        header={{ ...header, remark: '<img src=x onerror=alert(1)>' }}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '供应商',
      '订单日期',
      '配送方式',
      '订单金额',
      '备注',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'S20018 样例粮油供应链公司',
      '2026-06-14',
      '供应商直送',
      '142,938.00',
      '<img src=x onerror=alert(1)>',
    ]);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('The lines of a document', () => {
  it('are in a tab for each list with its count, and arrows move between the tabs', async () => {
    const { user } = await renderInPortal(<SheetDetails sheet={order(3)} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '商品明细 3',
      '费用明细 1',
    ]);
    screen.getByRole('tab', { name: /商品明细/u }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('费用明细 1');
    expect(
      within(screen.getByRole('tabpanel', { name: /费用明细/u })).getByText('运费'),
    ).toBeDefined();
    expect(sumsRow()).toEqual(['', '合计', '120.00']);
  });

  it('are read-only if nothing is edited, with text from outside as text and the sums of all lines', async () => {
    const sheet = order(2);
    const rows = [orderLine(1, { productname: '<b>粗</b>' }), orderLine(2)];
    await renderInPortal(
      <SheetDetails sheet={{ ...sheet, details: [{ ...sheet.details[0]!, rows }] }} />,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('<b>粗</b>')).toBeDefined();
    expect(sumsRow()).toEqual(['', '合计', '', '', '', '3', '2', '14', '', '441.00']);
    expect(screen.getByText('数量 = 件数 × 包装系数 + 散数')).toBeDefined();
  });

  it('let packages and loose pieces be typed if line and column allow it, and update all dependent values', async () => {
    const sheet = order(2);
    const rows = [orderLine(1, { iseditxs: '0' }), orderLine(2)];
    const { user, edits } = await renderLines({
      ...sheet,
      details: [{ ...sheet.details[0]!, rows }, sheet.details[1]!],
    });
    await user.click(cell(1, '件数'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(cell(2, '件数'));
    expect(screen.getByRole('textbox', { name: /^第 2 行 .*件数$/u })).toBe(input());
    await user.keyboard('１０{Enter}');
    expect(sumsRow()).toEqual(['', '合计', '', '', '', '11', '2', '46', '', '1,449.00']);
    expect(edits().details[0]?.lines).toEqual([
      { lineno: 2, pkqty: '10', qty: '41', amount: '1291.5' },
    ]);
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
      '已修改，原为 2',
    );
  });

  it('report in words what is wrong with a cell, and move the focus to it', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(3, '散数'));
    await user.keyboard('-2{Tab}');
    expect(cell(3, '散数').getAttribute('aria-invalid')).toBe('true');
    await user.click(cell(1, '件数'));
    await user.click(screen.getByRole('button', { name: '第 3 行 散数：不能为负数' }));
    expect(cell(3, '散数').contains(input())).toBe(true);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('2{Enter}');
    expect(screen.queryByRole('button', { name: /第 3 行 散数/u })).toBeNull();
  });

  it('mark what has changed since the last step, and show the former value', async () => {
    const changes: SheetContent['changes'] = [
      {
        section: 'details',
        lineNumber: 2,
        column: 'pkqty',
        kind: 'CHANGED',
        before: '80',
        after: '2',
      },
      { section: 'details', lineNumber: 3, column: null, kind: 'ADDED', before: null, after: null },
    ];
    await renderInPortal(<SheetDetails sheet={order(3, { changes })} />);
    expect(screen.getByText('上一步为 80').closest('td')?.title).toBe('上一步为 80');
    expect(rowTexts()).toEqual(['1', '2', '3上一步之后新增']);
  });
});

describe('Many lines', () => {
  it('are rendered only in view, but all of them for printing', async () => {
    await renderInPortal(<SheetDetails sheet={order(1000)} />);
    expect(rowTexts().length).toBeLessThan(100);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1001');
    fireEvent(window, new Event('beforeprint'));
    expect(rowTexts()).toHaveLength(1000);
    fireEvent(window, new Event('afterprint'));
    expect(rowTexts().length).toBeLessThan(100);
  });

  it('keep the focused line while the table scrolls', async () => {
    const { user } = await renderLines(order(1000));
    await user.click(cell(5, '件数'));
    const box = screen.getByRole('region', { name: '商品明细，可横向滚动' });
    box.scrollTop = 36 * 600;
    fireEvent.scroll(box);
    expect(rowTexts()[0]).toBe('5');
    expect(rowTexts()).toContain('610');
    expect(cell(5, '件数').contains(document.activeElement)).toBe(true);
  });

  it('are paged in the offered sizes, and a missing page is requested', async () => {
    const loadLines = vi.fn<LoadLines>(async (_section, page, size) =>
      Array.from({ length: size }, (_, at) => orderLine((page - 1) * size + at + 1)),
    );
    const { user } = await renderInPortal(
      <SheetDetails sheet={order(10_000)} loadLines={loadLines} />,
    );
    expect(await optionsOf(user, '每页行数')).toEqual(
      [30, 50, 100, 200, 300, 500, 1000].map((size) => `${String(size)} 条/页`),
    );
    expect(screen.getByRole('button', { name: '第 10 页' })).toBeTruthy();
    await chooseOption(user, '每页行数', '300 条/页');
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    expect(rowTexts()[0]).toBe('301');
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    expect(loadLines).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    await waitFor(() => expect(rowTexts()[0]).toBe('901'));
    expect(loadLines.mock.calls).toEqual([['details', 4, 300]]);
  });

  it('that could not be loaded are requested again', async () => {
    const loadLines = vi
      .fn<LoadLines>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([orderLine(1001)]);
    const { user } = await renderInPortal(
      <SheetDetails sheet={order(1001)} loadLines={loadLines} />,
    );
    await user.click(screen.getByRole('button', { name: /下一页/u }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(rowTexts()).toEqual(['1001']));
  });
});
