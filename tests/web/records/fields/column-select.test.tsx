import { screen } from '@testing-library/react';
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

const options = [
  optionOf('1', '现结'),
  optionOf('2', '月结'),
  { ...optionOf('3', 'In advance'), i18nCode: 'metadata.choose' },
];
const term = columnOf('term', 'SELECT', { title: '付款', options });
const many = Array.from({ length: 12 }, (_, at) => optionOf(String(at), `门店 ${String(at)}`));

describe('A Select column', () => {
  it('shows the name of its code in the language of the page, and other values unchanged', async () => {
    expect((await renderCell(term, '2')).cell.textContent).toBe('月结');
    expect((await renderCell(term, '9')).container.textContent).toBe('9');
    expect((await renderCell(term, 3)).container.textContent).toBe('请选择');
  });

  it('is chosen from its list with the keyboard alone, and emptied', async () => {
    const { user, values } = await renderForm([term], { first: { term: '1' } });
    expect(combobox('付款').value).toBe('现结');
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(values()).toEqual({ term: '2' });
    await user.keyboard('{Delete}');
    expect(values()).toEqual({ term: null });
  });

  it('is filtered by typed text if its list is long', async () => {
    const { user, values } = await renderForm([{ ...term, options: many }]);
    await user.type(combobox('付款'), '门店 11');
    expect(offered()).toEqual(['门店 11']);
    await user.keyboard('{Enter}');
    expect(values()).toEqual({ term: '11' });
  });

  it('is searched by one value, or by several if metadata says so', async () => {
    const one = await renderSearchForm([{ ...term, searchType: 'EQ' }]);
    await one.user.click(combobox('付款'));
    await one.user.click(screen.getByRole('option', { name: '月结' }));
    expect(one.conditions()).toEqual([{ column: 'term', operation: 'EQ', value: '2' }]);
    one.unmount();

    const several = await renderSearchForm([{ ...term, searchType: 'IN' }], {
      first: { term: '1' },
    });
    await several.user.click(combobox('付款'));
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
    await several.user.click(screen.getByRole('option', { name: '月结' }));
    expect(combobox('付款').value).toBe('现结, 月结');
    expect(several.conditions()).toEqual([{ column: 'term', operation: 'IN', values: ['1', '2'] }]);
    // The list stays open, and choosing an option again removes it.
    await several.user.click(screen.getByRole('option', { name: '现结' }));
    expect(several.values()).toEqual({ term: '2' });
    await several.user.click(screen.getByRole('button', { name: '清除' }));
    expect(several.conditions()).toEqual([]);
  });

  it('distinguishes codes with commas in an address', async () => {
    const odd = {
      ...term,
      searchType: 'IN' as const,
      options: [optionOf('a,b', '甲'), optionOf('50%', '乙')],
    };
    const { user, values, conditions } = await renderSearchForm([odd]);
    await user.click(combobox('付款'));
    await user.click(screen.getByRole('option', { name: '甲' }));
    await user.click(screen.getByRole('option', { name: '乙' }));
    expect(values()).toEqual({ term: 'a%2Cb,50%25' });
    expect(conditions()).toEqual([{ column: 'term', operation: 'IN', values: ['a,b', '50%'] }]);
  });

  it('asks for a choice if it is required', () => {
    expect(problemKey({ ...term, isRequired: true }, null)).toBe('metadata.choose');
    expect(problemKey(term, null)).toBeNull();
  });

  it('is typed as a code if there are no options', async () => {
    const { user, values } = await renderForm([{ ...term, options: null }]);
    await user.type(screen.getByRole('textbox', { name: '付款' }), '7');
    expect(values()).toEqual({ term: '7' });
  });
});
