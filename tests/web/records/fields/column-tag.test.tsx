import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf, optionOf } from '../../../support/columns.ts';
import {
  renderCell,
  combobox,
  renderForm,
  problemKey,
  renderSearchForm,
} from './render-columns.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const options = [
  optionOf('1', '启用'),
  optionOf('pending', '待审'),
  optionOf('REJECTED', '驳回'),
  optionOf('x9', '其他'),
];
const status = columnOf('status', 'TAG', { title: '状态', options, isEditable: false });

describe('A Tag column', () => {
  it.each([
    ['1', '启用', 'var(--ok)'],
    ['pending', '待审', 'var(--tag-todo)'],
    ['REJECTED', '驳回', 'var(--danger)'],
    ['in_process', 'in_process', 'var(--tag-todo)'],
    ['x9', '其他', 'var(--tag-flat)'],
    [true, '启用', 'var(--ok)'],
  ])('shows %s as a tag: %s, in the color %s', async (value, text, color) => {
    loadStyles('design/theme/marks.css', 'records/fields/kinds/TagField.css');
    const { cell: drawn } = await renderCell(status, value);
    expect(drawn.textContent).toBe(text);
    expect(styleOf(screen.getByText(text), 'color')).toBe(color);
  });

  it('is a dash without a tag if it is empty', async () => {
    loadStyles('design/theme/marks.css');
    const { cell: drawn } = await renderCell(status, '');
    expect(drawn.textContent).toBe('—');
    expect(styleOf(screen.getByText('—'), 'background')).toBe('');
  });

  it('is text in a form if it has a value', async () => {
    const first = await renderForm([status]);
    expect(screen.queryByText('状态')).toBeNull();
    first.unmount();
    await renderForm([{ ...status, isEditable: true }], { first: { status: '1' } });
    expect(screen.getByLabelText('状态').textContent).toBe('启用');
  });

  it('is searched by its options, and never required', async () => {
    const { user, conditions } = await renderSearchForm([{ ...status, searchType: 'IN' }]);
    await user.click(combobox('状态'));
    await user.click(screen.getByRole('option', { name: '待审' }));
    expect(conditions()).toEqual([{ column: 'status', operation: 'IN', values: ['pending'] }]);
    expect(problemKey(status, '1')).toBeNull();
  });
});
