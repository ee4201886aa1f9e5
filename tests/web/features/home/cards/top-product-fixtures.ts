import { type DataCard, day, face } from './show-data-card.tsx';

export type Ranking = NonNullable<DataCard<'TopProductCard'>['ranking']>;

type Product = Ranking['products'][number];

export const product = (
  rank: number,
  name: string,
  figure: string | null,
  share: string | null = '1.93',
  summary: Pick<Product, 'summaryValue' | 'colour'> = { summaryValue: null, colour: null },
) =>
  ({
    __typename: 'RankedProduct',
    rank,
    code: `P${String(rank)}`,
    name,
    figure,
    share,
    ...summary,
  }) as Product;

export const usual = [
  product(1, '有机鲜牛奶 950ml', '48200.00'),
  product(2, '土鸡蛋 30 枚', '39800.00', '1.59'),
];

export const ranking = (products = usual, more: Partial<Ranking> = {}): Ranking =>
  ({
    __typename: 'ProductRanking',
    period: day('2026-11-18'),
    metric: 'AMOUNT',
    unit: 'MONEY',
    currency: 'CNY',
    total: '88000.00',
    shareTotal: '3.52',
    products,
    ...more,
  }) as Ranking;

export const card = (given = ranking()): DataCard<'TopProductCard'> => ({
  __typename: 'TopProductCard',
  ...face('top', '单品销售 TOP10'),
  ranking: given,
});
