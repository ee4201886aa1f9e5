import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../../../../web/design/forms/SelectField.tsx';
import { chooseOption, findSelect } from '../../support/choose-option.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const options = [
  { value: '', label: 'All' },
  { value: 'a', label: 'Apple' },
  { value: 'b', label: '<b>Beet</b>' },
  { value: 'c', label: 'Cherry' },
];

async function show({ disabled = false } = {}) {
  const keys = vi.fn();
  function Form() {
    const [value, setValue] = useState('a');
    return (
      <div role="presentation" onKeyDown={({ key }) => void keys(key)}>
        <label htmlFor="fruit">Fruit</label>
        <SelectField
          id="fruit"
          name="Fruit"
          value={value}
          options={options}
          disabled={disabled}
          onChange={setValue}
        />
        <output aria-label="value">{value === '' ? 'none' : value}</output>
        <button type="button" onClick={() => setValue('c')}>
          Other
        </button>
      </div>
    );
  }
  const { user } = await renderInPortal(<Form />);
  const field = await findSelect('Fruit');
  const press = async (text: string) => user.keyboard(text);
  return { user, field, keys, press };
}
const value = () => screen.getByLabelText('value').textContent;
const focused = () => document.activeElement;

it('shows the chosen option, and says what it is for', async () => {
  const { user, field } = await show();
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Apple', 'false']);
  expect(screen.getByLabelText('Fruit')).toBe(field);
  expect(screen.getAllByRole('combobox')).toEqual([field]);
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(field.value).toBe('Cherry');
});

it('chooses with the pointer, also the empty option and one whose text looks like HTML', async () => {
  const { user, field } = await show();
  await chooseOption(user, 'Fruit', '<b>Beet</b>');
  expect([value(), field.value, focused()]).toEqual(['b', '<b>Beet</b>', field]);
  await chooseOption(user, 'Fruit', 'All');
  expect([value(), field.value]).toEqual(['none', 'All']);
});

it('is used with the keyboard alone, and gives the focus back', async () => {
  const { user, field, keys, press } = await show();
  await user.tab();
  expect(focused()).toBe(field);
  await press('{Enter}');
  const chosen = await screen.findByRole('option', { name: 'Apple', selected: true });
  expect([focused(), field.getAttribute('aria-expanded')]).toEqual([chosen, 'true']);
  expect(screen.getByRole('listbox', { name: 'Fruit' }).id).toBe(
    field.getAttribute('aria-controls'),
  );
  keys.mockClear();
  await press('{ArrowDown}');
  expect(focused()).toBe(screen.getByRole('option', { name: '<b>Beet</b>' }));
  await press('{Home}');
  expect(focused()).toBe(screen.getByRole('option', { name: 'All' }));
  await press('{End}{Enter}');
  expect([value(), focused()]).toEqual(['c', field]);
  expect(keys).not.toHaveBeenCalled();
});

it('finds an option by its first letters, and changes nothing on Escape', async () => {
  const { field, keys, press } = await show();
  act(() => field.focus());
  await press('ch');
  const cherry = await screen.findByRole('option', { name: 'Cherry' });
  expect(focused()).toBe(cherry);
  keys.mockClear();
  await press('{Escape}');
  expect([value(), focused(), keys.mock.calls]).toEqual(['a', field, []]);
});

it('moves on from the field with Tab while its list is open', async () => {
  const { field, press } = await show();
  act(() => field.focus());
  await press('{ArrowDown}');
  await screen.findByRole('listbox');
  await press('{Tab}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Other' }));
});

it('does not open while it is disabled', async () => {
  const { user, field } = await show({ disabled: true });
  await user.click(field);
  expect([field.disabled, screen.queryByRole('listbox')]).toEqual([true, null]);
});

it('keeps Escape to itself while its list is still appearing', async () => {
  const { field, keys } = await show();
  fireEvent.click(field);
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  expect(keys).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('opens again when it is clicked while its list is closing', async () => {
  const { user, field } = await show();
  await user.click(field);
  await screen.findByRole('option', { name: 'Cherry' });
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  fireEvent.click(field);
  await user.click(await screen.findByRole('option', { name: 'Cherry' }));
  await waitFor(() => expect(value()).toBe('c'));
});
