import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region, showCard } from '../show-dashboard.tsx';
import { type CardData, ranking } from '../../../support/home-fixtures.ts';

describe('The store ranking', () => {
  it('lists the stores with bars in proportion to the first and exact amounts for screen readers', async () => {
    await showCard(ranking());
    const card = await region('门店销售 TOP10');
    const rows = within(card).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[1]?.textContent).toContain('城西广场店');
    expect(rows[1]?.querySelector('[title="¥241,700.00"]')?.textContent).toBe('24.17¥241,700.00');
    expect(rows.slice(0, 2).map((row) => row.querySelector<HTMLElement>('i')?.style.width)).toEqual(
      ['100%', '90.1%'],
    );
  });

  it('shows a store without a figure as missing, not as zero', async () => {
    const card = ranking(['滨江旗舰店', '城西广场店']) as Extract<
      CardData,
      { __typename: 'StoreRankingCard' }
    >;
    const stores = card.ranking?.stores.map((store) =>
      store.rank === 2 ? { ...store, amount: null } : store,
    );
    await showCard({ ...card, ranking: card.ranking && { ...card.ranking, stores: stores ?? [] } });
    const rows = within(await region('门店销售 TOP10')).getAllByRole('listitem');
    expect(within(rows[1]!).getByTitle('—').textContent).toBe('——');
    expect(rows[1]?.querySelector<HTMLElement>('i')?.style.width).toBe('0%');
  });

  it('reports that there are no stores', async () => {
    await showCard(ranking([]));
    expect(await screen.findByText('2026-11-19 没有销售')).toBeTruthy();
  });
});
