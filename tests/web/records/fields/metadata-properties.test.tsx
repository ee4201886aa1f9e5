import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../../../web/records/form/check-fields.ts';
import type { Column } from '../../../../web/records/fields/column.ts';
import { conditionsOf } from '../../../../web/records/search/conditions-of.ts';
import { spanOf, startsRow } from '../../../../web/records/form/form-layout.ts';
import { summaryOf } from '../../../../web/records/fields/summary-of.ts';
import { defaultsOf } from '../../../../web/records/fields/values.ts';
import { columnOf, optionOf } from '../../../support/columns.ts';
import {
  renderCell,
  combobox,
  renderForm,
  problemKey,
  renderSearchForm,
  fakeOptionSource,
} from './render-columns.tsx';

const column = (over: Partial<Column>, type: Column['type'] = 'INPUT') =>
  columnOf('x', type, { title: '字段', ...over });
const field = () => screen.getByLabelText(/字段/u);
const styleOfCell = async (style: Column['style']) =>
  (await renderCell(column({ style }), 'v')).cell.querySelector('span')?.getAttribute('style') ??
  null;

/**
 * A test per property of column metadata. Properties of tables only (width, pin, order) are tested
 * with the grid.
 */
const properties: Readonly<Record<string, () => void | Promise<void>>> = {
  async name() {
    const { user, values } = await renderForm([column({ name: 'shopid' })]);
    await user.type(field(), 'a');
    expect(values()).toEqual({ shopid: 'a' });
  },
  async type() {
    await renderForm([column({}, 'TEXTAREA')]);
    expect(field().tagName).toBe('TEXTAREA');
  },
  async title() {
    await renderForm([column({ title: '商品名称' })]);
    expect(screen.getByLabelText('商品名称')).toBeDefined();
  },
  async i18nCode() {
    await renderForm([column({ i18nCode: 'metadata.option.list' })], { locale: 'en-US' });
    expect(screen.getByLabelText('Choices')).toBeDefined();
  },
  defaultValue() {
    expect(defaultsOf([column({ defaultValue: '0' }), columnOf('y')])).toEqual({ x: '0', y: null });
  },
  async isRequired() {
    expect(problemKey(column({ isRequired: true }), null)).toBe('metadata.required');
    await renderForm([column({ isRequired: true })]);
    expect(field().getAttribute('aria-required')).toBe('true');
  },
  minimumLength() {
    expect(problemKey(column({ minimumLength: 3 }), 'ab')).toBe('metadata.tooShort');
  },
  maximumLength() {
    expect(problemKey(column({ maximumLength: 1 }), 'ab')).toBe('metadata.tooLong');
    // Contradicting lengths are ignored: otherwise no value would be valid.
    expect(problemKey(column({ minimumLength: 9, maximumLength: 1 }), 'ab')).toBeNull();
  },
  async isEditable() {
    await renderForm([column({ isEditable: false, isRequired: true })], { first: { x: 'v' } });
    expect([field().tagName, field().textContent]).toEqual(['OUTPUT', 'v']);
    expect(checkFields([column({ isEditable: false, isRequired: true })], {})).toEqual({});
  },
  async isVisible() {
    await renderForm([column({ isVisible: false })], { first: { x: 'v' } });
    expect(screen.queryByLabelText('字段')).toBeNull();
    expect(checkFields([column({ isVisible: false, isRequired: true })], {})).toEqual({});
  },
  row() {
    const columns = [column({ row: 1 }), column({ row: 1 }), column({ row: 2 })];
    expect(columns.map((_, at) => startsRow(columns, at))).toEqual([false, false, true]);
  },
  span() {
    expect([
      spanOf(column({ span: 4 })),
      spanOf(column({ span: 99 })),
      spanOf(column({})),
      spanOf(column({}, 'TEXTAREA')),
    ]).toEqual([4, 12, 6, 12]);
  },
  async style() {
    expect(await styleOfCell({ color: 'red', fontWeight: 600 })).toBe(
      'color: red; font-weight: 600;',
    );
  },
  async 'style, of which only the harmless is taken'() {
    expect(
      await styleOfCell({
        position: 'fixed',
        backgroundImage: 'url(//evil)',
        color: 'url(x)',
        zIndex: 9,
      }),
    ).toBeNull();
  },
  async hint() {
    await renderForm([column({ hint: '十三位' })]);
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe(
      '十三位',
    );
  },
  async hintI18nCode() {
    await renderForm([column({ hint: '十三位', hintI18nCode: 'metadata.isRequired' })], {
      locale: 'zh-TW',
    });
    expect(screen.getByText('必填')).toBeDefined();
  },
  minimum() {
    expect(problemKey(column({ minimum: '5' }, 'INPUT_NUM'), '4.99')).toMatch(/^number\./u);
    expect(problemKey(column({ minimum: '5' }, 'INPUT_NUM'), '5')).toBeNull();
  },
  maximum() {
    expect(problemKey(column({ maximum: '5' }, 'INPUT_NUM'), '5.01')).toMatch(/^number\./u);
  },
  async step() {
    const { user, values } = await renderForm([column({ step: '0.5' }, 'INPUT_NUM')], {
      first: { x: '1' },
    });
    await user.type(field(), '{ArrowUp}');
    expect(values()).toEqual({ x: '1.5' });
  },
  async decimalPlaces() {
    const { user, values } = await renderForm([column({ decimalPlaces: 3 }, 'INPUT_NUM')]);
    await user.type(field(), '1.23456{Tab}');
    expect(values()).toEqual({ x: '1.235' });
  },
  async unit() {
    await renderForm([column({ unit: '元' }, 'INPUT_NUM')], { first: { x: '39.9' } });
    expect(field().parentElement?.textContent).toBe('元');
    expect(field().getAttribute('aria-valuetext')).toBe('39.9 元');
    expect((await renderCell(column({ unit: '%' }, 'INPUT_NUM'), 25)).cell.textContent).toBe(
      '25.00%',
    );
    expect((await renderCell(column({ unit: '元' }, 'INPUT_NUM'), 25)).cell.textContent).toBe(
      '25.00',
    );
  },
  async unitI18nCode() {
    await renderForm([column({ unit: '元', unitI18nCode: 'metadata.isRequired' }, 'INPUT_NUM')], {
      locale: 'zh-TW',
    });
    expect(field().parentElement?.textContent).toBe('必填');
  },
  async 'decimalPlaces, all of them while nobody types'() {
    const { user } = await renderForm(
      [column({ decimalPlaces: 2 }, 'INPUT_NUM'), columnOf('qty', 'INPUT_NUM', { title: '数量' })],
      {
        first: { x: '39.9', qty: '3' },
      },
    );
    expect(field()).toHaveProperty('value', '39.90');
    expect(screen.getByLabelText('数量')).toHaveProperty('value', '3');
    await user.clear(field());
    await user.type(field(), '7');
    expect(field()).toHaveProperty('value', '7');
    await user.tab();
    expect(field()).toHaveProperty('value', '7.00');
  },
  async searchType() {
    await renderSearchForm([column({ searchType: null })]);
    expect(screen.queryByLabelText('字段')).toBeNull();
    expect(conditionsOf([column({ searchType: 'EQ' })], { x: 'v', gone: 'w' })).toEqual([
      { column: 'x', operation: 'EQ', value: 'v' },
    ]);
  },
  async dependsOn() {
    await renderForm([
      column({ dependsOn: ['y'], options: [] }, 'SELECT_DY'),
      columnOf('y', 'INPUT', { title: '上级' }),
    ]);
    expect(combobox('字段').getAttribute('aria-disabled')).toBe('true');
  },
  async options() {
    expect(
      (await renderCell(column({ options: [optionOf('1', '一')] }, 'SELECT'), 1)).cell.textContent,
    ).toBe('一');
  },
  async 'copies of options'() {
    const options = [optionOf('1', '一', { price: 2.5, unit: null })];
    const { user, values } = await renderForm([column({ options }, 'SELECT')], {
      first: { unit: '袋' },
    });
    await user.click(combobox('字段'));
    await user.click(screen.getByRole('option', { name: '一' }));
    expect(values()).toEqual({ x: '1', price: '2.5', unit: null });
  },
  async pickerModule() {
    // Without the workbench there is no picker to open: see picker-field.test.tsx.
    await renderForm([column({ pickerModule: '300101' }, 'SELECT_REMOTE')], {
      search: fakeOptionSource(() => []).search,
    });
    expect(screen.queryByRole('button', { name: /从列表中选择/u })).toBeNull();
  },
  sumStyle() {
    const rows = [{ x: '0.1' }, { x: 0.2 }, { x: null }, { x: '' }, { x: 'n/a' }, {}];
    const sums = (['SUM', 'AVERAGE', 'COUNT', 'MINIMUM', 'MAXIMUM'] as const).map(
      (sumStyle) => summaryOf([column({ sumStyle }, 'INPUT_NUM')], rows).x,
    );
    expect(sums).toEqual(['0.3', '0.15', '3', '0.1', '0.2']);
  },
};

describe('A property of a column', () => {
  it.each(Object.keys(properties))('%s takes effect', (name) => properties[name]?.());
});
