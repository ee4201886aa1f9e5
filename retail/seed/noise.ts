/**
 * Pseudo-random numbers from a counter-based hash: each depends only on its keys, never on earlier
 * draws. A date therefore has the same figures regardless of the window, the order and the day on
 * which the data was generated.
 */
const SEED = 0x5eed2026;

/** 32 well mixed bits for a table and its keys (murmur's finaliser, folded over the keys). */
export function bits(table: number, a: number, b = 0, c = 0, d = 0): number {
  let h = SEED ^ Math.imul(table + 1, 0x9e3779b1);
  h = mix(h ^ Math.imul(a, 0x85ebca6b));
  h = mix(h ^ Math.imul(b, 0xc2b2ae35));
  h = mix(h ^ Math.imul(c, 0x27d4eb2f));
  return mix(h ^ Math.imul(d, 0x165667b1)) >>> 0;
}

/** From 0 to below 1. */
export function unit(table: number, a: number, b = 0, c = 0, d = 0): number {
  return bits(table, a, b, c, d) / 0x1_0000_0000;
}

/** From `low` to below `high`. */
export function between(
  low: number,
  high: number,
  table: number,
  a: number,
  b = 0,
  c = 0,
  d = 0,
): number {
  return low + (high - low) * unit(table, a, b, c, d);
}

function mix(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The purpose of a draw. A used number never changes its meaning. */
export const DRAW = {
  shopSize: 1,
  shopTrend: 2,
  shopChannel: 3,
  sales: 4,
  footfall: 5,
  storm: 6,
  productDay: 7,
  productChannel: 8,
  productOrders: 9,
  stockOut: 10,
  plan: 11,
  margin: 12,
  members: 13,
  workflow: 14,
  alert: 15,
  shopGroup: 16,
  sheet: 17,
  list: 18,
} as const;
