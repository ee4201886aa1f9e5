/** Stands for all stores in the list; no store bears this number. */
export const allShops = '*';

/** A choice of the list as the gateway is told it: null is all stores. */
export const shopCodeOf = (chosen: string | null): string | null =>
  chosen === allShops ? null : chosen;
