import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { order, orderLine } from './sheet-fixtures.ts';
import {
  cell,
  copyText,
  renderLines,
  input,
  paste,
  cellValue,
  focusedCell,
} from './render-lines.tsx';

describe('A copied block', () => {
  it('is readable by a spreadsheet: numbers plain, choices by name, and nothing as a formula', async () => {
    const sheet = order(2);
    const rows = [
      orderLine(1, { productname: '=HYPERLINK("http://x")', qty: '1234.5' }),
      orderLine(2, { productname: 'a\tb' }),
    ];
    const { user } = await renderLines({
      ...sheet,
      details: [{ ...sheet.details[0]!, rows }, sheet.details[1]!],
    });
    await user.click(cell(1, '商品名称'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(copyText()).toBe('\'=HYPERLINK("http://x")\t袋\r\n"a\tb"\t袋');
    await user.click(cell(1, '数量'));
    expect(copyText()).toBe('1234.5');
  });

  it('keeps the sign of a figure, but not what only stands in a column of figures', async () => {
    const sheet = order(3);
    const rows = [
      orderLine(1, { qty: '-12.5' }),
      orderLine(2, { qty: '=1+1' }),
      orderLine(3, { productname: '＝1+1' }),
    ];
    const { user } = await renderLines({
      ...sheet,
      details: [{ ...sheet.details[0]!, rows }, sheet.details[1]!],
    });
    await user.click(cell(1, '数量'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(copyText()).toBe("-12.5\r\n'=1+1");
    await user.click(cell(3, '商品名称'));
    expect(copyText()).toBe("'＝1+1");
  });

  it('is cut from cells that can be changed', async () => {
    const { user, edits } = await renderLines(order(2));
    await user.click(cell(2, '件数'));
    expect(copyText('cut')).toBe('2');
    expect(edits().details[0]?.lines).toMatchObject([{ lineno: 2, pkqty: null }]);
  });

  it('is the same when it is pasted again', async () => {
    const { user, edits } = await renderLines(order(3));
    await user.click(cell(1, '商品编码'));
    await user.keyboard('{Control>}a{/Control}');
    const block = copyText();
    paste(block);
    expect([block.split('\r\n').length, edits().isDirty]).toEqual([3, false]);
  });
});

describe('Filling down', () => {
  it('copies the first line of a block into the others, or the cell above into a single cell, exactly', async () => {
    const { user, edits } = await renderLines(order(4));
    await user.click(cell(1, '散数'));
    await user.keyboard('0.375{Shift>}{ArrowDown}{/Shift}');
    expect(input().value).toBe('0.375');
    await user.click(cell(1, '散数'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() =>
      expect(edits().details[0]?.lines.map(({ remqty }) => remqty)).toEqual([
        '0.375',
        '0.375',
        '0.375',
      ]),
    );
    await user.click(cell(4, '散数'));
    await user.keyboard('{Control>}d{/Control}');
    expect([cellValue(4, '散数'), focusedCell()]).toEqual(['0.375', '4 散数']);
  });
});
