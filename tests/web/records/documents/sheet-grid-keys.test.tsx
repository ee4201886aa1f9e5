import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { column, option, order, orderLine, productColumns } from './sheet-fixtures.ts';
import { cell, renderLines, input, cellValue, focusedCell } from './render-lines.tsx';

describe('The cells of a table', () => {
  it('are one Tab stop: the first that can be changed', async () => {
    const { user } = await renderLines(order(3));
    expect(screen.getByRole('grid', { name: '商品明细' })).toBeDefined();
    expect(document.querySelectorAll('tbody [tabindex="0"], tbody input')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: /商品明细/u }));
    await user.tab();
    expect(focusedCell()).toBe('1 商品编码');
  });

  it('are moved through by arrows, Home and End, with Ctrl to the corners, and never beyond an edge', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(2, '件数'));
    const walked: string[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
      'Home',
      'End',
      'Control>}{Home}{/Control',
      'ArrowUp',
    ]) {
      await user.keyboard(`{${key}}`);
      walked.push(focusedCell());
    }
    await user.keyboard('{Control>}{End}{/Control}');
    expect(walked).toEqual([
      '2 散数',
      '3 散数',
      '3 散数',
      '3 件数',
      '3 商品编码',
      '3 金额',
      '1 商品编码',
      '1 商品编码',
    ]);
    expect(focusedCell()).toBe('3 金额');
    expect(document.activeElement?.tagName).toBe('TD');
  });

  it('are paged by as many lines as are in view', async () => {
    const { user } = await renderLines(order(1000));
    await user.click(cell(1, '件数'));
    await user.keyboard('{PageDown}{PageDown}{PageUp}');
    expect(focusedCell()).toBe('18 件数');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(focusedCell()).toBe('1000 件数');
  });

  it('are left by Enter to the next line and by Tab to the next editable cell, across lines, keeping the input', async () => {
    const { user, edits } = await renderLines(order(2));
    await user.click(cell(1, '件数'));
    await user.keyboard('7{Enter}8{Shift>}{Enter}{/Shift}');
    expect(focusedCell()).toBe('1 件数');
    await user.keyboard('{Tab}5{Tab}');
    expect(focusedCell()).toBe('2 商品编码');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedCell()).toBe('1 散数');
    expect(edits().details[0]?.lines).toMatchObject([
      { lineno: 1, pkqty: '7', remqty: '5' },
      { lineno: 2, pkqty: '8' },
    ]);
    await user.keyboard('{Control>}{End}{/Control}{Tab}');
    expect(focusedCell()).toBe('elsewhere');
  });

  it('are overwritten by typing, edited by F2, and restored by Escape', async () => {
    const { user, edits } = await renderLines(order(3));
    await user.click(cell(3, '件数'));
    await user.keyboard('9');
    expect(input().value).toBe('9');
    await user.keyboard('{Escape}');
    expect([input().value, focusedCell()]).toEqual(['3', '3 件数']);
    await user.keyboard('{F2}4{ArrowLeft}{ArrowLeft}1{Enter}');
    expect(cellValue(3, '件数')).toBe('134');
    expect(edits().details[0]?.lines).toMatchObject([{ pkqty: '134' }]);
  });

  it('pass Escape on to the surrounding dialog when there is nothing to restore', async () => {
    const { user } = await renderLines(order(3));
    let heard = 0;
    document.body.addEventListener('keydown', ({ key }) => (heard += key === 'Escape' ? 1 : 0), {
      once: false,
    });
    await user.click(cell(3, '件数'));
    await user.keyboard('9{Escape}');
    expect(heard).toBe(0);
    await user.keyboard('{Escape}');
    expect(heard).toBe(1);
  });

  it('are emptied by Delete, one or a whole block of them, as one step', async () => {
    const { user, edits } = await renderLines(order(3));
    await user.click(cell(1, '件数'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    expect(screen.getByText(/已选 4 格/u).textContent).toBe('已选 4 格 合计 5');
    await user.keyboard('{Delete}');
    expect(edits().details[0]?.lines).toMatchObject([
      { lineno: 1, pkqty: null, remqty: null, qty: null },
      { lineno: 2, pkqty: null, remqty: null },
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(edits().isDirty).toBe(false);
  });

  it('do not move while an input method composes', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(1, '散数'));
    for (const key of ['Enter', 'ArrowDown', 'Tab', 'Escape'])
      fireEvent.keyDown(input(), { key, isComposing: true });
    expect(focusedCell()).toBe('1 散数');
  });

  it('are selected by Shift and a press, by dragging, and a line by its number', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(1, '件数'));
    fireEvent.mouseDown(cell(2, '散数'), { shiftKey: true });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    fireEvent.mouseDown(cell(1, '单位'));
    fireEvent.mouseOver(cell(3, '单位'), { buttons: 1 });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    fireEvent.mouseUp(document);
    fireEvent.mouseOver(cell(3, '件数'), { buttons: 1 });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    fireEvent.mouseDown(cell(2, '序号'));
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  });

  it('move the caret when the user presses into the edited text', async () => {
    const { user } = await renderLines(order(3));
    await user.click(cell(2, '散数'));
    fireEvent.mouseDown(input());
    await user.keyboard('{ArrowLeft}{Home}');
    expect(focusedCell()).toBe('2 散数');
  });
});

describe('Cells of other types', () => {
  const columns = [
    column('kind', 'RADIO', { title: '类别', options: [option('a', '甲'), option('b', '乙')] }),
    column('note', 'TEXTAREA', { title: '说明' }),
    column('amount', 'INPUT_NUM', { title: '金额', decimalPlaces: 3 }),
  ];
  const sheet = () => {
    const base = order(0);
    return {
      ...base,
      form: { ...base.form, details: [{ ...base.form.details[0]!, columns }] },
      details: [
        {
          section: 'details',
          totalCount: 2,
          rows: [
            { lineno: 1, kind: 'a', note: '一\n二', amount: '1' },
            { lineno: 2, kind: 'b' },
          ],
          sums: {},
        },
      ],
    };
  };

  it('offer a list of few choices, whose keys are its own while it is open', async () => {
    const { user, edits } = await renderLines(sheet());
    await user.click(cell(1, '类别'));
    await user.keyboard('{ArrowDown}');
    expect(focusedCell()).toBe('2 类别');
    await user.keyboard('{F2}{ArrowUp}{Enter}');
    expect(edits().details[0]?.lines).toEqual([{ lineno: 2, kind: 'a' }]);
    expect(focusedCell()).toBe('2 类别');
  });

  it('hold several lines of text, broken by Alt and Enter', async () => {
    const { user, edits } = await renderLines(sheet());
    await user.click(cell(1, '说明'));
    expect(input().value).toBe('一\n二');
    await user.keyboard('三{Alt>}{Enter}{/Alt}四{Enter}');
    expect(edits().details[0]?.lines).toEqual([{ lineno: 1, note: '三\n四' }]);
  });

  it('round to the decimals of their column, and accept full-width digits', async () => {
    const { user, edits } = await renderLines(sheet());
    await user.click(cell(1, '金额'));
    await user.keyboard('１，２３４．５６７８{Enter}');
    expect(edits().details[0]?.lines).toEqual([{ lineno: 1, amount: '1234.568' }]);
  });

  it('report an invalid number, and keep their former value', async () => {
    const { user, edits } = await renderLines(sheet());
    await user.click(cell(1, '金额'));
    await user.keyboard('2x{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('第 1 行 金额：请输入数字，已恢复原来的值');
    expect([cellValue(1, '金额'), edits().isDirty]).toEqual(['1.000', false]);
  });

  it('keep the input when the page is left', async () => {
    const { user, edits } = await renderLines(sheet());
    await user.click(cell(1, '金额'));
    await user.keyboard('25');
    expect(edits().isDirty).toBe(false);
    fireEvent(window, new Event('beforeunload'));
    expect(edits().details[0]?.lines).toEqual([{ lineno: 1, amount: '25' }]);
  });
});

describe('A read-only table', () => {
  it('can be moved through and copied from, and Tab leaves it at once', async () => {
    const sheet = order(2);
    const columns = productColumns.map((one) => ({ ...one, isEditable: false }));
    const rows = [orderLine(1), orderLine(2)];
    const { user } = await renderLines({
      ...sheet,
      form: { ...sheet.form, details: [{ ...sheet.form.details[0]!, columns }] },
      details: [{ ...sheet.details[0]!, rows }],
    });
    await user.click(cell(1, '商品名称'));
    await user.keyboard('{ArrowDown}x');
    expect([focusedCell(), cellValue(2, '商品名称')]).toEqual(['2 商品名称', '浓香菜籽油 5L']);
    await userEvent.tab();
    expect(focusedCell()).toBe('elsewhere');
  });
});
