import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OptionPage, OptionSearch } from '../../../../web/records/fields/option-search.ts';
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

const supplier = columnOf('supplierid', 'SELECT_REMOTE', { title: '供应商' });
const suppliers = Array.from({ length: 120 }, (_, at) =>
  optionOf(`S${String(at)}`, `供应商 ${String(at)} 号`),
);

describe('A SelectRemote column', () => {
  it('shows code and name from its row', async () => {
    expect((await renderCell(supplier, 'S1', { label: '粮油' })).cell.textContent).toBe('S1 粮油');
    expect((await renderCell(supplier, 'S1')).container.textContent).toBe('S1');
  });

  it('shows the name of a stored value from its row, without a request and without opening its list', async () => {
    const { search, asked } = fakeOptionSource(() => suppliers);
    await renderForm([supplier], {
      search,
      first: { supplierid: 'S1' },
      stored: { values: { supplierid: 'S1' }, labels: { supplierid: '粮油' } },
    });
    expect(combobox('供应商').value).toBe('S1 粮油');
    expect(asked).toEqual([]);
  });

  it('requests the unknown name of a stored value once, and shows the code if there is none', async () => {
    const { search, asked } = fakeOptionSource(() => suppliers, 10);
    await renderForm([supplier, { ...supplier, name: 'other', title: '其他' }], {
      search,
      first: { supplierid: 'S7', other: 'gone' },
      // The name in the row belongs to a different value.
      stored: { values: { supplierid: 'S8' }, labels: { supplierid: '别的' } },
    });
    await waitFor(() => expect(combobox('供应商').value).toBe('S7 供应商 7 号'));
    expect(combobox('其他').value).toBe('gone');
    expect(asked.map(({ column, text, page }) => [column, text, page])).toEqual([
      ['supplierid', 'S7', 1],
      ['other', 'gone', 1],
    ]);
  });

  it('requests matches when the user has stopped typing, and more of them on demand', async () => {
    const { search, asked } = fakeOptionSource(() => suppliers, 50);
    const { user, values } = await renderForm([supplier], { search });
    await user.type(combobox('供应商'), '供应商');
    await waitFor(() => expect(offered()).toHaveLength(50));
    expect(asked.map(({ text, page }) => [text, page])).toEqual(
      [
        ['', 1],
        ['供应商', 1],
      ].slice(-asked.length),
    );
    await user.click(screen.getByRole('button', { name: '显示更多' }));
    await waitFor(() => expect(offered()).toHaveLength(100));
    // Reaching the end of the list loads the next page.
    fireEvent.scroll(screen.getByRole('listbox').parentElement!);
    await waitFor(() => expect(offered()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'S119 供应商 119 号' }));
    expect(values()).toEqual({ supplierid: 'S119' });
    expect(combobox('供应商').value).toBe('S119 供应商 119 号');
  });

  it('requests nothing while an input method composes', async () => {
    const { search, asked } = fakeOptionSource(() => suppliers);
    const { user } = await renderForm([supplier], { search });
    await user.click(combobox('供应商'));
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.compositionStart(combobox('供应商'));
    fireEvent.input(combobox('供应商'), { target: { value: 'gong' } });
    fireEvent.input(combobox('供应商'), { target: { value: '供应商 3' } });
    fireEvent.compositionEnd(combobox('供应商'));
    await waitFor(() => expect(asked.at(-1)?.text).toBe('供应商 3'));
    expect(asked).toHaveLength(2);
  });

  it('shows the latest answer, whichever arrives last', async () => {
    const answers: Record<string, (page: OptionPage) => void> = {};
    const search: OptionSearch = (_column, { text }) =>
      new Promise((resolve) => (answers[text] = resolve));
    const { user } = await renderForm([supplier], { search });
    await user.type(combobox('供应商'), 'a');
    await waitFor(() => expect(answers).toHaveProperty('a'));
    await user.type(combobox('供应商'), 'b');
    await waitFor(() => expect(answers).toHaveProperty('ab'));
    await act(async () => answers.ab?.({ options: [optionOf('AB', '后')], hasMore: false }));
    await act(async () => answers.a?.({ options: [optionOf('A', '先')], hasMore: false }));
    expect(offered()).toEqual(['AB 后']);
  });

  it('is searched by several values that were found one after the other', async () => {
    const { search } = fakeOptionSource(() => suppliers);
    const { user, conditions } = await renderSearchForm([{ ...supplier, searchType: 'IN' }], {
      search,
    });
    await user.type(combobox('供应商'), 'S11');
    await user.click(await screen.findByRole('option', { name: 'S11 供应商 11 号' }));
    await user.clear(combobox('供应商'));
    await user.type(combobox('供应商'), 'S40');
    await user.click(await screen.findByRole('option', { name: 'S40 供应商 40 号' }));
    expect(conditions()).toEqual([
      { column: 'supplierid', operation: 'IN', values: ['S11', 'S40'] },
    ]);
    await user.tab();
    expect(combobox('供应商').value).toBe('S11 供应商 11 号, S40 供应商 40 号');
  });

  it('must be chosen if metadata says so', () => {
    expect(problemKey({ ...supplier, isRequired: true }, null)).toBe('metadata.choose');
  });
});
