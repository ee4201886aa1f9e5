import type { RetailDatabase } from '../database/sqlite.ts';
import { packingOf } from './packing.ts';
import { PRODUCTS, type ProductSeed } from './products.ts';
import { insertRows } from './rows.ts';

export interface ArticleSeed extends Omit<ProductSeed, 'weight'> {
  /** Sold every day, with figures; the rest of the range is sold occasionally. */
  isCore: boolean;
}

/** The other packs of an article, with price and unit. */
const PACKS = [
  ['两件装', 2, 0.95, '组'],
  ['整箱装', 12, 0.9, '箱'],
  ['会员装', 3, 0.92, '组'],
] as const;

/** The whole range: the articles of the figures, and three larger packs of each. */
export const ASSORTMENT: readonly ArticleSeed[] = [
  ...PRODUCTS.map((product) => ({ ...product, isCore: true })),
  ...PACKS.flatMap(([name, pieces, discount, unit], pack) =>
    PRODUCTS.map((product): ArticleSeed => {
      const productno = PRODUCTS.length * (pack + 1) + product.productno;
      return {
        ...product,
        productno,
        productid: `P${String(100_000 + productno)}`,
        name: `${product.name} ${name}`,
        spec: `${product.spec}×${String(pieces)}`,
        unit,
        price: Math.round(product.price * pieces * discount),
        cost: product.cost * pieces,
        weighed: false,
        isCore: false,
      };
    }),
  ),
];

/** The part of the range that has no figures. */
export function seedRange(db: RetailDatabase): void {
  const range = ASSORTMENT.filter(({ isCore }) => !isCore);
  insertRows(
    db,
    'product',
    [
      'productno',
      'productid',
      'productname',
      'groupno',
      'categoryid',
      'unit',
      'spec',
      'price',
      'cost',
      'weighed',
      'supplierid',
    ],
    range.map((p) => [
      p.productno,
      p.productid,
      p.name,
      p.groupno,
      p.categoryid,
      p.unit,
      p.spec,
      p.price,
      p.cost,
      0,
      p.supplierid,
    ]),
  );
  insertRows(
    db,
    'product_packing',
    ['productid', 'pknum', 'iseditls', 'iseditxs'],
    range.map((product) => {
      const { pknum, iseditls, iseditxs } = packingOf(product);
      return [product.productid, pknum, iseditls, iseditxs];
    }),
  );
}
