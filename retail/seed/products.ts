import { FRESH, STAPLES } from './assortment/fresh-and-staples.ts';
import { DRINKS, SNACKS } from './assortment/snacks-and-drinks.ts';
import { CLEANING, HOME } from './assortment/cleaning-and-home.ts';
import { BABY, CARE } from './assortment/baby-and-care.ts';
import { categoryId, GROUPS, type GroupSeed } from './groups.ts';
import { between, DRAW } from './noise.ts';
import { supplierOf } from './suppliers.ts';

export const PRODUCTS_PER_GROUP = 75;

export interface ProductSeed {
  productno: number;
  productid: string;
  name: string;
  groupno: number;
  categoryid: string;
  unit: string;
  spec: string;
  /** In fen. */
  price: number;
  cost: number;
  weighed: boolean;
  supplierid: string;
  /** Share of the group's sales before the noise of a day; the shares of a group add up to 1. */
  weight: number;
}

const ASSORTMENTS = [FRESH, STAPLES, SNACKS, DRINKS, CLEANING, HOME, BABY, CARE];

/** Irregularities of real product data. */
const ODDITIES: Readonly<Record<number, Partial<ProductSeed>>> = {
  /* Sold by weight. */
  27: { name: '红富士苹果 散称', spec: '散称', unit: 'kg', price: 1180, cost: 940, weighed: true },
  /* The same name as product 48. */
  73: { name: '鲜香菇 400g', spec: '400g', price: 1150, cost: 960 },
  /* Sold below cost. */
  91: { cost: 1980, price: 1690 },
  /* A name too long for any column. */
  203: {
    name: '每日坚果混合装早餐搭配蔓越莓干蓝莓干腰果扁桃仁核桃仁榛子仁独立小包装家庭分享量贩礼盒（含手提袋与贺卡）7包',
  },
};

export const PRODUCTS: readonly ProductSeed[] = GROUPS.flatMap((group, index) =>
  productsOf(group, ASSORTMENTS[index] ?? []),
);

function productsOf(group: GroupSeed, rows: readonly string[]): ProductSeed[] {
  const weights = Array.from({ length: PRODUCTS_PER_GROUP }, (_, rank) => (rank + 3) ** -0.9);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, rank) => {
    const productno = (group.groupno - 1) * PRODUCTS_PER_GROUP + rank + 1;
    const { row, category, size } = place(rank);
    const [name = '', unit = '', ...sizes] = (rows[row] ?? '').split('|');
    const [spec = '', yuan = '0'] = (sizes[size] ?? '').split(':');
    const price = Math.round(Number(yuan) * 100);
    return {
      productno,
      productid: `P${String(100000 + productno)}`,
      name: `${name} ${spec}`,
      groupno: group.groupno,
      categoryid: categoryId(group, category),
      unit,
      spec,
      price,
      cost: Math.round(price * (1 - group.margin * between(0.7, 1.3, DRAW.margin, productno))),
      weighed: false,
      supplierid: supplierOf(group.groupno, rank),
      weight: weight / total,
      ...ODDITIES[productno],
    };
  });
}

/**
 * Ranks go through the categories in turn, first with the main size of each article, then with the
 * other sizes.
 */
function place(rank: number): { row: number; category: number; size: number } {
  const within = rank % 25;
  const category = within % 5;
  return { row: category * 5 + Math.floor(within / 5), category, size: Math.floor(rank / 25) };
}
