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

const way = columnOf('way', 'RADIO', {
  title: '配送',
  options: [optionOf('d', '直送'), optionOf('c', '配送中心')],
});

describe('A Radio column', () => {
  it('shows the name of its code', async () => {
    expect((await renderCell(way, 'c')).cell.textContent).toBe('配送中心');
  });

  it('is a group with the name of the column, and can be cleared if it is optional', async () => {
    const { user, values } = await renderForm([way]);
    const group = screen.getByRole('radiogroup', { name: '配送' });
    await user.click(within(group).getByRole('radio', { name: '直送' }));
    expect(values()).toEqual({ way: 'd' });
    await user.click(within(group).getByRole('button', { name: '清除' }));
    expect(values()).toEqual({ way: null });
  });

  it('must be chosen if metadata says so, and cannot be cleared then', async () => {
    const required = { ...way, isRequired: true };
    expect(problemKey(required, null)).toBe('metadata.choose');
    await renderForm([required], {
      first: { way: 'd' },
      problems: { way: { textKey: 'metadata.choose' } },
    });
    const group = screen.getByRole('radiogroup', { name: /配送/u });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
      '请选择',
    );
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  });

  it('is searched by one or several of its options', async () => {
    const { user, conditions } = await renderSearchForm([{ ...way, searchType: 'IN' }]);
    await user.click(combobox('配送'));
    await user.click(screen.getByRole('option', { name: '直送' }));
    expect(conditions()).toEqual([{ column: 'way', operation: 'IN', values: ['d'] }]);
  });

  it('is typed as a code if there are no options', async () => {
    const { user, values } = await renderForm([{ ...way, options: null }]);
    await user.type(screen.getByRole('textbox', { name: '配送' }), 'x');
    expect(values()).toEqual({ way: 'x' });
  });
});
