import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PopupMenu } from '../../../../web/design/overlay/menu/PopupMenu.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

vi.mock('../../../../web/design/overlay/menu/PrimeMenu.tsx', () => ({
  PrimeMenu() {
    throw new Error('Its chunk is not there.');
  },
}));

it('A menu whose code cannot be loaded is a list of buttons', async () => {
  // React reports what an error boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const user = userEvent.setup();
  const onSelect = vi.fn<() => void>();
  const items = [
    { id: 'out', label: 'Sign out', onSelect },
    { id: 'off', label: 'Off', disabled: true, onSelect },
    { id: 'dark', label: 'Dark', checked: true, onSelect },
  ];
  await renderInPortal(
    <PopupMenu label="Account" groups={[{ id: 'all', items }]}>
      A
    </PopupMenu>,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  await user.click(trigger);
  expect(await screen.findByRole('group', { name: 'Account' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Off' }).matches(':disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Dark', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await user.click(trigger);
  (await screen.findByRole('button', { name: 'Sign out' })).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
});
