import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const name = columnOf('name', 'INPUT', { title: '名称' });

describe('An Input column', () => {
  it('shows text in its cell unchanged: tags, numbers and codes alike', async () => {
    expect((await renderCell(name, '<b>粗</b> &amp;')).cell.textContent).toBe('<b>粗</b> &amp;');
    expect(document.querySelector('b')).toBeNull();
  });

  it('shows a long text cut after 50 characters, and in full on hover, focus and press', async () => {
    const long = '零'.repeat(60);
    const { user, cell: drawn } = await renderCell(name, long);
    expect(drawn.textContent).toBe(`${'零'.repeat(50)}…`);
    const cut = screen.getByRole('button', { name: long });
    await user.tab();
    expect(document.activeElement).toBe(cut);
    expect(screen.getByRole('tooltip').textContent).toBe(long);
    expect(cut.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(cut);
    expect(screen.getByRole('tooltip')).toBeDefined();
    await user.unhover(cut);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does not cut a text of 50 characters, however wide they are', async () => {
    const { cell: drawn } = await renderCell(name, '𠮷'.repeat(50));
    expect(drawn.textContent).toBe('𠮷'.repeat(50));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cuts without a button if its cell is inside a pressable element', async () => {
    const long = 'x'.repeat(51);
    const { cell: drawn } = await renderCell(name, long, { tabIndex: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(drawn.querySelector('span')?.title).toBe(long);
  });

  it.each([
    ['EQ', ' 大米 ', [{ column: 'name', operation: 'EQ', value: '大米' }]],
    ['LIKE', '大米', [{ column: 'name', operation: 'LIKE', value: '大米' }]],
    ['IN', 'A1, A2；A3  A1', [{ column: 'name', operation: 'IN', values: ['A1', 'A2', 'A3'] }]],
    ['IN', ' ,; ', []],
    ['LIKE', '   ', []],
  ] as const)('is searched by %s: "%s"', async (searchType, typed, conditions) => {
    const { user, conditions: made } = await renderSearchForm([{ ...name, searchType }]);
    await user.type(screen.getByRole('textbox', { name: '名称' }), typed);
    expect(made()).toEqual(conditions);
  });

  it('is searched from one text to another, whichever comes first', async () => {
    const { user, conditions, values } = await renderSearchForm([{ ...name, searchType: 'RANGE' }]);
    await user.type(screen.getByRole('textbox', { name: '从' }), 'P~9');
    expect(conditions()).toEqual([{ column: 'name', operation: 'GE', value: 'P9' }]);
    await user.type(screen.getByRole('textbox', { name: '到' }), 'A1');
    expect(values()).toEqual({ name: 'P9~A1' });
    expect(conditions()).toEqual([
      { column: 'name', operation: 'GE', value: 'A1' },
      { column: 'name', operation: 'LE', value: 'P9' },
    ]);
  });

  it('is typed as text, and an empty text is null', async () => {
    const { user, values } = await renderForm([name]);
    const field = screen.getByRole('textbox', { name: '名称' });
    await user.type(field, '0x');
    expect(values()).toEqual({ name: '0x' });
    await user.clear(field);
    expect(values()).toEqual({ name: null });
  });

  it('must have a value if metadata says so, within its lengths, counted in visible characters', () => {
    const checked = { ...name, isRequired: true, minimumLength: 2, maximumLength: 3 };
    expect(problemKey(checked, null)).toBe('metadata.required');
    expect(problemKey(checked, '   ')).toBe('metadata.required');
    expect(problemKey(checked, '甲')).toBe('metadata.tooShort');
    expect(problemKey(checked, '𠮷𠮷𠮷')).toBeNull();
    expect(problemKey(checked, '𠮷𠮷𠮷𠮷')).toBe('metadata.tooLong');
    expect(problemKey({ ...checked, isRequired: false }, null)).toBeNull();
  });
});
