import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openWorkbench } from '../../support/open-workbench.ts';

const code = vi.hoisted(() => ({ isLost: true }));

// As when the connection is lost, or a newer build has replaced the files.
vi.mock('../../../../web/features/shell/top-bar/CentrePanel.tsx', () => ({
  get CentrePanel() {
    if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Its panel</p>;
  },
}));

it('a centre whose panel cannot be loaded shows that it is loading, says so and loads it again on request', async () => {
  // The boundary reports what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openWorkbench();
  await user.click(await screen.findByRole('button', { name: /^通知中心/u }));
  const panel = within(screen.getByRole('dialog', { name: '通知中心' }));
  expect(panel.getByRole('progressbar')).toBeTruthy();
  expect((await panel.findByRole('alert')).textContent).toContain('暂时取不到');
  code.isLost = false;
  await user.click(panel.getByRole('button', { name: '重试' }));
  expect(await panel.findByText('Its panel')).toBeTruthy();
});
