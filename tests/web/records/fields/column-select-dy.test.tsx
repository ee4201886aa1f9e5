import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OptionRequest } from '../../../../web/records/fields/option-search.ts';
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

const region = columnOf('region', 'SELECT', {
  title: '区域',
  options: [optionOf('N', '北区'), optionOf('S', '南区'), optionOf('W', '西区')],
});
const shop = columnOf('shop', 'SELECT_DY', { title: '门店', dependsOn: ['region'] });
const shelf = columnOf('shelf', 'SELECT_DY', { title: '货架', dependsOn: ['shop'] });

const shops: Record<string, string[]> = { N: ['1001', '1002'], S: ['2001', '1002'], W: [] };
const byRegion = ({ values }: OptionRequest) =>
  (shops[values.region ?? ''] ?? []).map((code) => optionOf(code, `店 ${code}`));

describe('A SelectDy column', () => {
  it('shows the name from its row', async () => {
    expect((await renderCell(shop, '1001', { label: '北京店' })).cell.textContent).toBe('北京店');
  });

  it('waits for the field that it depends on, and names it', async () => {
    const { search, asked } = fakeOptionSource(byRegion);
    const { user } = await renderForm([region, shop], { search });
    const field = combobox('门店');
    expect(field.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      '请先填写：区域',
    );
    await user.click(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('offers the choices for the value of the other field, and loads them again when that changes', async () => {
    const { search } = fakeOptionSource(byRegion);
    const { user } = await renderForm([region, shop], { search, first: { region: 'N' } });
    await user.click(combobox('门店'));
    await waitFor(() => expect(offered()).toEqual(['1001 店 1001', '1002 店 1002']));
    await user.keyboard('{Escape}');
    await user.click(combobox('区域'));
    await user.click(screen.getByRole('option', { name: '南区' }));
    await user.click(combobox('门店'));
    await waitFor(() => expect(offered()).toEqual(['2001 店 2001', '1002 店 1002']));
  });

  it('is cleared when its value is not offered any more, and only then', async () => {
    const { search } = fakeOptionSource(byRegion);
    const { user, values } = await renderForm([region, shop], {
      search,
      first: { region: 'N', shop: '1002' },
    });
    await user.click(combobox('区域'));
    await user.click(screen.getByRole('option', { name: '南区' }));
    await waitFor(() => expect(combobox('门店').value).toBe('1002 店 1002'));
    expect(values()).toEqual({ region: 'S', shop: '1002' });
    await user.click(combobox('区域'));
    await user.click(screen.getByRole('option', { name: '西区' }));
    await waitFor(() => expect(values()).toEqual({ region: 'W', shop: null }));
  });

  it('is cleared with all its dependents when the first of them is emptied', async () => {
    const { search } = fakeOptionSource(byRegion);
    const { user, values } = await renderForm([region, shop, shelf], {
      search,
      first: { region: 'N', shop: '1001', shelf: 'A' },
    });
    await user.click(combobox('区域'));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(values()).toEqual({ region: null, shop: null, shelf: null }));
  });

  it('keeps its value when the request fails', async () => {
    const { user, values } = await renderForm([region, shop], {
      search: () => Promise.reject(new Error('down')),
      first: { region: 'N', shop: '1001' },
    });
    await user.click(combobox('区域'));
    await user.click(screen.getByRole('option', { name: '南区' }));
    await user.click(combobox('门店'));
    await screen.findByRole('button', { name: '重试' });
    expect(values()).toEqual({ region: 'S', shop: '1001' });
  });

  it('does not wait if it depends on itself, on a circle or on a missing column', async () => {
    const { search } = fakeOptionSource(() => [optionOf('x', '甲')]);
    const columns = [
      { ...shop, dependsOn: ['shelf'] },
      { ...shelf, dependsOn: ['shop'] },
      columnOf('own', 'SELECT_DY', { title: '自己', dependsOn: ['own'] }),
      columnOf('lost', 'SELECT_DY', { title: '无主', dependsOn: ['nowhere'] }),
    ];
    const { user, values } = await renderForm(columns, { search });
    for (const title of ['门店', '货架', '自己', '无主']) {
      await user.click(combobox(title));
      await user.click(await screen.findByRole('option', { name: 'x 甲' }));
    }
    expect(values()).toEqual({ shop: 'x', shelf: 'x', own: 'x', lost: 'x' });
  });

  it('is searched with the other values of the search form, and emptied with them', async () => {
    const { search, asked } = fakeOptionSource(byRegion);
    const { user, values, conditions } = await renderSearchForm(
      [
        { ...region, searchType: 'EQ' },
        { ...shop, searchType: 'EQ' },
      ],
      { search, first: { region: 'N' } },
    );
    await user.click(combobox('门店'));
    await user.click(await screen.findByRole('option', { name: '1001 店 1001' }));
    expect(asked.at(-1)?.values).toEqual({ region: 'N' });
    expect(conditions()).toHaveLength(2);
    await user.click(combobox('区域'));
    await user.click(screen.getByRole('option', { name: '南区' }));
    expect(values()).toEqual({ region: 'S', shop: null });
  });

  it('must be chosen if metadata says so', () => {
    expect(problemKey({ ...shop, isRequired: true }, null)).toBe('metadata.choose');
  });
});
