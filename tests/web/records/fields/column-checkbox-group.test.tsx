import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf, optionOf } from '../../../support/columns.ts';
import {
  renderCell,
  combobox,
  renderForm,
  problemKey,
  renderSearchForm,
} from './render-columns.tsx';

const options = [optionOf('a', '门店'), optionOf('b', '小程序'), optionOf('c', '外卖')];
const channels = columnOf('channels', 'CHECKBOX_GROUP', { title: '渠道', options });

describe('A CheckboxGroup column', () => {
  it('shows the names of its codes, and codes without an option unchanged', async () => {
    expect((await renderCell(channels, 'a,c,old')).cell.textContent).toBe('门店, 外卖, old');
    expect((await renderCell(channels, ['b'])).cell.textContent).toBe('小程序');
  });

  it('stores the ticked codes in the order of the options', async () => {
    const { user, values } = await renderForm([channels], { first: { channels: 'c,old' } });
    const group = within(screen.getByRole('group', { name: '渠道' }));
    expect(group.getByRole<HTMLInputElement>('checkbox', { name: '外卖' }).checked).toBe(true);
    await user.click(group.getByRole('checkbox', { name: '门店' }));
    expect(values()).toEqual({ channels: 'a,c,old' });
    for (const name of ['门店', '外卖']) await user.click(group.getByRole('checkbox', { name }));
    expect(values()).toEqual({ channels: 'old' });
  });

  it('reads codes with spaces after the commas, and a code that is there twice', async () => {
    expect((await renderCell(channels, 'a, c,a')).cell.textContent).toBe('门店, 外卖');
    const { user, values } = await renderForm([channels], { first: { channels: 'b, c, b' } });
    await user.click(screen.getByRole('checkbox', { name: '外卖' }));
    expect(values()).toEqual({ channels: 'b' });
  });

  it('is searched by all ticked codes, or by the exact value', async () => {
    const several = await renderSearchForm([{ ...channels, searchType: 'IN' }]);
    await several.user.click(combobox('渠道'));
    await several.user.click(screen.getByRole('option', { name: '门店' }));
    await several.user.click(screen.getByRole('option', { name: '外卖' }));
    expect(several.conditions()).toEqual([
      { column: 'channels', operation: 'LIKE', value: 'a' },
      { column: 'channels', operation: 'LIKE', value: 'c' },
    ]);
    several.unmount();
    const one = await renderSearchForm([{ ...channels, searchType: 'EQ' }], {
      first: { channels: 'b' },
    });
    expect(one.conditions()).toEqual([{ column: 'channels', operation: 'EQ', value: 'b' }]);
  });

  it('must have a value if metadata says so', () => {
    expect(problemKey({ ...channels, isRequired: true }, null)).toBe('metadata.choose');
    expect(problemKey({ ...channels, isRequired: true }, 'a')).toBeNull();
  });

  it('is typed as codes if there are no options', async () => {
    const { user, values } = await renderForm([{ ...channels, options: [] }]);
    await user.type(screen.getByRole('textbox', { name: '渠道' }), 'a,b');
    expect(values()).toEqual({ channels: 'a,b' });
  });
});
