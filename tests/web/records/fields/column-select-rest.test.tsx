import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import { columnOf, optionOf } from '../../../support/columns.ts';
import {
  renderCell,
  combobox,
  renderForm,
  offered,
  problemKey,
  renderSearchForm,
  fakeOptionSource,
} from './render-columns.tsx';

const product = columnOf('productid', 'SELECT_REST', { title: '商品' });
const rice = optionOf('P1', '大米', { productname: '大米', price: 31.5 });

describe('A SelectRest column', () => {
  it('shows the name from its options, from its row, or beside it', async () => {
    expect((await renderCell({ ...product, options: [rice] }, 'P1')).cell.textContent).toBe('大米');
    expect((await renderCell(product, 'P1', { label: '大米' })).container.textContent).toBe('大米');
    expect(
      (await renderCell(product, 'P1', { row: { productname: '大米' } })).container.textContent,
    ).toBe('P1 大米');
    expect((await renderCell(product, 'P1')).container.textContent).toBe('P1');
  });

  it('requests its address when its list is opened, and fills in the values of the choice', async () => {
    const { search, asked } = fakeOptionSource(() => [rice, optionOf('P2', '面粉')]);
    const { user, values } = await renderForm([product], { search });
    expect(asked).toEqual([]);
    await user.click(combobox('商品'));
    await waitFor(() => expect(offered()).toEqual(['P1 大米', 'P2 面粉']));
    await user.click(screen.getByRole('option', { name: 'P1 大米' }));
    expect(values()).toEqual({ productid: 'P1', productname: '大米', price: '31.5' });
    expect(combobox('商品').value).toBe('P1 大米');
  });

  it('is chosen from the options in its metadata without another request', async () => {
    const { search, asked } = fakeOptionSource(() => []);
    const { user } = await renderForm([{ ...product, options: [rice] }], { search });
    await user.click(combobox('商品'));
    expect(offered()).toEqual(['大米']);
    expect(asked).toEqual([]);
  });

  it('reports that its address failed, keeps its value, and requests it again', async () => {
    const search = vi
      .fn<OptionSearch>()
      .mockRejectedValueOnce(new Error('late'))
      .mockRejectedValueOnce(new Error('late'))
      .mockResolvedValue({ options: [rice], hasMore: false });
    const { user, values } = await renderForm([product], { search, first: { productid: 'P9' } });
    await user.click(combobox('商品'));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(offered()).toEqual(['P1 大米']));
    expect(values()).toEqual({ productid: 'P9' });
  });

  it('is searched by one of its options', async () => {
    const { search } = fakeOptionSource(() => [rice]);
    const { user, conditions } = await renderSearchForm([{ ...product, searchType: 'EQ' }], {
      search,
    });
    await user.click(combobox('商品'));
    await user.click(await screen.findByRole('option', { name: 'P1 大米' }));
    expect(conditions()).toEqual([{ column: 'productid', operation: 'EQ', value: 'P1' }]);
    expect(combobox('商品').value).toBe('P1 大米');
  });

  it('must be chosen if metadata says so', () => {
    expect(problemKey({ ...product, isRequired: true }, null)).toBe('metadata.choose');
  });
});
