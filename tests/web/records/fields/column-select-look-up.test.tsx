import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

const items = [optionOf('kg', '千克'), optionOf('pcs', '件')];
const unit = columnOf('unit', 'SELECT_LOOK_UP', { title: '单位', options: items });

describe('A SelectLookUp column', () => {
  it('shows the item of its lookup', async () => {
    expect((await renderCell(unit, 'pcs')).cell.textContent).toBe('件');
    expect(
      (await renderCell({ ...unit, options: null }, 'pcs', { label: '件' })).container.textContent,
    ).toBe('件');
  });

  it('offers the items from its metadata without a request', async () => {
    const { search, asked } = fakeOptionSource(() => items);
    const { user, values } = await renderForm([unit], { search });
    await user.click(combobox('单位'));
    await user.click(screen.getByRole('option', { name: '件' }));
    expect(values()).toEqual({ unit: 'pcs' });
    expect(asked).toEqual([]);
  });

  it('is searched if its lookup has too many items, and shows the name of its value', async () => {
    const { search } = fakeOptionSource(() => items);
    const { user } = await renderForm([{ ...unit, options: null }], {
      search,
      first: { unit: 'kg' },
    });
    await waitFor(() => expect(combobox('单位').value).toBe('kg 千克'));
    await user.type(combobox('单位'), '件');
    await waitFor(() => expect(offered()).toEqual(['pcs 件']));
  });

  it('is searched by several items', async () => {
    const { user, conditions } = await renderSearchForm([{ ...unit, searchType: 'IN' }]);
    await user.click(combobox('单位'));
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
    expect(conditions()).toEqual([{ column: 'unit', operation: 'IN', values: ['kg', 'pcs'] }]);
  });

  it('must be chosen if metadata says so', () => {
    expect(problemKey({ ...unit, isRequired: true }, '')).toBe('metadata.choose');
  });
});
