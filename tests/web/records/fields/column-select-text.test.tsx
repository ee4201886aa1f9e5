import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf, optionOf } from '../../../support/columns.ts';
import {
  renderCell,
  combobox,
  renderForm,
  offered,
  problemKey,
  renderSearchForm,
} from './render-columns.tsx';

const brand = columnOf('brand', 'SELECT_TEXT', {
  title: '品牌',
  options: [optionOf('B1', '福临门'), optionOf('B2', '金龙鱼')],
});

describe('A SelectText column', () => {
  it('shows the name of an option, and any other text unchanged', async () => {
    expect((await renderCell(brand, 'B1')).cell.textContent).toBe('福临门');
    expect((await renderCell(brand, '手工')).container.textContent).toBe('手工');
  });

  it('accepts typed text, without a press and whether it is offered or not', async () => {
    const { user, values } = await renderForm([brand]);
    await user.type(combobox('品牌'), '手工豆腐');
    expect(values()).toEqual({ brand: '手工豆腐' });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(combobox('品牌').value).toBe('手工豆腐');
    await user.clear(combobox('品牌'));
    expect(values()).toEqual({ brand: null });
  });

  it('accepts the option whose name is typed, and a chosen one', async () => {
    const { user, values } = await renderForm([brand]);
    await user.type(combobox('品牌'), '金龙鱼');
    expect(values()).toEqual({ brand: 'B2' });
    await user.clear(combobox('品牌'));
    await user.type(combobox('品牌'), '福');
    expect(offered()).toEqual(['福临门']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(values()).toEqual({ brand: 'B1' });
    expect(combobox('品牌').value).toBe('福临门');
  });

  it('reads the text of an input method when it is finished', async () => {
    const { values } = await renderForm([brand]);
    const field = combobox('品牌');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'dou' } });
    expect(values()).toEqual({});
    fireEvent.compositionEnd(field, { target: { value: '豆' } });
    expect(values()).toEqual({ brand: '豆' });
  });

  it('is searched by a part of its text, or by options', async () => {
    const like = await renderSearchForm([{ ...brand, searchType: 'LIKE' }]);
    await like.user.type(screen.getByRole('textbox', { name: '品牌' }), '手工');
    expect(like.conditions()).toEqual([{ column: 'brand', operation: 'LIKE', value: '手工' }]);
    like.unmount();
    const several = await renderSearchForm([{ ...brand, searchType: 'IN' }]);
    await several.user.click(combobox('品牌'));
    await several.user.click(screen.getByRole('option', { name: '福临门' }));
    expect(several.conditions()).toEqual([{ column: 'brand', operation: 'IN', values: ['B1'] }]);
  });

  it('must have a value, and no more than its maximum', () => {
    expect(problemKey({ ...brand, isRequired: true }, ' ')).toBe('metadata.required');
    expect(problemKey({ ...brand, maximumLength: 3 }, '手工豆腐')).toBe('metadata.tooLong');
  });
});
