import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';

import { newSheet, type SheetContent } from '../../../../web/records/documents/sheet.ts';
import { SheetChanges } from '../../../../web/records/documents/SheetChanges.tsx';

import { cell, renderLines, lineNumbers as rowTexts, sumsRow } from './render-lines.tsx';
import { option, order } from './sheet-fixtures.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

describe('A document that is being edited', () => {
  it('gets lines whose product is looked up and fills in the rest, and loses them again', async () => {
    const rice = option('P1', '大米', {
      productname: '大米',
      unit: '袋',
      pknum: 6,
      price: '2.50',
      iseditxs: '1',
    });
    const search = vi.fn<OptionSearch>().mockResolvedValue({ options: [rice], hasMore: false });
    const { user, edits } = await renderLines(newSheet(order(1).form), { composing: true, search });
    expect(screen.getByText('还没有明细，请先添加一行')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('第 1 行 商品编码');
    await user.keyboard('大米');
    await user.click(await screen.findByRole('option', { name: 'P1 大米' }));
    await user.click(cell(1, '件数'));
    await user.keyboard('2{Enter}');
    expect(sumsRow()).toEqual(['', '合计', '', '', '', '2', '0', '12', '', '30.00', '']);
    expect(edits().details[0]?.lines[0]).toMatchObject({
      productid: 'P1',
      productname: '大米',
      qty: '12',
    });
    await user.click(screen.getByRole('button', { name: '移除第 1 行' }));
    expect(edits().isDirty).toBe(false);
  });

  it('states how many lines are removed and restores them', async () => {
    const { user, edits } = await renderLines(order(3), { composing: true });
    await user.click(screen.getByRole('button', { name: '移除第 2 行' }));
    expect(rowTexts()).toEqual(['1', '3']);
    expect(edits().details[0]?.removed).toEqual([2]);
    await user.click(screen.getByRole('button', { name: '恢复' }));
    expect(rowTexts()).toEqual(['1', '2', '3']);
  });
});

describe('The changes since the last step', () => {
  it('are described in words, in the order of the document', async () => {
    const changes: SheetContent['changes'] = [
      {
        section: 'header',
        lineNumber: null,
        column: 'delivery',
        kind: 'CHANGED',
        before: 'centre',
        after: 'direct',
      },
      {
        section: 'details',
        lineNumber: 2,
        column: 'pkqty',
        kind: 'CHANGED',
        before: '80',
        after: '2',
      },
      { section: 'fees', lineNumber: 1, column: null, kind: 'ADDED', before: null, after: null },
    ];
    await renderInPortal(<SheetChanges sheet={order(3, { changes })} />);
    const list = screen.getByRole('list', { name: '上一步之后的变更' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '配送方式配送中心改为供应商直送',
      '商品明细 第 2 行 件数80改为2',
      '费用明细 第 1 行新增',
    ]);
  });

  it('may be none, or unknown', async () => {
    await renderInPortal(
      <>
        <SheetChanges sheet={order(1)} />
        <SheetChanges sheet={order(1, { changes: null })} />
      </>,
    );
    expect(screen.getByText('上一步之后没有变更')).toBeDefined();
    expect(screen.getByText('无法取得上一步的内容')).toBeDefined();
  });
});
