import { dayNumber, monthNumberOf } from '../server/calendar.ts';
import { dayFactor, type DayFactor } from './day-factor.ts';
import { CHANNELS, type ChannelSeed } from './channels.ts';
import { GROUPS, type GroupSeed } from './groups.ts';
import { between, bits, DRAW, unit } from './noise.ts';
import { PRODUCTS } from './products.ts';
import { FORMATS, isOpen, SHOPS, type ShopSeed } from './shops.ts';

/** Shares and levels are those of this day; trends count the years from it. */
const REFERENCE = dayNumber('2026-01-01');
const REGION_DAYS_BETWEEN_STORMS = 110;
const STORM = 0.6;

/** Sales of a store in one channel and purchase group on one day. Amounts in fen. */
export interface SalesCell {
  shopno: number;
  channelno: number;
  groupno: number;
  sales: number;
  cost: number;
  qty: number;
  orders: number;
}

/** Sales and visitors of a store on one day. */
export interface ShopDay {
  shopno: number;
  sales: number;
  cost: number;
  orders: number;
  footfall: number;
  members: number;
  memberSales: number;
}

/**
 * Calls `cell` for every store, channel and group of a day, in the order of their numbers; returns
 * the totals of the stores.
 */
export function salesOfDay(day: number, cell: (cell: SalesCell) => void): ShopDay[] {
  const factor = dayFactor(day);
  const groups = GROUPS.map((group) => group.share * season(group, day));
  const channels = CHANNELS.map(
    (channel) =>
      channel.share * (1 + channel.trend * years(day)) * (channel.online ? factor.online : 1),
  );
  return SHOPS.filter((shop) => isOpen(shop, day)).map((shop) => {
    const format = FORMATS[shop.format];
    const level = format.dailySales * shopLevel(shop, day) * factor.stores * storm(shop, day);
    const total: ShopDay = {
      shopno: shop.shopno,
      sales: 0,
      cost: 0,
      orders: 0,
      footfall: 0,
      members: 0,
      memberSales: 0,
    };
    CHANNELS.forEach((channel, c) => {
      const inChannel = level * (channels[c] ?? 0) * shopChannel(shop, channel);
      GROUPS.forEach((group, g) => {
        const draw = bits(DRAW.sales, day, shop.shopno, channel.channelno, group.groupno);
        const sales = Math.round(
          inChannel * (groups[g] ?? 0) * shopGroup(shop, group) * (0.94 + 0.12 * part(draw, 0, 16)),
        );
        const cost = Math.round(sales * (1 - group.margin * (0.93 + 0.14 * part(draw, 16, 8))));
        const receipt =
          format.receipt * group.receipt * channel.receipt * (0.96 + 0.08 * part(draw, 24, 8));
        const orders = Math.max(1, Math.round(sales / receipt));
        const qty = Math.max(orders, Math.round(sales / (UNIT_PRICES[g] ?? 1)));
        cell({
          shopno: shop.shopno,
          channelno: channel.channelno,
          groupno: group.groupno,
          sales,
          cost,
          qty,
          orders,
        });
        total.sales += sales;
        total.cost += cost;
        total.orders += orders;
      });
    });
    const visitors =
      total.orders *
      format.visitorsPerReceipt *
      between(0.95, 1.08, DRAW.footfall, day, shop.shopno);
    total.footfall = Math.max(total.orders + 1, Math.round(visitors));
    total.members = Math.round(total.orders * between(0.53, 0.6, DRAW.members, day, shop.shopno));
    total.memberSales = Math.round(
      total.sales * between(0.6, 0.67, DRAW.members, day, shop.shopno, 1),
    );
    return total;
  });
}

/**
 * The expected month of a store before the factors of its groups: sales, and weighted sales for
 * counting receipts.
 */
export function expectedMonth(
  shop: ShopSeed,
  start: number,
  factors: readonly DayFactor[],
): { sales: number; receipts: number } {
  const level = FORMATS[shop.format].dailySales * shopLevel(shop, start);
  const total = { sales: 0, receipts: 0 };
  for (const channel of CHANNELS) {
    const share =
      level * channel.share * (1 + channel.trend * years(start)) * shopChannel(shop, channel);
    for (const { stores, online } of factors) {
      const sales = share * stores * (channel.online ? online : 1);
      total.sales += sales;
      total.receipts += sales / channel.receipt;
    }
  }
  return total;
}

/** The factors of a group by which an expected month is multiplied; `receipts` then counts orders. */
export function expectedGroup(
  shop: ShopSeed,
  group: GroupSeed,
  start: number,
): { sales: number; receipts: number } {
  const sales = group.share * season(group, start) * shopGroup(shop, group);
  return { sales, receipts: sales / (FORMATS[shop.format].receipt * group.receipt) };
}

function years(day: number): number {
  return (day - REFERENCE) / 365.25;
}

/**
 * Size and trend of a store relative to its format, slightly smaller with each number, so that the
 * first store of a format is the largest.
 */
function shopLevel(shop: ShopSeed, day: number): number {
  const rank = SHOPS.filter(
    ({ format, shopno }) => format === shop.format && shopno < shop.shopno,
  ).length;
  const size = (1.2 - rank * 0.026) * between(0.95, 1.05, DRAW.shopSize, shop.shopno);
  return size * (1 + between(-0.03, 0.11, DRAW.shopTrend, shop.shopno) * years(day));
}

function season(group: GroupSeed, day: number): number {
  const month = monthNumberOf(day);
  return 1 + group.swing * Math.cos(((month - group.peak) / 6) * Math.PI);
}

/** Local preferences of a store: factors of its groups and channels, drawn once. */
const SHOP_GROUPS = SHOPS.map(({ shopno }) =>
  GROUPS.map(({ groupno }) => between(0.85, 1.15, DRAW.shopGroup, shopno, groupno)),
);
const SHOP_CHANNELS = SHOPS.map(({ shopno }) =>
  CHANNELS.map(({ channelno }) => between(0.82, 1.18, DRAW.shopChannel, shopno, channelno)),
);

function shopGroup({ shopno }: ShopSeed, { groupno }: GroupSeed): number {
  return SHOP_GROUPS[shopno - 1]?.[groupno - 1] ?? 1;
}

function shopChannel({ shopno }: ShopSeed, { channelno }: ChannelSeed): number {
  return SHOP_CHANNELS[shopno - 1]?.[channelno - 1] ?? 1;
}

/** A storm reduces the customers of a whole region. */
function storm(shop: ShopSeed, day: number): number {
  return unit(DRAW.storm, day, Number(shop.regionid.slice(1))) < 1 / REGION_DAYS_BETWEEN_STORMS
    ? STORM
    : 1;
}

/** `width` bits of a draw, starting at bit `from`, as a fraction of 1. */
function part(draw: number, from: number, width: number): number {
  return ((draw >>> from) & ((1 << width) - 1)) / (1 << width);
}

/** Average price of what a group sells, so that the quantities of its products add up to its own. */
const UNIT_PRICES = GROUPS.map(
  (group) =>
    1 /
    PRODUCTS.filter(({ groupno }) => groupno === group.groupno).reduce(
      (sum, { weight, price }) => sum + weight / price,
      0,
    ),
);
