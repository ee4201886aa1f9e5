import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../../../../web/design/forms/SelectField.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

/** The code of the list, which arrives when the test says so. */
const code = vi.hoisted(() => {
  const gate: { open?: () => void } = {};
  const arrived = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  return { arrived, arrive: () => gate.open?.() };
});
vi.mock('../../../../web/design/forms/PrimeSelect.tsx', async (original) => {
  await code.arrived;
  return original();
});

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];
const field = (name: string) => screen.getByRole('combobox', { name });

it('opens the list that was clicked before its code had arrived, and not one that the focus has left', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  await renderInPortal(
    <>
      <SelectField name="Left" value="day" options={options} onChange={onChange} />
      <SelectField name="Clicked" value="day" options={options} onChange={onChange} />
    </>,
  );
  await waitFor(() => expect(field('Left').tagName).toBe('SELECT'));
  await user.selectOptions(field('Left'), 'week');
  expect(onChange).toHaveBeenCalledWith('week');
  await user.click(field('Left'));
  await user.click(field('Clicked'));
  code.arrive();
  await waitFor(() => expect(field('Clicked').tagName).not.toBe('SELECT'));
  expect(await screen.findByRole('listbox', { name: 'Clicked' })).toBeTruthy();
  expect(screen.queryByRole('listbox', { name: 'Left' })).toBeNull();
});
