import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Column, ColumnOption } from '../../../../web/records/fields/column.ts';
import type { OptionSearch } from '../../../../web/records/fields/option-search.ts';
import { FormFields } from '../../../../web/records/form/FormFields.tsx';
import { column, option } from '../documents/sheet-fixtures.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const few = [option('1', '月结 45 天'), option('2', '现结'), option('3', '预付')];
const many = Array.from({ length: 12 }, (_, at) => option(String(at), `门店 ${String(at)}`));

async function choice(over: Partial<Column>, more: { value?: string; search?: OptionSearch } = {}) {
  const onChange = vi.fn();
  const onKey = vi.fn<(key: string) => void>();
  const view = await renderInPortal(
    <div role="presentation" onKeyDown={({ key }) => onKey(key)}>
      <FormFields
        columns={[column('code', 'SELECT', { title: '选择', ...over })]}
        values={{ code: more.value ?? null }}
        problems={{}}
        onChange={onChange}
        {...(more.search && { search: more.search })}
      />
    </div>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '选择' });
  return { ...view, field, onChange, onKey };
}

const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('A choice of few', () => {
  it('opens by a press, exposes its value, and is chosen with the mouse', async () => {
    const { user, field, onChange } = await choice(
      { options: few, isRequired: true },
      { value: '2' },
    );
    expect(field.value).toBe('现结');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.click(field);
    expect(labels()).toEqual(['月结 45 天', '现结', '预付']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('现结');
    await user.click(screen.getByRole('option', { name: '预付' }));
    expect(onChange).toHaveBeenCalledWith('code', '3', undefined);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is chosen with the keyboard alone, and keys that it handles do not reach its surroundings', async () => {
    const { user, field, onChange, onKey } = await choice({ options: few });
    await user.tab();
    expect(document.activeElement).toBe(field);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent).toBe(
      '现结',
    );
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('code', '2', undefined);
    await user.keyboard(' {Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onKey).not.toHaveBeenCalled();
    // A closed list ignores the answer.
    await user.keyboard('{Escape}{Enter}');
    expect(onKey.mock.calls.flat()).toEqual(['Escape', 'Enter']);
  });

  it('can be emptied if it is optional, and only then', async () => {
    const first = await choice({ options: few }, { value: '2' });
    await first.user.click(first.field);
    await first.user.keyboard('{Delete}');
    expect(first.onChange).toHaveBeenCalledWith('code', null, undefined);
    first.unmount();
    const second = await choice({ options: few, isRequired: true }, { value: '2' });
    await second.user.click(second.field);
    await second.user.keyboard('{Delete}');
    expect(second.onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  });
});

describe('A choice of many', () => {
  it('is filtered by typed text, by name or code, whatever the width of the letters', async () => {
    const { user, field, onChange } = await choice({ options: many });
    await user.type(field, '１');
    expect(labels()).toEqual(['门店 1', '门店 10', '门店 11']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('code', '10', undefined);
    await user.type(field, 'zz');
    expect(labels()).toEqual([]);
    expect(screen.getByText('没有符合的选项，请换个词试试')).toBeDefined();
    await user.tab();
    expect(field.value).toBe('');
  });

  it('chooses nothing by the Enter that ends an input method', async () => {
    const { user, field, onChange } = await choice({ options: many });
    await user.type(field, '店');
    expect(labels()).toHaveLength(12);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeDefined();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).toHaveBeenCalledWith('code', '0', undefined);
  });
});

describe('A choice that is searched', () => {
  const found = [option('P1', '大米', { productname: '大米', pknum: 4 }), option('P2', '大米')];

  it('requests matches of the text, distinguishes names by their codes, and fills in the values of the choice', async () => {
    const search = vi.fn<OptionSearch>().mockResolvedValue({ options: found, hasMore: false });
    const { user, field, onChange } = await choice({ type: 'SELECT_REST' }, { search });
    await user.click(field);
    await waitFor(() => expect(labels()).toEqual(['P1 大米', 'P2 大米']));
    expect(search.mock.calls.map(([, { text }]) => text)).toEqual(['']);
    await user.type(field, '大米');
    await waitFor(() => expect(search.mock.calls.at(-1)?.[1].text).toBe('大米'));
    // There is no request per letter.
    expect(search).toHaveBeenCalledTimes(2);
    await user.click(await screen.findByRole('option', { name: 'P1 大米' }));
    expect(onChange).toHaveBeenCalledWith('code', 'P1', { productname: '大米', pknum: '4' });
  });

  it('drops a late answer to an older text', async () => {
    const answers: Record<string, (options: readonly ColumnOption[]) => void> = {};
    const search: OptionSearch = (_column, { text }) =>
      new Promise((resolve) => (answers[text] = (options) => resolve({ options, hasMore: false })));
    const { user, field } = await choice({ type: 'SELECT_REMOTE' }, { search });
    await user.click(field);
    await waitFor(() => expect(answers).toHaveProperty(['']));
    await user.type(field, 'a');
    await waitFor(() => expect(answers).toHaveProperty('a'));
    await act(async () => answers.a?.([option('new', '新')]));
    await act(async () => answers['']?.([option('old', '旧')]));
    expect(labels()).toEqual(['new 新']);
  });

  it('reports that it failed, and tries again', async () => {
    const search = vi
      .fn<OptionSearch>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ options: found, hasMore: false });
    const { user, field } = await choice({ type: 'SELECT_LOOK_UP' }, { search });
    await user.click(field);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(labels()).toEqual(['P1 大米', 'P2 大米']));
    expect(document.activeElement).toBe(field);
  });

  it('accepts a code as text if it cannot be searched', async () => {
    const onChange = vi.fn();
    const { user } = await renderInPortal(
      <FormFields
        columns={[column('code', 'SELECT_DY', { title: '编码' })]}
        values={{}}
        problems={{}}
        onChange={onChange}
      />,
    );
    await user.type(screen.getByRole('textbox', { name: '编码' }), 'x');
    expect(onChange).toHaveBeenCalledWith('code', 'x', undefined);
  });
});
