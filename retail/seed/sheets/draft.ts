import { dateOf, dayOfMoment } from '../../server/calendar.ts';
import type { Fields } from '../../sheets/stored-sheet.ts';
import { CHOICES } from '../metadata/choices.ts';
import { GROUPS, type GroupSeed } from '../groups.ts';
import { bits, DRAW } from '../noise.ts';
import { packingOf } from '../packing.ts';
import { POSTS, STAFF } from '../people.ts';
import { PRODUCTS, type ProductSeed } from '../products.ts';
import { SHOPS, type ShopSeed } from '../shops.ts';
import { SUPPLIERS, type SupplierSeed } from '../suppliers.ts';
import type { SheetWanted } from './sheet-wanted.ts';

/**
 * Values that depend only on the number of a document: supplier, store, goods, and further draws.
 */
export interface Draft {
  supplier: SupplierSeed;
  shop: ShopSeed;
  group: GroupSeed;
  /**
   * One product per line, all of the supplier (or of the group, if the document has no supplier).
   */
  products: readonly ProductSeed[];
  /** A number from 0 to below `below`; the same for the same purpose. */
  draw(below: number, purpose: number, line?: number): number;
  /** A date some days after the document was created. */
  day(after: number): string;
  choice(list: keyof typeof CHOICES, purpose: number, line?: number): string;
}

export interface DraftOptions {
  /** Whether its goods come from one supplier. */
  ofSupplier: boolean;
  fewest: number;
  most: number;
}

/** The time zone of the demonstration's times. */
const HOURS_AHEAD_OF_UTC = 8;

export function draftOf(
  { n, created, creator, supplierid, lines }: SheetWanted,
  options: DraftOptions,
): Draft {
  const draw: Draft['draw'] = (below, purpose, line = 0) =>
    bits(DRAW.sheet, n, purpose, line) % below;
  const seed = PRODUCTS[draw(PRODUCTS.length, 1)] ?? PRODUCTS[0];
  const own =
    supplierid === undefined
      ? undefined
      : PRODUCTS.filter((product) => product.supplierid === supplierid);
  const first = own?.[draw(own.length, 1)] ?? seed;
  const supplier = SUPPLIERS.find((one) => one.supplierid === first?.supplierid);
  const group = GROUPS.find(({ groupno }) => groupno === first?.groupno);
  const shop = shopOf(creator, draw(SHOPS.length, 2));
  if (!first || !supplier || !group || !shop) throw new Error(`No goods for document ${n}`);
  const pool = PRODUCTS.filter((product) =>
    lines !== undefined || !options.ofSupplier
      ? lines !== undefined || product.groupno === group.groupno
      : product.supplierid === supplier.supplierid && product.groupno === group.groupno,
  );
  const count = lines ?? options.fewest + draw(options.most - options.fewest + 1, 3);
  const start = draw(pool.length, 4);
  const wanted = lines ?? Math.min(count, pool.length);
  return {
    supplier,
    shop,
    group,
    products: Array.from(
      { length: wanted },
      (_, line) => pool[(start + line) % pool.length] ?? first,
    ),
    draw,
    day: (after) => dateOf(dayOfMoment(created, HOURS_AHEAD_OF_UTC) + after),
    choice: (list, purpose, line = 0) =>
      CHOICES[list][draw(CHOICES[list].length, purpose, line)]?.[0] ?? '',
  };
}

/** A store of the creator's post; a store manager has one. */
function shopOf(creator: string, drawn: number): ShopSeed | undefined {
  const person = STAFF.find(({ usercode }) => usercode === creator);
  const scope = POSTS.find(([code]) => code === person?.posts[0])?.[4] ?? 'all';
  const seen = SHOPS.filter(({ shopid, regionid }) => scope === regionid || scope === shopid);
  const shops = seen.length > 0 ? seen : SHOPS;
  return shops[drawn % shops.length];
}

/** The fields of a line about its product. */
export function productFields(product: ProductSeed): Fields {
  return { productid: product.productid, productname: product.name, unit: product.unit };
}

/** The fields about the product with its packing, a quantity and the price per piece. */
export function goodsFields(product: ProductSeed, { draw }: Draft, line: number): Fields {
  const packing = packingOf(product);
  const weight = (1_000 + draw(80_000, 21, line)) / 1000;
  const pieces =
    packing.pknum === null
      ? 2 + draw(40, 21, line)
      : draw(3, 22, line) === 0
        ? draw(packing.pknum, 23, line)
        : 0;
  return {
    ...productFields(product),
    ...packing,
    weighed: product.weighed ? '1' : '0',
    pkqty: packing.pknum === null ? 0 : (2 + draw(58, 24, line)) * (draw(7, 25) === 0 ? 12 : 1),
    remqty: product.weighed ? weight : packing.iseditls === '0' ? 0 : pieces,
    price: product.cost / 100,
  };
}
