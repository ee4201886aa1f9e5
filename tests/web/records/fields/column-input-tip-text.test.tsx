import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const code = columnOf('barcode', 'INPUT_TIP_TEXT', { title: '条码', hint: '13 位数字' });
const describedBy = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('An InputTipText column', () => {
  it('shows its value in a cell, without its hint', async () => {
    expect((await renderCell(code, '6901234567892')).cell.textContent).toBe('6901234567892');
  });

  it('has its hint below, tied to the field, beside the problem', async () => {
    const first = await renderForm([code]);
    expect(describedBy(screen.getByRole('textbox', { name: '条码' }))).toEqual(['13 位数字']);
    first.unmount();
    await renderForm([code], { problems: { barcode: { textKey: 'metadata.required' } } });
    expect(describedBy(screen.getByRole('textbox', { name: '条码' }))).toEqual([
      '请填写此项',
      '13 位数字',
    ]);
  });

  it('has its hint in the language of the page if the packs know its key', async () => {
    await renderForm([{ ...code, hintI18nCode: 'metadata.choose' }], { locale: 'en-US' });
    expect(describedBy(screen.getByRole('textbox', { name: '条码' }))).toEqual(['Choose one']);
  });

  it('is typed and searched as text', async () => {
    const typed = await renderForm([code]);
    await typed.user.type(screen.getByRole('textbox'), '69');
    expect(typed.values()).toEqual({ barcode: '69' });
    typed.unmount();
    const { user, conditions } = await renderSearchForm([{ ...code, searchType: 'LIKE' }]);
    await user.type(screen.getByRole('textbox'), '69');
    expect(conditions()).toEqual([{ column: 'barcode', operation: 'LIKE', value: '69' }]);
  });

  it('must have an allowed length, and be filled in', () => {
    expect(problemKey({ ...code, isRequired: true }, null)).toBe('metadata.required');
    expect(problemKey({ ...code, minimumLength: 13 }, '69')).toBe('metadata.tooShort');
  });
});
