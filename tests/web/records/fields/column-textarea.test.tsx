import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const remark = columnOf('remark', 'TEXTAREA', { title: '备注', maximumLength: 20 });

describe('A Textarea column', () => {
  it('shows its first 50 characters in a cell, and all of its lines in a note', async () => {
    const text = `第一行\n${'字'.repeat(60)}`;
    const { user } = await renderCell(remark, text);
    await user.tab();
    expect(screen.getByRole('tooltip').textContent).toBe(text);
  });

  it('takes the whole width of a form, keeps its lines and counts its characters', async () => {
    const { user, values } = await renderForm([remark]);
    expect(
      screen
        .getByRole('textbox', { name: '备注' })
        .closest<HTMLElement>('[style]')
        ?.style.getPropertyValue('--form-span'),
    ).toBe('12');
    await user.type(screen.getByRole('textbox', { name: '备注' }), '一行{Enter}两行');
    expect(values()).toEqual({ remark: '一行\n两行' });
    expect(screen.getByText('已输入 5 个字，最多 20 个')).toBeDefined();
  });

  it('is searched in one line', async () => {
    const { user, conditions } = await renderSearchForm([{ ...remark, searchType: 'LIKE' }]);
    await user.type(screen.getByRole('textbox', { name: '备注' }), '到货');
    expect(screen.getByRole('textbox').tagName).toBe('INPUT');
    expect(conditions()).toEqual([{ column: 'remark', operation: 'LIKE', value: '到货' }]);
  });

  it('must have an allowed length, and be filled in', () => {
    expect(problemKey(remark, 'x'.repeat(21))).toBe('metadata.tooLong');
    expect(problemKey({ ...remark, isRequired: true }, '\n ')).toBe('metadata.required');
    expect(problemKey(remark, 'x'.repeat(20))).toBeNull();
  });
});
