import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showDashboard } from '../show-dashboard.tsx';
import { type CardData, dashboardOf, kpi } from '../../../support/home-fixtures.ts';
import { waitingGateway } from '../../../support/fake-gateway.ts';

vi.mock('../../../../../web/design/charts/ChartCanvas.tsx', () => ({ ChartCanvas: () => null }));

const at = (
  code: string,
  name: string,
  row: number,
  column: number,
  width: number,
  height: number,
): CardData =>
  kpi(
    code,
    name,
    1,
    {},
    { position: { __typename: 'CardPosition', row, column, width, height } as never },
  );

/** The first grid line of the card, its number of lines (two per row), its column and its width. */
const linesOf = (name: string) => {
  const { style } = screen.getByRole('region', { name }).closest<HTMLElement>('[style]')!;
  return ['--cell-line', '--cell-lines', '--cell-column', '--cell-width'].map((property) =>
    Number(style.getPropertyValue(property)),
  );
};

describe('The grid of a dashboard', () => {
  it('gives each card its rows and its height', async () => {
    const cards = [at('a', '甲', 1, 1, 8, 3), at('b', '乙', 1, 9, 4, 1), at('c', '丙', 2, 9, 4, 2)];
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf(cards) }) }));
    await screen.findByRole('region', { name: '甲' });
    expect([linesOf('甲'), linesOf('乙'), linesOf('丙')]).toEqual([
      [1, 6, 1, 8],
      [1, 2, 9, 4],
      [3, 4, 9, 4],
    ]);
  });

  it('closes empty rows and overlaps no cards, whatever was saved', async () => {
    const cards = [
      at('a', '甲', 3, 1, 8, 1),
      at('b', '乙', 3, 6, 7, 1),
      at('c', '丙', 40, 11, 6, 1),
    ];
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf(cards) }) }));
    await screen.findByRole('region', { name: '甲' });
    expect([linesOf('甲'), linesOf('乙'), linesOf('丙')]).toEqual([
      [1, 2, 1, 8],
      [3, 2, 6, 7],
      [5, 2, 7, 6],
    ]);
  });
});
