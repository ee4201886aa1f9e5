import { screen } from '@testing-library/react';
import { signedIn } from './shell-fixtures.ts';
import { renderPortal } from './render-portal.tsx';
import type { Answers } from './fake-gateway.ts';

/** Renders the workbench of a signed-in user and waits for its menu. */
export async function openWorkbench(answers: Answers = signedIn()) {
  const app = await renderPortal({ path: '/page', answers });
  await screen.findByRole('tree');
  return app;
}

export const menuLine = (name: string) => screen.getByRole('treeitem', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
export const tabNames = () => screen.getAllByRole('tab').map((one) => one.textContent);
export const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
export const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
