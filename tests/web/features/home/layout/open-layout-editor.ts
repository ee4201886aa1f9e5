import { screen, within } from '@testing-library/react';
import { layoutAnswer } from './layout-fixtures.ts';
import { signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import { renderPortal } from '../../../support/render-portal.tsx';
import type { Answers } from '../../../support/fake-gateway.ts';

interface Options {
  path?: string;
  viewer?: object;
}

export async function openLayoutEditor(
  answers: Answers = {},
  { path = '/editDashboard', viewer = viewerOf() }: Options = {},
) {
  const app = await renderPortal({
    path,
    answers: signedIn(viewer, { DashboardLayout: () => layoutAnswer(1), ...answers }),
  });
  await screen.findByRole('heading', { level: 1, name: '编排卡片：经营概览' });
  return app;
}
const grid = () => within(screen.getByRole('application', { name: '卡片网格，共 12 列' }));
export const card = (name: string) =>
  grid().getByRole('button', { name: new RegExp(`^${name}：第`, 'u') });
export const places = () =>
  grid()
    .getAllByRole('button', { name: /：第/u })
    .map((one) => one.getAttribute('aria-label'));
export const button = (name: string) => screen.getByRole('button', { name });
export const announcement = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .filter(Boolean)
    .at(-1);
export const usual = [
  '销售额：第 1 行第 1 列，宽 3 列，高 1 行',
  '毛利：第 1 行第 4 列，宽 3 列，高 1 行',
  '待办事项：第 2 行第 1 列，宽 12 列，高 1 行',
  '销售趋势：第 3 行第 1 列，宽 8 列，高 2 行',
];
