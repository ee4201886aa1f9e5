import { expect } from 'vitest';
import { askOneCard, DATA_CARDS, dashboardSaying } from '../../support/gateway/data-cards.ts';

export const { top } = DATA_CARDS;

export const ranking = (args = '') =>
  `... on TopProductCard { ranking${args} { metric unit currency total shareTotal products { rank code name figure value summaryValue share colour } } }`;

interface Ranking {
  unit: string;
  total: string | null;
  shareTotal: string | null;
  products: {
    rank: number;
    code: string | null;
    name: string;
    figure: string | null;
    value: string;
    summaryValue: string | null;
    share: string | null;
    colour: string | null;
  }[];
}

export async function rankingOf(data: unknown, args?: string): Promise<Ranking> {
  dashboardSaying(top, data);
  const { card, errors } = await askOneCard(ranking(args));
  expect(errors).toBeUndefined();
  return (card as { ranking: Ranking }).ranking;
}
