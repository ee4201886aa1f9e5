import { screen } from '@testing-library/react';
import { renderApp, type Answers } from '../../support/render-app.tsx';
import { signedIn } from './shell-fixtures.ts';

/** The workbench of somebody who is signed in, with its menu. */
export async function workbench(answers: Answers = signedIn()) {
  const app = await renderApp({ at: '/page', answers });
  await screen.findByRole('tree');
  return app;
}

export const line = (name: string) => screen.getByRole('treeitem', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
export const tabNames = () => screen.getAllByRole('tab').map((one) => one.textContent);
export const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
export const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
