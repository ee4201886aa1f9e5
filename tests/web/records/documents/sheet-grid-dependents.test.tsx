import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import type { SheetContent } from '../../../../web/records/documents/sheet.ts';
import { column, option, order, orderLine, productColumns } from './sheet-fixtures.ts';
import { cell, renderLines, cellValue, focusedCell } from './render-lines.tsx';

const regions = [option('east', '华东'), option('west', '华西')];

/** An order whose lines have a region and a store of that region. */
function toStores(...lines: object[]): SheetContent {
  const sheet = order(lines.length);
  const columns = [
    ...productColumns,
    column('region', 'SELECT', { title: '区域', options: regions }),
    column('shopid', 'SELECT_DY', { title: '收货门店', dependsOn: ['region'] }),
    column('shopname', 'INPUT', { title: '门店名称', isEditable: false }),
  ];
  const rows = lines.map((line, at) => orderLine(at + 1, line));
  return {
    ...sheet,
    form: { ...sheet.form, details: [{ ...sheet.form.details[0]!, columns }] },
    details: [{ ...sheet.details[0]!, rows }],
  };
}

const found: OptionSearch = () =>
  Promise.resolve({ options: [option('1001', '滨江旗舰店')], hasMore: false });

describe('A cell whose list depends on another cell', () => {
  it('waits for it, names it, and does not block the keyboard', async () => {
    const { user, edits } = await renderLines(toStores({}, { region: '' }), { search: found });
    await user.click(cell(1, '收货门店'));
    expect(focusedCell()).toBe('1 收货门店');
    expect(cellValue(1, '收货门店')).toBe('请先填写：区域');
    expect(cell(1, '收货门店').querySelector('input, button')).toBeNull();
    await user.keyboard('x{F2}{ArrowDown}');
    expect(focusedCell()).toBe('2 收货门店');
    expect([cellValue(1, '收货门店'), cellValue(2, '收货门店')]).toEqual(['—', '请先填写：区域']);
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focusedCell()).toBe('1 区域');
    expect(edits().isDirty).toBe(false);
  });

  it('shows its value while it waits, and can be emptied', async () => {
    const { user, edits } = await renderLines(
      toStores({ shopid: '1001', shopname: '滨江旗舰店' }),
      {
        search: found,
      },
    );
    await user.click(cell(1, '收货门店'));
    expect(cellValue(1, '收货门店')).toBe('1001');
    await user.keyboard('{Delete}');
    expect(edits().details[0]?.lines).toMatchObject([{ lineno: 1, shopid: null }]);
  });

  it('offers choices as soon as the other cell has a value, and requests them with that value', async () => {
    const search = vi.fn(found);
    const { user, edits } = await renderLines(toStores({ region: 'east', shopname: '旧名' }), {
      search,
    });
    await user.click(cell(1, '收货门店'));
    await user.click(screen.getByRole('combobox', { name: /收货门店$/u }));
    await user.click(await screen.findByRole('option', { name: /滨江旗舰店/u }));
    expect(edits().details[0]?.lines).toMatchObject([{ lineno: 1, shopid: '1001' }]);
    expect(search.mock.calls.map(([asked, { values }]) => [asked.name, values.region])).toEqual([
      ['shopid', 'east'],
    ]);
  });

  it('waits for nothing that the table does not have', async () => {
    const sheet = toStores({});
    const [detail] = sheet.form.details;
    const columns = detail!.columns.map((one) =>
      one.name === 'shopid' ? { ...one, dependsOn: ['nowhere'] } : one,
    );
    const { user } = await renderLines(
      { ...sheet, form: { ...sheet.form, details: [{ ...detail!, columns }] } },
      { search: found },
    );
    await user.click(cell(1, '收货门店'));
    expect(screen.getByRole('combobox', { name: /收货门店$/u })).toBeDefined();
  });
});
