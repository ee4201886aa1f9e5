import type { RetailDatabase } from '../database/sqlite.ts';
import { PRODUCTS, type ProductSeed } from './products.ts';
import { insertRows } from './rows.ts';

/** The packing of an article; see `product_packing`. */
export interface Packing {
  pknum: number | null;
  iseditls: '0' | '1';
  iseditxs: '0' | '1';
}

const PIECES: Readonly<Record<string, number>> = {
  瓶: 12,
  罐: 24,
  袋: 10,
  盒: 12,
  包: 20,
  支: 24,
  桶: 4,
  卷: 30,
  提: 6,
  条: 10,
  箱: 2,
};

/**
 * Sold loose by weight or by the piece if nothing is packed; a few articles only by the package.
 */
export function packingOf({
  productno,
  unit,
  weighed,
}: Pick<ProductSeed, 'productno' | 'unit' | 'weighed'>): Packing {
  const pknum = weighed ? null : (PIECES[unit] ?? null);
  if (pknum === null) return { pknum, iseditls: '1', iseditxs: '0' };
  return { pknum, iseditls: productno % 11 === 0 ? '0' : '1', iseditxs: '1' };
}

export function seedPacking(db: RetailDatabase): void {
  insertRows(
    db,
    'product_packing',
    ['productid', 'pknum', 'iseditls', 'iseditxs'],
    PRODUCTS.map((product) => {
      const { pknum, iseditls, iseditxs } = packingOf(product);
      return [product.productid, pknum, iseditls, iseditxs];
    }),
  );
}
