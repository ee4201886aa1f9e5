import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../support/render-portal.tsx';
import { signedIn, viewerOf } from '../support/shell-fixtures.ts';
import { viewerAnswer } from '../support/viewer-answer.ts';

it('the address with #jobs opens the exports and imports, and a reload does not open them again', async () => {
  await renderPortal({
    path: '/page?app=A1#jobs',
    answers: signedIn(viewerOf(), { Jobs: () => viewerAnswer({ jobs: [] }) }),
    inBrowserHistory: true,
  });
  expect(await screen.findByRole('dialog', { name: '我的导出与导入' })).toBeTruthy();
  expect(window.location.hash).toBe('');
  expect(window.location.pathname).toBe('/page');
});
