import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { dialog, layoutAnswer } from './layout-fixtures.ts';
import { signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';
import { openWorkbench } from '../../../support/open-workbench.ts';

export const homeAt = (version: number) => ({
  data: {
    viewer: {
      ...viewerOf(),
      dashboard: {
        __typename: 'Dashboard',
        code: 'home',
        name: '经营概览',
        i18nCode: null,
        asOf: '2026-06-14',
        shopCount: 36,
        version,
        above: [],
        below: [],
      },
      panel: null,
    },
  },
});

/** Opens the dialog from the head of the home page. */
export async function openLayoutDialog(answers: Answers) {
  const app = await openWorkbench(
    signedIn(viewerOf(), {
      Home: () => homeAt(1),
      DashboardLayout: () => layoutAnswer(1),
      ...answers,
    }),
  );
  await app.user.click(await screen.findByRole('button', { name: '布局设置' }));
  await screen.findByRole('dialog', { name: '布局设置：经营概览' });
  return app;
}
export const ticked = () =>
  dialog()
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent);
export const tick = (name: string) => dialog().getByRole('checkbox', { name });
export const confirm = () => dialog().getByRole('button', { name: '确定' });
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
