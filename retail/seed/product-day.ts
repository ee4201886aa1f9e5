import { CHANNELS } from './channels.ts';
import { GROUPS } from './groups.ts';
import { between, bits, DRAW, unit } from './noise.ts';
import { PRODUCTS, PRODUCTS_PER_GROUP, type ProductSeed } from './products.ts';

/** Sales of a product in one channel on one day, over all stores. Amounts in fen. */
export interface ProductCell {
  channelno: number;
  productno: number;
  sales: number;
  qty: number;
  orders: number;
}

/** Sales and quantity of a channel and group on one day, over all stores; index by `cellIndex`. */
export interface GroupTotals {
  sales: Float64Array;
  qty: Float64Array;
}

export function cellIndex(channelno: number, groupno: number): number {
  return (channelno - 1) * GROUPS.length + groupno - 1;
}

export function emptyTotals(): GroupTotals {
  return {
    sales: new Float64Array(CHANNELS.length * GROUPS.length),
    qty: new Float64Array(CHANNELS.length * GROUPS.length),
  };
}

export function forEachTotal(
  totals: GroupTotals,
  visit: (channelno: number, groupno: number, sales: number, qty: number) => void,
): void {
  for (const { channelno } of CHANNELS)
    for (const { groupno } of GROUPS) {
      const index = cellIndex(channelno, groupno);
      visit(channelno, groupno, totals.sales[index] ?? 0, totals.qty[index] ?? 0);
    }
}

const BY_GROUP: readonly (readonly ProductSeed[])[] = GROUPS.map((group) =>
  PRODUCTS.filter(({ groupno }) => groupno === group.groupno),
);
const CHANNEL_TASTE = CHANNELS.map(({ channelno }) =>
  Float64Array.from(PRODUCTS, ({ productno }) =>
    between(0.75, 1.3, DRAW.productChannel, productno, channelno),
  ),
);
const ORDERS_PER_UNIT = Float64Array.from(PRODUCTS, ({ productno }) =>
  between(0.62, 0.94, DRAW.productOrders, productno),
);

/**
 * Splits the totals of a day over the products of each group. The split rounds the running sum, so that the parts add up to the total
 * exactly and none is further than one unit from its share; the last product takes what remains.
 */
export function productsOfDay(
  day: number,
  totals: GroupTotals,
  cell: (cell: ProductCell) => void,
): void {
  const demand = Float64Array.from(
    PRODUCTS,
    (product) => product.weight * dayNoise(day, product.productno),
  );
  for (const { channelno } of CHANNELS) {
    const taste = CHANNEL_TASTE[channelno - 1];
    BY_GROUP.forEach((products, g) => {
      const index = cellIndex(channelno, g + 1);
      const weights = products.map(
        ({ productno }) => (demand[productno - 1] ?? 0) * (taste?.[productno - 1] ?? 1),
      );
      const sales = split(totals.sales[index] ?? 0, weights);
      const qty = split(
        totals.qty[index] ?? 0,
        weights.map((weight, i) => weight / (products[i]?.price ?? 1)),
      );
      products.forEach(({ productno }, i) => {
        const units = qty[i] ?? 0;
        const orders = Math.round(units * (ORDERS_PER_UNIT[productno - 1] ?? 1));
        cell({ channelno, productno, sales: sales[i] ?? 0, qty: units, orders });
      });
    });
  }
}

function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  let running = 0;
  let given = 0;
  return weights.map((weight, index) => {
    running += weight;
    const upTo = index === weights.length - 1 ? total : Math.round((total * running) / sum);
    const piece = upTo - given;
    given = upTo;
    return piece;
  });
}

/** ±30 % a day; one of the first five of a group is out of stock for five days now and then. */
function dayNoise(day: number, productno: number): number {
  const rank = (productno - 1) % PRODUCTS_PER_GROUP;
  if (rank < 5 && unit(DRAW.stockOut, Math.floor(day / 5), productno) < 1 / 40) return 0.02;
  return 0.7 + (0.6 * bits(DRAW.productDay, day, productno)) / 0x1_0000_0000;
}
