/** The choice "all stores"; it is not a valid store number. */
export const allShops = '*';

/** The store number for the gateway: null means all stores. */
export const shopCodeOf = (chosen: string | null): string | null =>
  chosen === allShops ? null : chosen;
