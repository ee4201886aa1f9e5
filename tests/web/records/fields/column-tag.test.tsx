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

const options = [
  optionOf('1', '启用'),
  optionOf('pending', '待审'),
  optionOf('REJECTED', '驳回'),
  optionOf('x9', '其他'),
];
const status = columnOf('status', 'TAG', { title: '状态', options, isEditable: false });

describe('A Tag column', () => {
  it.each([
    ['1', '启用', 'ok'],
    ['pending', '待审', 'info'],
    ['REJECTED', '驳回', 'danger'],
    ['in_process', 'in_process', 'info'],
    ['x9', '其他', 'neutral'],
    [true, '启用', 'ok'],
  ])('shows %s as a tag: %s, %s', async (value, text, tone) => {
    const { cell: drawn } = await renderCell(status, value);
    expect(drawn.textContent).toBe(text);
    expect(drawn.querySelector('.tag')?.classList.contains(`tag-tone-${tone}`)).toBe(true);
  });

  it('is a dash without a tag if it is empty', async () => {
    const { cell: drawn } = await renderCell(status, '');
    expect([drawn.textContent, drawn.querySelector('.tag')]).toEqual(['—', null]);
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
