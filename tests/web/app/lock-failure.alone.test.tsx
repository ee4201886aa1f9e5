import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openLockableWorkbench, pressLock } from '../features/session/lock-screen-fixtures.ts';

vi.mock('../../../web/features/session/lock/LockScreen.tsx', () => ({
  LockScreen() {
    throw new Error('Its chunk is not there.');
  },
}));

it('A lock screen that cannot be loaded is reported over the covered page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openLockableWorkbench();
  pressLock();
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  expect(dialog.closest('[data-cover]')?.parentElement).toBe(document.body);
  expect(screen.queryByRole('tree')).toBeNull();
});
